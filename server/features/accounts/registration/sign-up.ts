import { eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Db, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { withTransaction } from '#database/transact'
import type { Device } from '#domain/access/user-agent'
import { normaliseEmail } from '#domain/people/accounts'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { hashPassword } from '#server/platform/auth/passwords'
import { assertAcceptablePassword, savePassword } from '../credentials/set-password.ts'
import { sendLinkEmail } from '../emails.ts'
import { type StartedSession, startSession } from '../sessions/sign-in.ts'
import { sendRegistration } from './send-registration.ts'

const { account, contact } = tables

interface Wanted {
  email: string
  firstname: string
  lastname: string
  password: string
  language: Language
  device: Device
}

/** The contact of an address, and whether it is new; concurrent calls for the address wait. */
export async function findOrCreateContact(
  tx: Transaction,
  { email, firstname, lastname, language }: Pick<Wanted, 'email' | 'firstname' | 'lastname' | 'language'>,
) {
  const [made] = await tx
    .insert(contact)
    .values({ email, firstName: firstname, lastName: lastname, language })
    .onConflictDoNothing()
    .returning({ id: contact.id })
  if (made) return { id: made.id, isNew: true }
  const [known] = await tx.select({ id: contact.id }).from(contact).where(eq(contact.email, email)).for('update')
  if (!known) throw new Error('the contact was neither found nor inserted')
  return { id: known.id, isNew: false }
}

/** Creates the account of a contact that has none. Throws `already-registered`. */
export async function createAccount(tx: Transaction, contactId: number): Promise<number> {
  const [made] = await tx.insert(account).values({ contactId }).onConflictDoNothing().returning({ id: account.id })
  if (!made) throw new ProblemError('already-registered')
  return made.id
}

/**
 * Signs up. An unknown address gets an account immediately, and a confirmation e-mail. One that the newsletter or the
 * office knows opens an e-mailed link first, and then sets a password (PD-57), because the input can be a stranger's.
 * Returns undefined where a link was sent. Throws `already-registered`.
 */
export async function signUp(
  db: Db,
  world: Pick<Context, 'configuration' | 'documents'>,
  wanted: Wanted,
): Promise<StartedSession | undefined> {
  const { device, language } = wanted
  const email = normaliseEmail(wanted.email)
  await assertAcceptablePassword(wanted.password, email)
  const passwordHash = await hashPassword(wanted.password)
  return withTransaction(db, async tx => {
    const { id: contactId, isNew } = await findOrCreateContact(tx, { ...wanted, email })
    if (!isNew) {
      const [known] = await tx.select({ id: account.id }).from(account).where(eq(account.contactId, contactId))
      if (known) throw new ProblemError('already-registered')
      await sendRegistration(tx, world, { email, language })
      return undefined
    }
    const accountId = await createAccount(tx, contactId)
    await savePassword(tx, accountId, passwordHash, { proven: false })
    await sendLinkEmail(tx, world, {
      email,
      language,
      userType: 'contact',
      requestedBy: 'nobody',
      accountId,
      kind: 'confirm-email',
    })
    return startSession(tx, { id: accountId, kind: 'contact' }, device)
  })
}
