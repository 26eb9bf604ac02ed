import { Refusal } from '#contract/refusals'
import type { Db, Transaction } from '#database/connection'
import { transact } from '#database/transact'
import { linkKinds, sameAddress } from '#domain/accounts'
import type { Context } from '#server/context'
import {
  askSoundPassword,
  endLinks,
  endSessions,
  forgetTries,
  getLink,
  keepPassword,
  lockAccount,
  sendLink,
  takeLink,
} from '#server/features/accounts/public'
import { enqueue } from '#server/platform/jobs/enqueue'
import { mayCall } from '#server/platform/limits'
import { hashPassword } from '#server/platform/passwords'
import { sendStaffRecovery } from './jobs.ts'
import { findPerson, type Person } from './queries.ts'
import { triesOfStaff } from './sign-in-staff.ts'

type World = Pick<Context, 'configuration' | 'documents'>

const kinds = ['staff-invitation'] as const
const toOneAddress = { most: 5, seconds: 3600 }

/** E-mails a member of staff the link to set a password. */
export const sendInvitation = async (
  tx: Transaction,
  world: World,
  { staff, accountId }: Person,
  requestedBy: 'staff' | 'access-staff',
): Promise<void> => {
  const addressee = { email: staff.email, language: 'en', userType: 'contact' } as const
  await sendLink(tx, world, { ...addressee, requestedBy, accountId, kind: 'staff-invitation' })
}

/** The same on request of the visitor. Neither the reply nor its timing reveals whether the address is known. */
export async function askStaffPassword(tx: Transaction, written: string): Promise<void> {
  const email = sameAddress(written)
  if (!(await mayCall(tx, `recovery staff ${email}`, toOneAddress))) return
  const found = await findPerson(tx, { email })
  await enqueue(tx, sendStaffRecovery, { accountId: found?.accountId ?? 0 })
}

/** Sets the password of a member of staff by the link of an e-mail, and ends their sessions. Throws `link-over`. */
export async function setStaffPassword(
  db: Db,
  { token, password, caller }: { token: string; password: string; caller: string },
): Promise<void> {
  const link = await getLink(db, token, kinds)
  await askSoundPassword(password, link.email)
  const passwordHash = await hashPassword(password)
  await transact(db, async tx => {
    const accountId = link.accountId ?? 0
    await lockAccount(tx, accountId)
    await takeLink(tx, token, kinds)
    const person = await findPerson(tx, { accountId })
    if (person?.staff.email !== link.email || person.staff.leftAt) throw new Refusal('link-over')
    await keepPassword(tx, accountId, passwordHash, { proven: true })
    await endSessions(tx, accountId)
    await endLinks(tx, link, linkKinds)
    await forgetTries(tx, triesOfStaff(link.email), caller)
  })
}
