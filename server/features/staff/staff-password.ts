import { ProblemError } from '#contract/problems'
import type { Db, Transaction } from '#database/connection'
import { withTransaction } from '#database/transact'
import { linkKinds, normaliseEmail } from '#domain/people/accounts'
import type { Context } from '#server/context'
import {
  assertAcceptablePassword,
  consumeLinkToken,
  endSessions,
  forgetTries,
  getLinkToken,
  lockAccount,
  revokeLinkTokens,
  savePassword,
  sendLinkEmail,
} from '#server/features/accounts/public'
import { hashPassword } from '#server/platform/auth/passwords'
import { enqueue } from '#server/platform/jobs/enqueue'
import { tryConsume } from '#server/platform/security/rate-limits'
import { sendStaffRecovery } from './jobs.ts'
import { findPerson, type Person } from './queries.ts'
import { staffAttemptKeys } from './sign-in-staff.ts'

type World = Pick<Context, 'configuration' | 'documents'>

const kinds = ['staff-invitation'] as const
const toOneAddress = { max: 5, windowSeconds: 3600 }

/** E-mails a member of staff the link to set a password. */
export const sendInvitation = async (
  tx: Transaction,
  world: World,
  { staff, accountId }: Person,
  requestedBy: 'staff' | 'access-staff',
): Promise<void> => {
  const addressee = { email: staff.email, language: 'en', userType: 'contact' } as const
  await sendLinkEmail(tx, world, { ...addressee, requestedBy, accountId, kind: 'staff-invitation' })
}

/** The same on request of the visitor. Neither the reply nor its timing reveals whether the address is known. */
export async function requestStaffPasswordReset(tx: Transaction, written: string): Promise<void> {
  const email = normaliseEmail(written)
  if (!(await tryConsume(tx, `recovery staff ${email}`, toOneAddress))) return
  const found = await findPerson(tx, { email })
  await enqueue(tx, sendStaffRecovery, { accountId: found?.accountId ?? 0 })
}

/** Sets the password of a member of staff by the link of an e-mail, and ends their sessions. Throws `link-over`. */
export async function setStaffPassword(
  db: Db,
  { token, password, caller }: { token: string; password: string; caller: string },
): Promise<void> {
  const link = await getLinkToken(db, token, kinds)
  await assertAcceptablePassword(password, link.email)
  const passwordHash = await hashPassword(password)
  await withTransaction(db, async tx => {
    const accountId = link.accountId ?? 0
    await lockAccount(tx, accountId)
    await consumeLinkToken(tx, token, kinds)
    const person = await findPerson(tx, { accountId })
    if (person?.staff.email !== link.email || person.staff.leftAt) throw new ProblemError('link-over')
    await savePassword(tx, accountId, passwordHash, { proven: true })
    await endSessions(tx, accountId)
    await revokeLinkTokens(tx, link, linkKinds)
    await forgetTries(tx, staffAttemptKeys(link.email), caller)
  })
}
