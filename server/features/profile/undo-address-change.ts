import { and, eq, gt, isNull, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { accessLinkKinds } from '#domain/people/accounts'
import type { Context } from '#server/context'
import {
  consumeLinkToken,
  endSessions,
  findAccountById,
  getLinkToken,
  lockAccount,
  revokeLinkTokens,
  revokeOtherCredentials,
  sendEmailChangeEmail,
  sendLinkEmail,
} from '#server/features/accounts/public'
import { moveContact, moveCoSignIn } from './move-address.ts'

const { account, linkToken } = tables
const undo = ['undo-address'] as const

/**
 * Moves an account back to its previous address for the reader of that address, because a thief may have moved it. Ends
 * all sessions, passkeys, linked identities and links, removes the password, and sends a link for a new one. Throws
 * `link-over`, and `address-taken` where the old address has a proven account of its own by now.
 */
export async function undoAddressChange(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  token: string,
): Promise<void> {
  const accountId = (await getLinkToken(tx, token, undo)).accountId ?? 0
  await lockAccount(tx, accountId)
  const { email, createdAt } = await consumeLinkToken(tx, token, undo)
  const own = (await findAccountById(tx, 'contact', accountId)) ?? (await findAccountById(tx, 'cosignin', accountId))
  const [of] = await tx
    .select({ contactId: account.contactId, coSignInId: account.coSignInId })
    .from(account)
    .where(eq(account.id, accountId))
  if (!own || !of) throw new ProblemError('link-over')
  const { language, userType, proven } = own
  if (own.email !== email) {
    if (of.contactId !== null) await moveContact(tx, email, of.contactId, { overUnproven: true })
    else if (of.coSignInId !== null) await moveCoSignIn(tx, email, of.coSignInId)
    await sendEmailChangeEmail(tx, world, {
      email: own.email,
      language,
      userType,
      proven,
      told: 'address-restored',
      about: email,
    })
  }
  await tx
    .update(account)
    .set({ passwordHash: null, passwordSetAt: null, provenAt: sql`app_now()` })
    .where(eq(account.id, accountId))
  await revokeOtherCredentials(tx, accountId)
  await endSessions(tx, accountId)
  await revokeLinkTokens(tx, { email, accountId }, accessLinkKinds)
  // Later addresses of the account lose their undo links; earlier ones keep them.
  await tx
    .update(linkToken)
    .set({ usedAt: sql`app_now()` })
    .where(
      and(
        eq(linkToken.accountId, accountId),
        eq(linkToken.kind, 'undo-address'),
        isNull(linkToken.usedAt),
        gt(linkToken.createdAt, createdAt),
      ),
    )
  await sendLinkEmail(tx, world, {
    email,
    language,
    userType,
    requestedBy: 'reader',
    accountId,
    kind: 'password-reset',
  })
}
