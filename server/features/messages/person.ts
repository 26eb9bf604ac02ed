import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { coSignIn, guestLogin } from '#database/tables'
import type { Language } from '#domain/text/language'
import type { FoundBooking } from '#server/features/bookings/public'
import type { Conversation } from './queries.ts'

/** The person of a conversation: the lead booker, or a guest. */
export interface Person {
  name: string
  email: string
  language: Language
}

/** A booking and the guest; null for its lead booker. */
interface Party {
  found: FoundBooking
  coSignInId: number | null
}

const fullName = (firstName: string | null, lastName: string | null) => [firstName, lastName].filter(Boolean).join(' ')

/** Whether the person of a conversation still belongs to its booking: its owner, or a guest whose invitation stands. */
export const isStillParty = (
  { row, booked }: FoundBooking,
  { contactId, coSignInId }: Pick<Conversation, 'contactId' | 'coSignInId'>,
): boolean => (coSignInId === null ? row.contactId === contactId : booked.coSignInIds.includes(coSignInId))

/** Finds the people of conversations, in their order; undefined where one has no address any more. */
export async function findPeople(db: Queryable, parties: readonly Party[]): Promise<(Person | undefined)[]> {
  const guestIds = [...new Set(parties.flatMap(({ coSignInId }) => coSignInId ?? []))]
  const contactIds = [...new Set(parties.flatMap(({ found }) => found.row.contactId ?? []))]
  const guests =
    guestIds.length && contactIds.length
      ? await db
          .select({
            contactId: guestLogin.contactId,
            id: coSignIn.id,
            email: coSignIn.email,
            language: coSignIn.language,
            firstName: guestLogin.firstName,
            lastName: guestLogin.lastName,
          })
          .from(guestLogin)
          .innerJoin(coSignIn, eq(coSignIn.id, guestLogin.coSignInId))
          .where(and(inArray(guestLogin.contactId, contactIds), inArray(guestLogin.coSignInId, guestIds)))
      : []
  return parties.map(({ found: { row, email, firstName, lastName }, coSignInId }) => {
    if (coSignInId === null)
      return email ? { name: fullName(firstName, lastName), email, language: row.language } : undefined
    const guest = guests.find(({ id, contactId }) => id === coSignInId && contactId === row.contactId)
    return guest && { name: fullName(guest.firstName, guest.lastName), email: guest.email, language: guest.language }
  })
}

/** Finds the person of one conversation. */
export async function findPerson(
  db: Queryable,
  found: FoundBooking,
  coSignInId: number | null,
): Promise<Person | undefined> {
  return (await findPeople(db, [{ found, coSignInId }]))[0]
}
