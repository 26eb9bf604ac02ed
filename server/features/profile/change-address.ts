import { and, eq, inArray, isNotNull, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Db, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { transact } from '#database/transact'
import { coSignInRoles, linkKinds, sameAddress } from '#domain/accounts'
import type { CoSignIn, LeadBooker } from '#domain/actor'
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
import { tooManyEmails } from '#server/features/mail/public'
import { isPassword } from '#server/platform/passwords'
import { refuseFields } from '#server/platform/refuse-fields'

const { account, contact, coSignIn, emailSubscription, guestLogin } = tables

type Mover = LeadBooker | CoSignIn
type World = Pick<Context, 'configuration' | 'documents'>

const isOpened = ({ passwordHash, proven }: { passwordHash: string | null; proven: boolean }) =>
  passwordHash !== null || proven

/** Asks the new address whether it is theirs, and tells the old one. Throws `address-taken` and `too-many-emails`. */
export async function askToChangeAddress(
  db: Db,
  world: World,
  { actor, email: written, password }: { actor: Mover; email: string; password: string },
): Promise<void> {
  const own = await getOwnAccount(db, actor)
  const isRight = await isPassword(password, own.passwordHash)
  refuseFields({ password: isRight ? undefined : 'password-wrong' })
  const email = sameAddress(written)
  if (email === own.email) return refuseFields({ email: 'invalid' })
  await transact(db, async tx => {
    await lockAccount(tx, own.id)
    const { language, userType, proven } = own
    const known = await findAccount(tx, userType, email)
    // An invitation that nobody has followed is no account of somebody else's.
    if (known && (userType === 'contact' || isOpened(known))) throw new Refusal('address-taken')
    // The new address is only typed, whoever types it.
    const addressee = { email, language, userType, requestedBy: 'nobody' } as const
    if (!(await sendLink(tx, world, { ...addressee, accountId: own.id, kind: 'change-email' }))) throw tooManyEmails()
    await tellAddress(tx, world, { email: own.email, language, userType, proven, told: 'address-asked', about: email })
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

/**
 * Invitations to the new address that nobody has followed yet become those of who has shown that they read it. Throws
 * `address-taken` for somebody else's account, and for the address of a travel agent.
 */
async function takeOverInvitations(tx: Transaction, email: string, coSignInId: number): Promise<void> {
  const [known] = await tx
    .select({
      id: coSignIn.id,
      role: coSignIn.role,
      passwordHash: account.passwordHash,
      proven: sql<boolean>`${account.provenAt} is not null`,
    })
    .from(coSignIn)
    .leftJoin(account, eq(account.coSignInId, coSignIn.id))
    .where(eq(coSignIn.email, email))
    .for('update', { of: coSignIn })
  if (!known) return
  if (known.role !== coSignInRoles.guest || isOpened(known)) throw new Refusal('address-taken')
  const inviters = (wanted: SQL | undefined) => tx.select({ id: guestLogin.contactId }).from(guestLogin).where(wanted)
  const invitesAnew = inviters(and(eq(guestLogin.coSignInId, known.id), isNull(guestLogin.archivedAt)))
  await tx
    .update(guestLogin)
    .set({ archivedAt: null })
    .where(and(eq(guestLogin.coSignInId, coSignInId), inArray(guestLogin.contactId, invitesAnew)))
  await tx
    .update(guestLogin)
    .set({ coSignInId })
    .where(
      and(
        eq(guestLogin.coSignInId, known.id),
        notInArray(guestLogin.contactId, inviters(eq(guestLogin.coSignInId, coSignInId))),
      ),
    )
  await tx.delete(coSignIn).where(eq(coSignIn.id, known.id))
}

/** A lead booker's address becomes another, and the list goes along. */
async function moveContact(tx: Transaction, email: string, contactId: number): Promise<void> {
  await takeOver(tx, email, contactId)
  await tx.update(contact).set({ email }).where(eq(contact.id, contactId))
  // The list was told to the old address; its owner is the same, and has just shown that they read the new one.
  await tx
    .update(emailSubscription)
    .set({ secret: sql`gen_random_uuid()` })
    .where(and(eq(emailSubscription.contactId, contactId), isNotNull(emailSubscription.confirmedAt)))
}

/** The address of who shares bookings becomes another, for all who invite them. */
async function moveCoSignIn(tx: Transaction, email: string, coSignInId: number): Promise<void> {
  await takeOverInvitations(tx, email, coSignInId)
  await tx.update(coSignIn).set({ email }).where(eq(coSignIn.id, coSignInId))
}

/** Moves an account to the address whose letter its owner has opened. Throws `link-over` and `address-taken`. */
export async function changeAddress(
  tx: Transaction,
  world: World,
  { actor, sessionId, token }: { actor: Mover; sessionId: string; token: string },
): Promise<void> {
  const own = await getOwnAccount(tx, actor)
  await lockAccount(tx, own.id)
  const { accountId, email } = await takeLink(tx, token, ['change-email'])
  if (accountId !== own.id) throw new Refusal('link-over')
  if (actor.kind === 'lead-booker') await moveContact(tx, email, actor.contactId)
  else await moveCoSignIn(tx, email, actor.coSignInId)
  await tx.update(account).set({ provenAt: sql`app_now()` }).where(eq(account.id, own.id))
  await endSessions(tx, own.id, { except: sessionId })
  await endLinks(tx, { email: own.email, accountId: own.id }, linkKinds)
  const { language, userType, proven } = own
  await tellAddress(tx, world, { email: own.email, language, userType, proven, told: 'address-changed', about: email })
}
