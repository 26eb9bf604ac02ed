import { and, eq, ne, sql } from 'drizzle-orm'
import type { SupplierRequestSeen } from '#contract/extras/office-transfers'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { bookingItem, plannedExperience, supplierRequest, transfer } from '#database/tables'
import { addDays } from '#domain/calendar/day'
import { closedItemStatuses, itemStatus } from '#domain/lifecycles/item-status'
import { findTransitionProblem } from '#domain/lifecycles/state-machine'
import { supplierLifecycle, supplierState } from '#domain/lifecycles/supplier-request-state'
import { centsOf, majorOf } from '#domain/pricing/money'
import type { Language } from '#domain/text/language'
import { localMomentText, meetingTimeOf } from '#domain/transfers/transfer'
import { recordEvent } from '#server/features/booking-events/public'
import { findBookings, lockBooking, nameOfService } from '#server/features/bookings/public'
import { hashToken } from '#server/platform/auth/tokens'
import { confirmFree, stepItem } from './answer-transfer.ts'
import { notifyOfficeOfTransfers, sendTransferEmails } from './emails.ts'
import { endsOfTransfer } from './present-transfer.ts'
import { getTransferBooking, type World } from './queries.ts'

/** The request of a secret with its item, and the transfer or planned experience that it is. Throws `link-over`, also for an unknown secret. */
async function getRequest(db: Queryable, secret: string) {
  const [found] = await db
    .select({ request: supplierRequest, item: bookingItem, row: transfer, planned: plannedExperience })
    .from(supplierRequest)
    .innerJoin(bookingItem, eq(bookingItem.id, supplierRequest.itemId))
    .leftJoin(transfer, eq(transfer.itemId, supplierRequest.itemId))
    .leftJoin(plannedExperience, eq(plannedExperience.itemId, supplierRequest.itemId))
    .where(
      and(
        eq(supplierRequest.secretHash, hashToken(secret)),
        ne(supplierRequest.state, supplierState.withdrawn),
        sql`${supplierRequest.expiresAt} > app_now()`,
      ),
    )
  if (!found || closedItemStatuses.includes(found.item.status)) throw new ProblemError('link-over')
  return found
}
type FoundRequest = Awaited<ReturnType<typeof getRequest>>

/** The place where an experience begins: that of its host, or its own. */
function meetingOf(
  { catalogue: { content } }: World,
  planned: typeof plannedExperience.$inferSelect,
  language: Language,
) {
  const points = content.meetingPointsByExperience.get(planned.experienceId)
  const point = points?.find(({ id }) => id === planned.meetingPointId)
  return point?.name[language] ?? content.experienceById.get(planned.experienceId)?.meeting?.[language] ?? ''
}

/** The person whom a supplier meets: the main passenger, or the lead booker of an experience. */
async function contactOf(db: Queryable, { item, row, planned }: FoundRequest): Promise<SupplierRequestSeen['contact']> {
  if (row) return { name: row.passengerName, phone: row.passengerPhone, note: row.notes }
  if (!planned) return null
  const [found] = await findBookings(db, [item.bookingId])
  const name = [found?.firstName, found?.lastName].filter(Boolean).join(' ')
  return { name, phone: found?.trip?.phone ?? '', note: planned.note }
}

