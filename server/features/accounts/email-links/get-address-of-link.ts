import type { InvitationShown } from '#contract/account/accounts'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import type { LinkKind, UserType } from '#domain/people/accounts'
import { findAccountById } from '../accounts.ts'
import { passwordLinkKinds } from '../credentials/reset-password.ts'
import { listWaysIn, type WaysIn } from '../credentials/ways-in.ts'
import { presentInvitation } from '../registration/invitations.ts'
import { getLinkToken } from './link-tokens.ts'

const kindsOf: Readonly<Record<UserType, readonly LinkKind[]>> = {
  contact: [...passwordLinkKinds.contact, 'complete-registration'],
  cosignin: passwordLinkKinds.cosignin,
}

/** The data of a link that sets a password. */
interface OfLink {
  email: string
  waysIn: WaysIn
  hasPassword: boolean
  invitation: InvitationShown | null
}

/**
 * The address of a link that sets a password, the other ways into its account, and its invitation. Throws `link-over`
 * as the reset itself would: also for a link of another kind of account, and where the address has changed since.
 */
export async function getAddressOfLink(
  db: Queryable,
  { token, userType }: { token: string; userType: UserType },
): Promise<OfLink> {
  const { email, accountId, guestLoginId } = await getLinkToken(db, token, kindsOf[userType])
  const none: OfLink = { email, waysIn: { passkeys: [], identities: [] }, hasPassword: false, invitation: null }
  if (accountId === null) return none
  const account = await findAccountById(db, userType, accountId)
  if (account?.email !== email) throw new ProblemError('link-over')
  const known = {
    ...none,
    hasPassword: account.passwordHash !== null,
    invitation: guestLoginId ? await presentInvitation(db, guestLoginId) : null,
  }
  // The first proof of an address removes all of them anyway.
  return account.proven ? { ...known, waysIn: await listWaysIn(db, accountId) } : known
}
