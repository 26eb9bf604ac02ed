import { and, eq, inArray, notInArray, sql } from 'drizzle-orm'
import type { Subscriptions } from '#contract/account/profile'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import * as tables from '#database/tables'
import type { CoSignIn, LeadBooker } from '#domain/access/actor'
import { profilePolicy } from '#domain/access/profile-policy'
import type { InterestFlag } from '#domain/content/interest-flags'
import type { ReminderTopic } from '#domain/reminders/reminder-plan'
import type { Language } from '#domain/text/language'
import { type ReminderOwner, setReminders, topicsOf } from '#server/features/reminder-preferences/public'
import { authorize } from '#server/platform/auth/authorize'
import { enqueue } from '#server/platform/jobs/enqueue'
import { contactOf } from './contact-of.ts'
import { sendWelcome } from './jobs.ts'
import { findSubscription, isOffList } from './queries.ts'
import { subscribeByEmail } from './subscribe-by-email.ts'

const { account, contact, contactInterest, coSignIn, emailSubscription } = tables

interface Chosen {
  newsletter?: boolean | undefined
  interests?: readonly InterestFlag[] | undefined
  reminders?: readonly ReminderTopic[] | undefined
}

interface Addressee {
  owner: ReminderOwner
  email: string
  language: Language
  proven: boolean
}

/** Gets the addressee of an id after authorising the actor. Throws `not-found`. */
async function getAddressee(
  db: Queryable,
  actor: LeadBooker | CoSignIn,
  action: 'view' | 'change',
  publicId: string,
): Promise<Addressee> {
  const isClient = actor.kind === 'lead-booker'
  const person = isClient ? contact : coSignIn
  const [found] = await db
    .select({ id: person.id, email: person.email, language: person.language, provenAt: account.provenAt })
    .from(person)
    .leftJoin(account, eq(isClient ? account.contactId : account.coSignInId, person.id))
    .where(eq(person.publicId, publicId))
  const owner = found && (isClient ? { contactId: found.id } : { coSignInId: found.id })
  authorize(profilePolicy, actor, action, owner)
  if (!found || !owner) throw new Error('an authorised addressee is missing')
  return { owner, email: found.email, language: found.language, proven: found.provenAt !== null }
}

/**
 * The subscriptions of an address, which belong to it, whichever account signs in with it; and the reminders of an
 * account.
 */
async function present(db: Queryable, email: string, owner: ReminderOwner): Promise<Subscriptions> {
  const reminders = await topicsOf(db, owner)
  const [known] = await db.select({ id: contact.id }).from(contact).where(eq(contact.email, email))
  if (!known) return { newsletter: 'off', interests: [], reminders }
  const found = await findSubscription(db, known.id)
  const interests = await db
    .select({ flag: contactInterest.flag })
    .from(contactInterest)
    .where(eq(contactInterest.contactId, known.id))
    .orderBy(contactInterest.flag)
  const isAsked = found?.subscription.confirmedAt === null && found.subscription.leftAt === null
  return {
    newsletter: found?.onList ? 'on' : isAsked ? 'asked' : 'off',
    interests: interests.map(({ flag }) => flag),
    reminders,
  }
}

/** The subscriptions of the actor. */
export async function getSubscriptions(
  db: Queryable,
  { actor, id }: { actor: LeadBooker | CoSignIn; id: string },
): Promise<Subscriptions> {
  const { email, owner } = await getAddressee(db, actor, 'view', id)
  return present(db, email, owner)
}

/** Subscribes an address whose owner is signed in and has proven it. */
async function join(tx: Transaction, contactId: number, language: Language): Promise<void> {
  const now = sql`app_now()`
  const [joined] = await tx
    .insert(emailSubscription)
    .values({ contactId, source: 'footer', language, subscribedAt: now, confirmedAt: now })
    .onConflictDoUpdate({
      target: [emailSubscription.contactId, emailSubscription.source],
      set: { confirmedAt: now, leftAt: null },
      setWhere: isOffList,
    })
    .returning({ contactId: emailSubscription.contactId })
  if (joined) await enqueue(tx, sendWelcome, { contactId })
}

