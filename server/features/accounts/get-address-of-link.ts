import { Refusal } from '#contract/refusals'
import type { Reads } from '#database/connection'
import type { LinkKind, UserType } from '#domain/accounts'
import { findAccountById } from './accounts.ts'
import { getLink } from './links.ts'
import { linksToSet } from './reset-password.ts'
import { listWaysIn, type WaysIn } from './ways-in.ts'

const kindsOf: Readonly<Record<UserType, readonly LinkKind[]>> = {
  contact: [...linksToSet.contact, 'complete-registration'],
  cosignin: linksToSet.cosignin,
}

/**
 * The address to which a link was sent that sets a password, and what else opens its account. Throws `link-over` as the reset itself would: also for the
 * link of another kind of account, and where the address has changed since.
 */
export async function getAddressOfLink(
  db: Reads,
  { token, userType }: { token: string; userType: UserType },
): Promise<{ email: string; waysIn: WaysIn }> {
  const { email, accountId } = await getLink(db, token, kindsOf[userType])
  const none = { email, waysIn: { passkeys: [], identities: [] } }
  if (accountId === null) return none
  const account = await findAccountById(db, userType, accountId)
  if (account?.email !== email) throw new Refusal('link-over')
  // The first proof of an address removes all of them anyway.
  return account.proven ? { email, waysIn: await listWaysIn(db, accountId) } : none
}
