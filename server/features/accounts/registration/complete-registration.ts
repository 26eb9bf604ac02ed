import { eq } from 'drizzle-orm'
import type { Db } from '#database/connection'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { Device } from '#domain/access/user-agent'
import type { Language } from '#domain/text/language'
import { hashPassword } from '#server/platform/auth/passwords'
import { assertAcceptablePassword, savePassword } from '../credentials/set-password.ts'
import { consumeLinkToken, getLinkToken } from '../email-links/link-tokens.ts'
import { assignLinkedBooking } from '../email-links/linked-booking.ts'
import { attemptCounterKeys, forgetTries, type StartedSession, startSession } from '../sessions/sign-in.ts'
import { createAccount } from './sign-up.ts'

const { contact } = tables

interface Completed {
  token: string
  firstname: string
  lastname: string
  password: string
  language: Language
  device: Device
  caller: string
  /** The booking that led to the registration. */
  bookingId?: number | undefined
}

/**
 * Creates an account by the link of an e-mail, which proves the address. Throws `link-over`, and `already-registered`
 * where an account exists meanwhile.
 */
export async function completeRegistration(
  db: Db,
  { token, firstname: firstName, lastname: lastName, password, language, device, caller, bookingId }: Completed,
): Promise<StartedSession> {
  const kinds = ['complete-registration'] as const
  const { email } = await getLinkToken(db, token, kinds)
  await assertAcceptablePassword(password, email)
  const passwordHash = await hashPassword(password)
  return withTransaction(db, async tx => {
    await consumeLinkToken(tx, token, kinds)
    const names = { firstName, lastName, language }
    const [owner] = await tx
      .insert(contact)
      .values({ email, ...names })
      .onConflictDoUpdate({ target: contact.email, set: { email } })
      .returning({ id: contact.id })
    if (!owner) throw new Error('the contact was neither found nor inserted')
    const accountId = await createAccount(tx, owner.id)
    await tx.update(contact).set(names).where(eq(contact.id, owner.id))
    await savePassword(tx, accountId, passwordHash, { proven: true })
    await forgetTries(tx, attemptCounterKeys('contact', email), caller)
    if (bookingId !== undefined) await assignLinkedBooking(tx, { bookingId, email, contactId: owner.id })
    return startSession(tx, { id: accountId, kind: 'contact' }, device)
  })
}
