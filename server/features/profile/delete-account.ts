import { eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { erasureStatements } from '#database/personal-data/statements'
import * as tables from '#database/tables'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import type { Context } from '#server/context'
import {
  consumeLinkToken,
  getOwnAccount,
  lockAccount,
  sendAccountDeletedEmail,
  sendLinkEmail,
} from '#server/features/accounts/public'
import { archiveGuestsOf } from '#server/features/guest-logins/public'
import { tooManyEmails } from '#server/features/mail/public'

type World = Pick<Context, 'configuration' | 'documents'>

/** E-mails the link to delete an account, so that an open session alone cannot delete it. Throws `too-many-emails`. */
export async function requestDeletion(tx: Transaction, world: World, actor: LeadBooker | CoSignIn): Promise<void> {
  const own = await getOwnAccount(tx, actor)
  const { email, language, userType, proven } = own
  const requestedBy = proven ? 'reader' : 'nobody'
  const addressee = { email, language, userType, requestedBy } as const
  if (!(await sendLinkEmail(tx, world, { ...addressee, accountId: own.id, kind: 'delete-account' })))
    throw tooManyEmails()
}

/**
 * Deletes an account and its owner's personal data, except for what the law requires to be retained, as the register of
 * personal data defines. Throws `link-over`.
 */
export async function deleteAccount(
  tx: Transaction,
  world: World,
  { actor, token }: { actor: LeadBooker | CoSignIn; token: string },
): Promise<void> {
  const own = await getOwnAccount(tx, actor)
  await lockAccount(tx, own.id)
  const { accountId, email } = await consumeLinkToken(tx, token, ['delete-account'])
  if (accountId !== own.id || email !== own.email) throw new ProblemError('link-over')
  if (actor.kind === 'lead-booker') await archiveGuestsOf(tx, actor.contactId)
  const person = {
    ...(actor.kind === 'lead-booker'
      ? { kind: 'contact' as const, id: actor.contactId }
      : { kind: 'coSignIn' as const, id: actor.coSignInId }),
    // The link proves the address. Data known by the address alone stays while another account has it too.
    address: (await hasOtherAccount(tx, actor, email)) ? undefined : email,
  }
  for (const statement of erasureStatements(person)) await tx.execute(statement)
  const { language, userType } = own
  await sendAccountDeletedEmail(tx, world, { email, language, userType })
}

/** Whether the address also belongs to an account of the other kind: a lead booker's, or a guest's. */
async function hasOtherAccount(tx: Transaction, { kind }: LeadBooker | CoSignIn, email: string): Promise<boolean> {
  const [owner, column] =
    kind === 'lead-booker'
      ? [tables.coSignIn, tables.account.coSignInId]
      : ([tables.contact, tables.account.contactId] as const)
  const [other] = await tx
    .select({ id: tables.account.id })
    .from(tables.account)
    .innerJoin(owner, eq(owner.id, column))
    .where(eq(owner.email, email))
  return other !== undefined
}
