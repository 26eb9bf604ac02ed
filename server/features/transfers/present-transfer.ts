import type { TransferList, TransferShown } from '#contract/extras/transfers'
import type { Queryable } from '#database/connection'
import type { Actor } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { bookingPolicy } from '#domain/booking/booking-policy'
import { transferTerms } from '#domain/booking/payment/service-terms'
import { itemStatus } from '#domain/lifecycles/item-status'
import { majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import { isChauffeur, localMomentText, meetingTimeOf } from '#domain/transfers/transfer'
import { differenceOf, type TransferTerms } from '#domain/transfers/transfer-changes'
import { transferPolicy } from '#domain/transfers/transfer-policy'
import { authorize } from '#server/platform/auth/authorize'
import {
  type FoundTransfer,
  findTransfers,
  getTransferBooking,
  type TransferBooking,
  type TransferRow,
  type World,
} from './queries.ts'

/** The terms of a transfer as they stand. */
export const termsOfTransfer = ({ row, item }: FoundTransfer): TransferTerms => ({
  day: row.day,
  time: row.time,
  returnDay: row.returnDay,
  returnTime: row.returnTime,
  vehicle: row.vehicle,
  meetingTime: row.meetingTime,
  priceCents: item.priceCents,
})

/** Whether the actor has requested it. */
export const isOwnTransfer = ({ row }: Pick<FoundTransfer, 'row'>, actor: Actor): boolean =>
  actor.kind === 'co-sign-in' ? row.requestedBy === actor.coSignInId : row.requestedBy === null

/** Where a transfer begins and ends, by name. */
export function endsOfTransfer(
  { catalogue }: Pick<World, 'catalogue'>,
  { row }: { row: Pick<TransferRow, 'type' | 'direction' | 'placeId'> },
  { villaName, language }: { villaName: string; language: Language },
): { leavingFrom: string; destination: string } {
  const place = catalogue.content.places.find(({ id }) => id === row.placeId)?.name[language] ?? ''
  if (isChauffeur(row.type)) return { leavingFrom: villaName, destination: '' }
  return row.direction === 'to-villa'
    ? { leavingFrom: place, destination: villaName }
    : { leavingFrom: villaName, destination: place }
}

interface Viewer {
  actor: Actor
  language: Language
  seesPrices: boolean
}

/** A transfer in the shape of replies. Without prices, a viewer sees those of their own requests (PD-92). */
export function presentTransfer(
  world: Pick<World, 'catalogue'>,
  found: FoundTransfer,
  { villaName }: Pick<TransferBooking, 'villaName'>,
  { actor, language, seesPrices }: Viewer,
): TransferShown {
  const { row, item } = found
  const own = isOwnTransfer(found, actor)
  const priced = seesPrices || own
  const terms = termsOfTransfer(found)
  const open = item.status === itemStatus.acceptedWithChanges && row.proposed ? row.proposed : {}
  const question = row.flightQuestion?.answer === 'open' ? row.flightQuestion : undefined
  return {
    itemId: row.itemId,
    bookingId: row.bookingId,
    status: item.status,
    confirmationCode: row.confirmationCode,
    type: row.type,
    direction: row.direction,
    ...endsOfTransfer(world, found, { villaName, language }),
    vehicle: row.vehicle,
    adults: row.adults,
    children: row.children,
    babies: row.infants,
    travelDateTime: localMomentText(row),
    returnDateTime:
      row.returnDay && row.returnTime ? localMomentText({ day: row.returnDay, time: row.returnTime }) : null,
    isReturn: row.returnDay !== null,
    meetingTime: row.meetingTime ?? meetingTimeOf(row),
    flightReference: row.flightNumber,
    flightArrivalTime: row.flightTime,
    contactName: row.passengerName,
    contactPhone: row.passengerPhone,
    boosterSeat: row.boosterSeat,
    extraLuggage: row.extraLuggage,
    note: row.notes,
    totalPrice: priced ? majorOf(item.priceCents) : null,
    changes: differenceOf(terms, open)
      .filter(({ name }) => priced || name !== 'priceCents')
      .map(change =>
        change.name === 'priceCents'
          ? { ...change, before: majorOf(Number(change.before)), after: majorOf(Number(change.after)) }
          : change,
      ),
    message: row.message,
    flightChange: question ? { day: question.day, time: question.time } : null,
    own,
    requestedAt: row.requestedAt.toISOString(),
  }
}

/** The transfers of a booking in the shape of replies. */
export async function presentTransfers(
  db: Queryable,
  world: Pick<World, 'catalogue'>,
  { actor, language }: { actor: Actor; language: Language },
  found: TransferBooking,
): Promise<TransferList> {
  const { row, item, booked, villaName } = found
  const seesPrices = can(bookingPolicy, actor, 'view-prices', booked)
  const transfers = await findTransfers(db, row.id)
  return {
    bookingId: row.id,
    propertyId: item.villaId,
    villaBookingItemId: item.id,
    villa: villaName,
    arrival: item.stay.from,
    departure: item.stay.to,
    now: found.now,
    timezone: found.timezone,
    open: found.isOpen,
    currencyId: row.currencyId,
    terms: transferTerms,
    mayPay: can(bookingPolicy, actor, 'settle-own', booked),
    adults: row.adults,
    children: row.children,
    infants: row.infants,
    transfers: transfers.map(one => presentTransfer(world, one, found, { actor, language, seesPrices })),
  }
}

/** Lists the transfers of a booking. Throws `not-found`. */
export async function listTransfers(
  db: Queryable,
  world: Pick<World, 'catalogue'>,
  actor: Actor,
  { id, language }: { id: number; language: Language },
): Promise<TransferList> {
  const found = await getTransferBooking(db, world, id)
  authorize(transferPolicy, actor, 'view', found.booked)
  return presentTransfers(db, world, { actor, language }, found)
}
