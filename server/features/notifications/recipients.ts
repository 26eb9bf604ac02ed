import { and, asc, eq, inArray, isNull } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { coSignIn, guestLogin } from '#database/tables'
import { coSignInRoles } from '#domain/people/accounts'
import type { ReminderTopic } from '#domain/reminders/reminder-plan'
import type { Language } from '#domain/text/language'
import type { FoundBooking } from '#server/features/bookings/public'
import { type ReminderOwner, topicsOfEach } from '#server/features/reminder-preferences/public'

/** A person who is told about a booking. */
export interface Recipient {
  /** The guest; null for the lead booker. */
  coSignInId: number | null
  /** The lead booker; null for a guest, and for a client without an account. */
  contactId: number | null
  email: string
  language: Language
  /** The topics that they have not switched off, where they were read for several recipients. */
  topics?: readonly ReminderTopic[] | undefined
}

/** The person whose choices apply; undefined for a client without an account. */
export const ownerOf = ({ coSignInId, contactId }: Recipient): ReminderOwner | undefined =>
  coSignInId !== null ? { coSignInId } : contactId !== null ? { contactId } : undefined

/** Reads the topics of several recipients at once. */
export async function readTopics(db: Queryable, recipients: readonly Recipient[]): Promise<Recipient[]> {
  const owners = recipients.map(ownerOf)
  const topics = (
    await topicsOfEach(
      db,
      owners.filter(owner => owner !== undefined),
    )
  ).values()
  return recipients.map((recipient, at) => (owners[at] ? { ...recipient, topics: topics.next().value } : recipient))
}

/** The audiences of notifications; travel agents are told nothing in their clients' place. */
export type Audience = 'lead-booker' | 'guests'

/** Finds the lead booker of a booking, if they have an address, or the guests who have joined it. */
export async function findRecipients(db: Queryable, found: FoundBooking, audience: Audience): Promise<Recipient[]> {
  const { row, email, booked } = found
  if (audience === 'lead-booker')
    return email ? [{ coSignInId: null, contactId: row.contactId, email, language: row.language }] : []
  if (row.contactId === null || booked.coSignInIds.length === 0) return []
  const guests = await db
    .select({ coSignInId: coSignIn.id, email: coSignIn.email, language: coSignIn.language })
    .from(guestLogin)
    .innerJoin(coSignIn, eq(coSignIn.id, guestLogin.coSignInId))
    .where(
      and(
        eq(guestLogin.contactId, row.contactId),
        inArray(guestLogin.coSignInId, [...booked.coSignInIds]),
        eq(guestLogin.role, coSignInRoles.guest),
        isNull(guestLogin.archivedAt),
      ),
    )
    .orderBy(asc(coSignIn.id))
  return guests.map(guest => ({ ...guest, contactId: null }))
}