/** The facts that a supplier needs; the person to meet only after acceptance. */
async function present(db: Queryable, world: World, found: FoundRequest): Promise<SupplierRequestSeen> {
  const { request, item, row, planned } = found
  const of = await getTransferBooking(db, world, item.bookingId)
  const { language } = request
  const kind = item.kind === 'villa' ? 'villa-service' : item.kind
  const hasAccepted = request.state === supplierState.accepted
  const ends = row && endsOfTransfer(world, { row }, { villaName: of.villaName, language })
  return {
    state: request.state,
    kind,
    name: nameOfService(world, { kind, serviceId: item.serviceId }, language),
    villa: of.villaName,
    place: world.catalogue.villas.get(item.villaId)?.row.place ?? '',
    timezone: of.timezone,
    from: item.stay.from,
    to: addDays(item.stay.to, -1),
    transfer: row &&
      ends && {
        ...ends,
        time: row.time,
        meetingTime: row.meetingTime ?? meetingTimeOf(row),
        returnDateTime:
          row.returnDay && row.returnTime ? localMomentText({ day: row.returnDay, time: row.returnTime }) : null,
        flight: row.flightNumber,
        flightTime: row.flightTime,
        vehicle: row.vehicle,
        boosterSeat: row.boosterSeat,
        extraLuggage: row.extraLuggage,
      },
    experience: planned && { time: planned.time, meeting: meetingOf(world, planned, language) },
    adults: row?.adults ?? planned?.adults ?? of.row.adults,
    children: row?.children ?? planned?.children ?? of.row.children,
    childAges: planned?.childAges ?? [],
    // The party of an experience names everyone who takes part.
    babies: row?.infants ?? (planned ? 0 : of.row.infants),
    contact: hasAccepted ? await contactOf(db, found) : null,
    proposedTime: request.proposal?.time ?? '',
    proposedPrice: request.proposal?.priceCents == null ? null : majorOf(request.proposal.priceCents),
    message: request.message,
    expiresAt: request.expiresAt.toISOString(),
  }
}

/** The request of a private link. Throws `link-over`. */
export const showSupplierRequest = async (db: Queryable, world: World, secret: string): Promise<SupplierRequestSeen> =>
  present(db, world, await getRequest(db, secret))

interface Answer {
  secret: string
  answer: 'accept' | 'decline' | 'propose'
  time: string
  price: number | null
  message: string
}

/** A transfer that waits for this supplier is confirmed, and the client told so. */
async function confirmTransfer(tx: Transaction, world: World, { row, item }: FoundRequest): Promise<void> {
  if (!row || item.status !== itemStatus.awaitingConfirmation) return
  await stepItem(tx, { item }, 'supplierConfirms')
  await confirmFree(tx, item.id)
  await tx.update(transfer).set({ confirmationCode: 1, answeredAt: sql`app_now()` }).where(eq(transfer.itemId, item.id))
  await recordEvent(tx, item.bookingId, {
    kind: 'transfer-answered',
    actor: 'supplier',
    itemId: item.id,
    data: { code: 1 },
  })
  const of = await getTransferBooking(tx, world, item.bookingId)
  await sendTransferEmails(tx, world, of, { told: 'confirmed', itemIds: [item.id] })
}

/**
 * Answers the request of a private link; the company gets an e-mail. A repetition of the same answer changes nothing.
 * Throws `link-over`, `not-in-this-state`, and `invalid-input` for a proposal without a time or a price.
 */
export async function answerSupplierRequest(
  tx: Transaction,
  world: World,
  { secret, answer, time, price, message }: Answer,
): Promise<SupplierRequestSeen> {
  const { item: named } = await getRequest(tx, secret)
  await lockBooking(tx, named.bookingId)
  const found = await getRequest(tx, secret)
  const { request, item, row } = found
  const { to } = supplierLifecycle.steps[answer]
  const isRepeated = request.state === to && answer !== 'propose'
  if (isRepeated) return present(tx, world, found)
  // A second proposal replaces the first.
  const problem = request.state === to ? undefined : findTransitionProblem(supplierLifecycle, answer, request.state, {})
  if (problem) throw new ProblemError(problem)
  if (answer === 'propose' && time === '' && price === null) {
    const detail = 'A proposal names another time or price.'
    throw new ProblemError('invalid-input', { detail, errors: [{ field: 'body.time', code: 'missing', detail }] })
  }
  const proposal = answer === 'propose' ? { time, priceCents: price === null ? null : centsOf(price) } : null
  await tx
    .update(supplierRequest)
    .set({ state: to, proposal, message, answeredAt: sql`app_now()` })
    .where(eq(supplierRequest.id, request.id))
  if (answer === 'accept') await confirmTransfer(tx, world, found)
  const of = await getTransferBooking(tx, world, item.bookingId)
  await notifyOfficeOfTransfers(tx, world, of, {
    told: `supplier-${answer}`,
    found: row ? [{ row, item }] : [],
    message,
    ...(item.kind === 'experience-service' && { page: '/office/experiences' }),
  })
  return present(tx, world, await getRequest(tx, secret))
}
