import { eq } from 'drizzle-orm'
import type { z } from 'zod/mini'
import type { TransferList } from '#contract/extras/transfers'
import type { transferRequest } from '#contract/forms/transfer'
import { type FieldError, ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { bookingItem, transfer } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { transferTerms } from '#domain/booking/payment/service-terms'
import { addDays } from '#domain/calendar/day'
import { heldBookingStatuses } from '#domain/lifecycles/booking-status'
import { itemStatus } from '#domain/lifecycles/item-status'
import { centsOf, majorOf } from '#domain/pricing/money'
import {
  flightTimeOf,
  isChauffeur,
  parseLocalMoment,
  serviceIdOf,
  vehicleFor,
  vehicleOfOption,
} from '#domain/transfers/transfer'
import { passengersOf, type TransferFaults, transferFaults } from '#domain/transfers/transfer-faults'
import { transferPolicy } from '#domain/transfers/transfer-policy'
import { convertedCents, legEuroCents } from '#domain/transfers/transfer-price'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import { findBooked, lockBooking } from '#server/features/bookings/public'
import { storeServiceTerms } from '#server/features/service-terms/public'
import { authorize } from '#server/platform/auth/authorize'
import { findTransfersOf } from './answer-transfer.ts'
import { notifyOfficeOfTransfers, sendTransferEmails } from './emails.ts'
import { presentTransfers } from './present-transfer.ts'
import { findTariffs, getTransferVilla, type PricingWorld, placesOf } from './price-transfers.ts'
import { findRequested, getTransferBooking, type TransferBooking, type World } from './queries.ts'

type Requested = z.output<typeof transferRequest>

const details: Readonly<Record<string, string>> = {
  missing: 'Required',
  invalid: 'This value is invalid.',
  phone: 'That does not look like a telephone number.',
  past: 'This moment is past.',
  outside: 'Transfers are possible from the day before arrival to the day after departure.',
  'not-after': 'The return must come after the first journey.',
  'too-many': 'This vehicle is too small for the party: choose a larger one, or split the party over two transfers.',
}

function throwFaults(all: readonly TransferFaults[]): void {
  const errors = all.flatMap((faults, at) =>
    Object.entries(faults).flatMap(([field, code]): FieldError[] =>
      code ? [{ field: `body.${at}.${field}`, code, detail: details[code] ?? '' }] : [],
    ),
  )
  const [first] = errors
  if (first) throw new ProblemError('invalid-input', { detail: first.detail, errors })
}

/** The rows of a request, with the price that the tariff says. */
async function rowsOf(tx: Transaction, world: PricingWorld, found: TransferBooking, requests: readonly Requested[]) {
  const villa = getTransferVilla(world, found.item.villaId)
  const tariffs = await findTariffs(tx, world, villa.row.regionId)
  return requests.map(request => {
    const { type, direction, isReturn } = request
    const place = placesOf(villa, world.catalogue.content, type, 'en').find(({ id }) => id === request.regionPlaceId)
    const vehicle =
      request.transferId === null ? vehicleFor(passengersOf(request)) : vehicleOfOption(type, request.transferId)
    const start = parseLocalMoment(request.travelDateTime)
    const back = isReturn && !isChauffeur(type) ? parseLocalMoment(request.returnDateTime) : undefined
    const tariff = vehicle && tariffs.get(vehicle)
    if (!vehicle || !start || !tariff) throw new ProblemError('not-in-this-state')
    const way = { type, kilometres: place?.kilometres ?? 0, crossesWater: place?.crossesWater ?? false }
    const priceCents = [start, ...(back ? [back] : [])]
      .map(leg => convertedCents(legEuroCents(tariff, { ...way, ...leg }), found.row.rate))
      .reduce((sum, cents) => sum + cents, 0)
    return {
      request,
      priceCents,
      values: {
        requestKey: request.requestKey,
        type,
        direction: isChauffeur(type) ? ('from-villa' as const) : direction,
        placeId: place?.id ?? null,
        vehicle,
        adults: request.adultCount,
        children: request.childCount,
        infants: request.infantCount,
        ...start,
        returnDay: back?.day ?? null,
        returnTime: back?.time ?? null,
        flightNumber: type === 'airport' ? request.flightNumber.toUpperCase().replaceAll(' ', '') : '',
        flightTime: type === 'airport' ? flightTimeOf(request.flightArrivalTime) : '',
        passengerName: request.mainPassengerName,
        passengerPhone: request.mainPassengerContactNumber,
        boosterSeat: request.requireBoosterSeat,
        extraLuggage: request.extraLuggage,
        notes: request.notesToDriver,
      },
    }
  })
}

/**
 * Requests transfers for a stay, all of them or none; those whose key is known exist already. The company and the client
 * get e-mails. Throws `not-found`, `not-booked-yet`, `not-in-this-state`, `invalid-input`, and `price-changed` with the
 * current prices.
 */
export async function requestTransfers(
  tx: Transaction,
  world: World & PricingWorld,
  actor: Actor,
  { id: itemId, requests }: { id: number; requests: readonly Requested[] },
): Promise<TransferList> {
  const [stay] = await tx
    .select({ bookingId: bookingItem.bookingId, kind: bookingItem.kind })
    .from(bookingItem)
    .where(eq(bookingItem.id, itemId))
  if (stay?.kind !== 'villa') throw new ProblemError('not-found')
  const { bookingId } = stay
  authorize(transferPolicy, actor, 'request', await findBooked(tx, bookingId))
  await lockBooking(tx, bookingId)
  const found = await getTransferBooking(tx, world, bookingId)
  const { language } = found.row
  const isOther = requests.some(
    one => one.bookingId !== bookingId || one.propertyId !== found.item.villaId || one.villaBookingItemId !== itemId,
  )
  if (isOther) throw new ProblemError('not-found')
  if (heldBookingStatuses.includes(found.row.status)) throw new ProblemError('not-booked-yet')
  const known = await findRequested(
    tx,
    bookingId,
    requests.map(({ requestKey }) => requestKey),
  )
  const keys = new Set(known.map(({ requestKey }) => requestKey))
  const fresh = requests.filter(
    ({ requestKey }, at) =>
      !keys.has(requestKey) && requests.findIndex(other => other.requestKey === requestKey) === at,
  )
  if (fresh.length === 0) return presentTransfers(tx, world, { actor, language }, found)
  if (!found.isOpen) throw new ProblemError('not-in-this-state')
  const { from: arrival, to: departure } = found.item.stay
  const villa = getTransferVilla(world, found.item.villaId)
  throwFaults(
    fresh.map(request => {
      const faults = transferFaults(request, { arrival, departure, now: found.now })
      const isKnown =
        request.regionPlaceId === null ||
        placesOf(villa, world.catalogue.content, request.type, 'en').some(({ id }) => id === request.regionPlaceId)
      return isKnown || isChauffeur(request.type) ? faults : { ...faults, regionPlaceId: 'invalid' as const }
    }),
  )
  const rows = await rowsOf(tx, world, found, fresh)
  if (rows.some(({ request, priceCents }) => centsOf(request.price) !== priceCents)) {
    const current = rows.map(({ request, priceCents }) => ({
      requestKey: request.requestKey,
      price: majorOf(priceCents),
    }))
    throw new ProblemError('price-changed', { more: { current } })
  }
  const items = await tx
    .insert(bookingItem)
    .values(
      rows.map(({ values, priceCents }) => ({
        bookingId,
        kind: 'transfer' as const,
        villaId: found.item.villaId,
        stay: { from: values.day, to: addDays(values.returnDay ?? values.day, 1) },
        serviceId: serviceIdOf[values.type],
        priceCents,
        status: itemStatus.awaitingConfirmation,
      })),
    )
    .returning({ id: bookingItem.id })
  const ids = items.map(({ id }) => id).toSorted((one, other) => one - other)
  const requestedBy = actor.kind === 'co-sign-in' ? actor.coSignInId : null
  await tx
    .insert(transfer)
    .values(rows.map(({ values }, at) => ({ itemId: ids[at] ?? 0, bookingId, requestedBy, ...values })))
  await storeServiceTerms(
    tx,
    ids.map(id => ({ itemId: id, ...transferTerms })),
  )
  await recordEvent(tx, bookingId, {
    kind: 'transfer-requested',
    actor: actorOf(actor),
    data: { transfers: ids.length },
    ...(ids.length === 1 && ids[0] !== undefined && { itemId: ids[0] }),
  })
  await sendTransferEmails(tx, world, found, { told: 'requested', itemIds: ids })
  await notifyOfficeOfTransfers(tx, world, found, { told: 'asked', found: await findTransfersOf(tx, ids) })
  return presentTransfers(tx, world, { actor, language }, found)
}
