import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { ProblemError } from '#contract/problems'
import type { makeProvisional as makeProvisionalCall } from '#contract/staff/staff-bookings'
import type { Transaction } from '#database/connection'
import { contact, trip } from '#database/tables'
import { lockVilla } from '#database/transact'
import type { Staff } from '#domain/access/actor'
import { holdTimesOn } from '#domain/booking/hold/hold-times'
import { todayAt } from '#domain/calendar/today'
import { addWorkingDays } from '#domain/calendar/working-days'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import type { Language } from '#domain/text/language'
import type { Context } from '#server/context'
import { recordEvent } from '#server/features/booking-events/public'
import {
  absoluteUrl,
  areNightsTaken,
  dueWithHold,
  emailBookingOwner,
  findBookings,
  getBooking,
  holdNights,
  insertBooking,
  priceStay,
  saveSale,
} from '#server/features/bookings/public'
import { officesAt } from '#server/features/settings/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { addClient } from './add-client.ts'

type Wanted = z.output<(typeof makeProvisionalCall)['body']>

/** The client of a booking, who can be new. Throws `not-found`, `invalid-input` and `address-taken`. */
async function clientOf(
  tx: Transaction,
  actor: Staff,
  { contactId, person }: Wanted,
  language: Language,
): Promise<{ id: number; publicId: string }> {
  if (person && contactId === undefined) return addClient(tx, actor, person, language)
  throwFieldErrors({ contactId: contactId === undefined || person ? 'missing' : undefined })
  const [client] = await tx
    .select({ id: contact.id, publicId: contact.publicId })
    .from(contact)
    .where(eq(contact.publicId, contactId ?? ''))
  if (!client) throw new ProblemError('not-found')
  return client
}

/**
 * Holds a villa for a client, or for a person who becomes one, as an option made by staff, and notifies them by e-mail.
 * Throws `not-found`, `invalid-input`, `address-taken`, `dates-taken`, `rate-not-offered`, and `stay-refused` where the villa has no price for the stay.
 */
export async function createProvisionalBooking(
  tx: Transaction,
  world: Pick<Context, 'catalogue' | 'clock' | 'configuration' | 'documents'>,
  actor: Staff,
  wanted: Wanted,
): Promise<BookingResponse> {
  const { propertyId: villaId, from, to, adults, children, infants, rooms, ratePlan, currencyId } = wanted
  const stay = { from, to }
  const language = wanted.lang ?? 'en'
  const client = await clientOf(tx, actor, wanted, language)
  await lockVilla(tx, villaId)
  const party = { adults, children, infants, ...(rooms && { rooms }) }
  const asked = { villaId, stay, ...party, ratePlan, currencyId, audience: 'default' } as const
  const { at, sold } = await priceStay(tx, world, asked)
  throwFieldErrors({ from: from < at.today ? 'past' : undefined })
  if (await areNightsTaken(tx, [{ villaId, stay }])) throw new ProblemError('dates-taken')
  if (!sold) throw new ProblemError('stay-refused', { more: { reason: 'not-let' } })
  if (ratePlan && sold.sale.ratePlan !== ratePlan) throw new ProblemError('rate-not-offered')
  const { id: bookingId, reference } = await insertBooking(tx, party, sold, {
    status: bookingStatus.officeOption,
    contactId: client.id,
    language,
  })
  const { closedOn = [] } = officesAt(world, at.now)[0].hours
  const days = wanted.workingDays ?? holdTimesOn(todayAt(at.now)).officeDays
  const until = addWorkingDays(at.now, days, closedOn)
  const held = { bookingId, villaId, stay, priceCents: sold.sale.villaCents }
  const itemId = await holdNights(tx, held, new Date(until))
  await saveSale(tx, { bookingId, itemId, villaId, stay }, sold.sale)
  await dueWithHold(tx, bookingId)
  if (wanted.person) await tx.insert(trip).values({ bookingId, phone: wanted.person.phone })
  await recordEvent(tx, bookingId, { kind: 'held', actor: 'staff', itemId, data: { online: false } })
  await writeStaffEntry(tx, {
    staffId: actor.staffId,
    action: 'booking-made',
    subjectContact: client.publicId,
    reason: `${reference}: ${from}/${to}`,
  })
  const [found] = await findBookings(tx, [bookingId])
  if (found)
    await emailBookingOwner(tx, world, found, {
      told: 'provisional',
      address: absoluteUrl(world, `/secure/ob/continue?booking=${found.row.id}`, language),
      cents: sold.sale.instalments[0]?.cents ?? 0,
      reference,
      until,
    })
  return getBooking(tx, world, actor, bookingId)
}