const leave = (tx: Transaction, contactId: number) =>
  tx
    .update(emailSubscription)
    .set({ leftAt: sql`coalesce(${emailSubscription.leftAt}, app_now())` })
    .where(eq(emailSubscription.contactId, contactId))

/** Replaces the interests; the start of those that stay is unchanged. */
async function setInterests(tx: Transaction, contactId: number, flags: readonly InterestFlag[]): Promise<void> {
  const others = flags.length > 0 ? notInArray(contactInterest.flag, [...flags]) : undefined
  await tx.delete(contactInterest).where(and(eq(contactInterest.contactId, contactId), others))
  if (flags.length > 0)
    await tx
      .insert(contactInterest)
      .values([...new Set(flags)].map(flag => ({ contactId, flag })))
      .onConflictDoNothing()
}

/** Changes the subscriptions of the actor; an unproven address gets a confirmation e-mail first. */
export async function changeSubscriptions(
  tx: Transaction,
  { actor, id, newsletter, interests, reminders }: Chosen & { actor: LeadBooker | CoSignIn; id: string },
): Promise<Subscriptions> {
  const { owner, email, language, proven } = await getAddressee(tx, actor, 'change', id)
  const { id: contactId } = await contactOf(tx, email)
  if (newsletter === true && proven) await join(tx, contactId, language)
  if (newsletter === true && !proven) await subscribeByEmail(tx, { email, language })
  if (newsletter === false) await leave(tx, contactId)
  if (interests) await setInterests(tx, contactId, interests)
  if (reminders) await setReminders(tx, owner, reminders)
  return present(tx, email, owner)
}

/** Gets the subscription of a secret, with its address. Throws `not-found`. */
async function getByToken(db: Queryable, secret: string) {
  const [found] = await db
    .select({ contactId: contact.id, email: contact.email, language: emailSubscription.language })
    .from(emailSubscription)
    .innerJoin(contact, eq(contact.id, emailSubscription.contactId))
    .where(eq(emailSubscription.secret, secret))
  if (!found) throw new ProblemError('not-found', { withheld: true })
  return found
}

/** The subscriptions of an e-mail's reader. Throws `not-found`. */
export async function getSubscriptionsByToken(
  db: Queryable,
  secret: string,
): Promise<Subscriptions & { email: string }> {
  const { contactId, email } = await getByToken(db, secret)
  return { ...(await present(db, email, { contactId })), email }
}

/** Changes the subscriptions of an e-mail's reader, whom the token proves to be the owner. Throws `not-found`. */
export async function changeSubscriptionsByToken(
  tx: Transaction,
  secret: string,
  { newsletter, interests, reminders }: Chosen,
): Promise<Subscriptions & { email: string }> {
  const { contactId, email, language } = await getByToken(tx, secret)
  if (newsletter === true) await join(tx, contactId, language)
  if (newsletter === false) await leave(tx, contactId)
  if (interests) await setInterests(tx, contactId, interests)
  if (reminders) await setReminders(tx, { contactId }, reminders)
  return { ...(await present(tx, email, { contactId })), email }
}

/** Subscribes or unsubscribes by the secret of an e-mail, which must match the named contact. Throws `not-found`. */
export async function settleByOneClick(
  tx: Transaction,
  { contactId: publicId, secret, subscribed }: { contactId: string; secret: string; subscribed: boolean },
): Promise<void> {
  const ofLetter = tx.select({ id: contact.id }).from(contact).where(eq(contact.publicId, publicId))
  const [found] = await tx
    .select({ contactId: emailSubscription.contactId, language: emailSubscription.language })
    .from(emailSubscription)
    .where(and(eq(emailSubscription.secret, secret), inArray(emailSubscription.contactId, ofLetter)))
  if (!found) throw new ProblemError('not-found', { withheld: true })
  if (subscribed) await join(tx, found.contactId, found.language)
  else await leave(tx, found.contactId)
}
