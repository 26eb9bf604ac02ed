import type { z } from 'zod'
import type { createOption as createOptionCall } from '#contract/booking/options'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { lockVilla } from '#database/transact'
import type { Actor } from '#domain/access/actor'
import type { Device } from '#domain/access/user-agent'
import { holdTimesOn } from '#domain/booking/hold/hold-times'
import { todayAt } from '#domain/calendar/today'
import type { Audience } from '#domain/geography/audience'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { centsOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { presentContact, startGuestSession } from '#server/features/accounts/public'
import { recordEvent } from '#server/features/booking-events/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { getBooking } from '../get-booking.ts'
import { insertBooking } from '../insert-booking.ts'
import { recordAcceptance } from '../people/conditions.ts'
import { presentSale } from '../present-booking.ts'
import { quoteStay, type StayQuote } from '../pricing/quote-stay.ts'
import { saveSale } from '../pricing/save-sale.ts'
import { saveTrip } from '../save-trip.ts'
import type { StayRequest } from '../stays/stay-request.ts'
import { checkHoldLimits, type HeldFrom, hashOfPlace, reserveHoldCapacity } from './limit-holds.ts'
import { areNightsTaken, holdNights } from './occupancy.ts'

type World = Pick<Context, 'catalogue' | 'clock' | 'configuration'>

interface Caller {
  actor: Actor
  audience: Audience
  device: Device
  from: HeldFrom
}

type CreateOptionInput = z.output<(typeof createOptionCall)['body']>

/** Validates and converts the input. Throws `invalid-input`. */
function validateStayRequest(input: CreateOptionInput, audience: Audience): StayRequest {
  const { propertyId, from, to, adults, children, infants, rooms, young, ratePlan, currencyId } = input
  throwFieldErrors({ adults: adults < 1 ? 'missing' : undefined, to: to <= from ? 'not-after' : undefined })
  return {
    villaId: propertyId,
    stay: { from, to },
    adults,
    children,
    infants,
    young,
    ...(rooms > 0 && { rooms }),
    ratePlan,
    currencyId,
    audience,
  }
}

/** Checks rate and total that were shown. Throws `rate-not-offered` and `price-changed` with the current sale. */
function checkOffer(world: World, input: CreateOptionInput, sold: StayQuote): void {
  const isOffered = (input.ratePlan ?? 'standard') === sold.sale.ratePlan
  if (isOffered && centsOf(input.total) === sold.sale.totalCents) return
  const more = { sale: presentSale(world, sold, input.lang ?? 'en') }
  throw new ProblemError(isOffered ? 'price-changed' : 'rate-not-offered', { more })
}

/**
 * Holds a villa for a visitor or client (PD-60). A visitor without an account gets a session that is limited to this
 * booking; guest logins and staff cannot book. Throws `not-found`, `invalid-input`, `dates-taken`, `stay-refused`,
 * `rate-not-offered`, `price-changed`, and as `reserveHoldCapacity` does.
 */
export async function createOption(
  tx: Transaction,
  world: World,
  input: CreateOptionInput,
  { actor, audience, device, from }: Caller,
) {
  if (actor.kind === 'co-sign-in' || actor.kind === 'staff' || (actor.kind === 'lead-booker' && actor.impersonated))
    throw new ProblemError('not-found', { withheld: true })
  const request = validateStayRequest(input, audience)
  const { villaId, stay } = request
  // Checked before the lock as well, so that late requests fail without waiting.
  if (await areNightsTaken(tx, [{ villaId, stay }])) await quoteStay(tx, world, request)
  await lockVilla(tx, villaId)
  const sold = await quoteStay(tx, world, request)
  checkOffer(world, input, sold)
  const { sale } = sold
  const times = holdTimesOn(todayAt(world.clock.now()))
  const contactId = actor.kind === 'lead-booker' ? actor.contactId : undefined
  const holdRequest = { villaId, stay, email: input.email ?? '', from }
  const holder = await checkHoldLimits(tx, world, actor, holdRequest)
  const language = input.lang ?? 'en'
  const made = await insertBooking(tx, request, sold, {
    status: bookingStatus.onlineOption,
    online: true,
    contactId,
    language,
    email: input.email || null,
    firstName: input.firstname || null,
    lastName: input.lastname || null,
  })
  const bookingId = made.id
  const place = { heldFrom: hashOfPlace(from.caller), heldFromNetwork: hashOfPlace(from.network) }
  const held = { bookingId, villaId, stay, priceCents: sale.villaCents, ...place }
  const by = actor.kind === 'lead-booker' ? actor.kind : 'guest-user'
  const saveItems = async () => {
    const itemId = await holdNights(tx, held, { minutes: times.first })
    await Promise.all([
      saveSale(tx, { bookingId, itemId, villaId, stay }, sale),
      recordEvent(tx, bookingId, { kind: 'held', actor: by, itemId, data: { online: true } }),
    ])
  }
  // Independent statements share round trips.
  const [guest] = await Promise.all([
    actor.kind === 'lead-booker' ? undefined : startGuestSession(tx, bookingId, device),
    saveItems(),
    input.conditions && recordAcceptance(tx, world, { bookingId, by: { acceptedBy: 'client' }, language }),
    input.trip && saveTrip(tx, bookingId, input.trip),
  ])
  const contact = actor.kind === 'lead-booker' ? await presentContact(tx, actor) : guest?.contact
  if (!contact) throw new Error('the booking has no contact')
  const owner: Actor = guest ? { kind: 'guest-user', guestUserId: 0, bookingId } : actor
  const booking = await getBooking(tx, world, owner, bookingId)
  await reserveHoldCapacity(tx, world, actor, { holder, request: holdRequest, bookingId })
  return {
    guest,
    answer: {
      bookingId,
      reference: made.reference,
      jwt: guest?.token ?? null,
      expiresAt: guest?.expiresAt.toISOString() ?? null,
      contact,
      booking,
    },
  }
}
