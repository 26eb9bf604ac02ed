import { and, eq, isNotNull, notInArray, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Db, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { transact } from '#database/transact'
import { linkKinds, sameAddress } from '#domain/accounts'
import type { LeadBooker } from '#domain/actor'
import type { Context } from '#server/context'
import {
  endLinks,
  endSessions,
  findAccount,
  getOwnAccount,
  lockAccount,
  sendLink,
  takeLink,
  tellAddress,
} from '#server/features/accounts/public'
import { isPassword } from '#server/platform/passwords'
import { refuseFields } from '#server/platform/refuse-fields'

const { account, contact, emailSubscription } = tables

type World = Pick<Context, 'configuration' | 'documents'>

/** Asks the new address whether it is theirs, and tells the old one. Throws `address-taken`. */
export async function askToChangeAddress(
  db: Db,
  world: World,
  { actor, email: written, password }: { actor: LeadBooker; email: string; password: string },
): Promise<void> {
  const own = await getOwnAccount(db, actor)
  const isRight = await isPassword(password, own.passwordHash)
  refuseFields({ password: isRight ? undefined : 'password-wrong' })
  const email = sameAddress(written)
  if (email === own.email) return refuseFields({ email: 'invalid' })
  await transact(db, async tx => {
    await lockAccount(tx, own.id)
    if (await findAccount(tx, 'contact', email)) throw new Refusal('address-taken')
    const { language, userType } = own
    await sendLink(tx, world, { email, language, userType, accountId: own.id, kind: 'change-email' })
    await tellAddress(tx, world, { email: own.email, language, userType, told: 'address-asked', about: email })
  })
}

/**
 * Whom the letter knew by the address until now becomes who has the account: their place on the list comes along, where
 * there is none yet. Throws `address-taken` for who has an account.
 */
async function takeOver(tx: Transaction, email: string, contactId: number): Promise<void> {
  const [known] = await tx
    .select({ id: contact.id, accountId: account.id })
    .from(contact)
    .leftJoin(account, eq(account.contactId, contact.id))
    .where(eq(contact.email, email))
    .for('update', { of: contact })
  if (!known) return
  if (known.accountId !== null) throw new Refusal('address-taken')
  const { booking, contactInterest, factSheetRequest } = tables
  const sources = tx
    .select({ source: emailSubscription.source })
    .from(emailSubscription)
    .where(eq(emailSubscription.contactId, contactId))
  await tx
    .update(emailSubscription)
    .set({ contactId })
    .where(and(eq(emailSubscription.contactId, known.id), notInArray(emailSubscription.source, sources)))
  const flags = tx
    .select({ flag: contactInterest.flag })
    .from(contactInterest)
    .where(eq(contactInterest.contactId, contactId))
  await tx
    .update(contactInterest)
    .set({ contactId })
    .where(and(eq(contactInterest.contactId, known.id), notInArray(contactInterest.flag, flags)))
  await tx.update(factSheetRequest).set({ contactId }).where(eq(factSheetRequest.contactId, known.id))
  await tx.update(booking).set({ contactId }).where(eq(booking.contactId, known.id))
  await tx.delete(contact).where(eq(contact.id, known.id))
}

/** Moves an account to the address whose letter its owner has opened. Throws `link-over` and `address-taken`. */
export async function changeAddress(
  tx: Transaction,
  world: World,
  { actor, sessionId, token }: { actor: LeadBooker; sessionId: string; token: string },
): Promise<void> {
  const own = await getOwnAccount(tx, actor)
  await lockAccount(tx, own.id)
  const { accountId, email } = await takeLink(tx, token, ['change-email'])
  if (accountId !== own.id) throw new Refusal('link-over')
  await takeOver(tx, email, actor.contactId)
  await tx.update(contact).set({ email }).where(eq(contact.id, actor.contactId))
  await tx.update(account).set({ provenAt: sql`app_now()` }).where(eq(account.id, own.id))
  // The list was told to the old address; its owner is the same, and has just shown that they read the new one.
  await tx
    .update(emailSubscription)
    .set({ secret: sql`gen_random_uuid()` })
    .where(and(eq(emailSubscription.contactId, actor.contactId), isNotNull(emailSubscription.confirmedAt)))
  await endSessions(tx, own.id, { except: sessionId })
  await endLinks(tx, { email: own.email, accountId: own.id }, linkKinds)
  const { language, userType } = own
  await tellAddress(tx, world, { email: own.email, language, userType, told: 'address-changed', about: email })
}
