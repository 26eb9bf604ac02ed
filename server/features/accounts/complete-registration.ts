import { eq } from 'drizzle-orm'
import type { Db } from '#database/connection'
import * as tables from '#database/tables'
import { transact } from '#database/transact'
import type { Device } from '#domain/device'
import type { Language } from '#domain/language'
import { hashPassword } from '#server/platform/passwords'
import { takeBookingOfLink } from './find-booking-of-link.ts'
import { getLink, takeLink } from './links.ts'
import { askSoundPassword, keepPassword } from './set-password.ts'
import { type Begun, begin, forgetTries, triesOf } from './sign-in.ts'
import { makeAccount } from './sign-up.ts'

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
): Promise<Begun> {
  const kinds = ['complete-registration'] as const
  const { email } = await getLink(db, token, kinds)
  await askSoundPassword(password, email)
  const passwordHash = await hashPassword(password)
  return transact(db, async tx => {
    await takeLink(tx, token, kinds)
    const names = { firstName, lastName, language }
    const [owner] = await tx
      .insert(contact)
      .values({ email, ...names })
      .onConflictDoUpdate({ target: contact.email, set: { email } })
      .returning({ id: contact.id })
    if (!owner) throw new Error('the contact was neither found nor inserted')
    const accountId = await makeAccount(tx, owner.id)
    await tx.update(contact).set(names).where(eq(contact.id, owner.id))
    await keepPassword(tx, accountId, passwordHash, { proven: true })
    await forgetTries(tx, triesOf('contact', email), caller)
    if (bookingId !== undefined) await takeBookingOfLink(tx, { bookingId, email, contactId: owner.id })
    return begin(tx, { id: accountId, kind: 'contact' }, device)
  })
}
