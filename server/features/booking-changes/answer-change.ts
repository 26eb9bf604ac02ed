import { eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { booking, changeRequest } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { changesBetween } from '#domain/access/staff-changes'
import type { Stay } from '#domain/calendar/stay'
import { commonZone, todayAt } from '#domain/calendar/today'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { changeState } from '#domain/lifecycles/change-request-state'
import { centsOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { recordEvent } from '#server/features/booking-events/public'
import {
  buildIcal,
  clientAreaUrl,
  emailBookingOwner,
  type FoundBooking,
  findBookings,
  followTax,
  lockForMove,
  loggedBooking,
  type MovableBooking,
  moveNights,
  repriceBooking,
  scheduleOf,
} from '#server/features/bookings/public'
import { refundBooking } from '#server/features/payments/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { closeRequest } from './close-request.ts'
import { officeTerms, requestedStay } from './compare-change.ts'
import { priceChange } from './price-change.ts'

type World = Pick<Context, 'catalogue' | 'clock' | 'configuration' | 'documents'>
type ChangeRequest = typeof changeRequest.$inferSelect

interface Answer {
  id: number
  answer: 'made' | 'declined'
  /** The new price of the stay, in major units. */
  price?: number | undefined
  message: string
}

const isSame = (one: Stay, other: Stay) => one.from === other.from && one.to === other.to

/**
 * The price of the stay, in cents: as given; the current one where staff have moved the booking there already; else the
 * one that the client saw, else that of today. Throws `invalid-input` where there is none.
 */
async function priceOf(
  tx: Transaction,
  world: World,
  found: FoundBooking,
  { asked, booked, price }: { asked: ChangeRequest; booked: Stay; price: number | undefined },
): Promise<number | undefined> {
  if (price !== undefined) return centsOf(price)
  if (isSame(asked.stay, booked)) return undefined
  const { villaCents } = await priceChange(tx, world, found, requestedStay(asked), officeTerms(asked))
  throwFieldErrors({ price: villaCents === null ? 'missing' : undefined })
  return villaCents ?? undefined
}

/** Changes a locked booking to the requested stay, party, rate and price, and refunds what exceeds it. */
async function makeChange(
  tx: Transaction,
  world: World,
  locked: MovableBooking,
  { asked, booked, cents }: { asked: ChangeRequest; booked: Stay; cents: number | undefined },
): Promise<void> {
  const { bookingId, stay, adults, children, infants, young, ratePlan, depositPercent, freeDays } = asked
  const { villaId } = locked.item
  if (!isSame(stay, booked)) {
    const timezone = world.catalogue.villas.get(villaId)?.timezone ?? commonZone
    if (stay.from < todayAt(locked.now, timezone)) throw new ProblemError('stay-refused', { more: { reason: 'past' } })
    await moveNights(tx, locked, { villaId, stay })
  }
  const changed = { adults, children, infants, young, ratePlan, depositPercent, freeDays }
  await tx
    .update(booking)
    // The price from which other currencies are converted no longer applies.
    .set({ ...changed, ...(cents !== undefined && { soldFor: null }) })
    .where(eq(booking.id, bookingId))
  const row = { ...locked.row, ...changed }
  const beyond = await repriceBooking(tx, { ...locked, row }, stay, cents)
  await followTax(tx, world, bookingId)
  await refundBooking(tx, bookingId, beyond, 'granted')
}

/**
 * Accepts or declines a change request; the client gets an e-mail, and the log an entry. Throws `not-found`,
 * `not-in-this-state` where it was answered, withdrawn or replaced before or its booking has ended, `dates-taken`,
 * `stay-refused` and `invalid-input`.
 */
export async function answerChange(
  tx: Transaction,
  world: World,
  { staffId }: Staff,
  { id, answer, price, message }: Answer,
): Promise<void> {
  const ofRequest = eq(changeRequest.id, id)
  const [of] = await tx.select({ bookingId: changeRequest.bookingId }).from(changeRequest).where(ofRequest)
  if (!of) throw new ProblemError('not-found')
  const { bookingId } = of
  const before = (await findBookings(tx, [bookingId]))[0]?.items.find(({ kind }) => kind === 'villa')
  if (!before) throw new ProblemError('not-found')
  const locked = await lockForMove(tx, bookingId, before.villaId)
  // Read after the lock, so that a concurrent withdrawal or answer is visible.
  const [asked] = await tx.select().from(changeRequest).where(ofRequest)
  const [found] = await findBookings(tx, [bookingId])
  const item = found?.items.find(({ kind }) => kind === 'villa')
  if (!asked || !found || !item) throw new ProblemError('not-found')
  if (found.row.status !== bookingStatus.confirmed) throw new ProblemError('not-in-this-state')
  if (asked.state !== changeState.asked) throw new ProblemError('not-in-this-state')
  const booked = item.stay
  const isAccepted = answer === 'made'
  if (isAccepted) {
    const cents = await priceOf(tx, world, found, { asked, booked, price })
    await makeChange(tx, world, locked, { asked, booked, cents })
  }
  const stay = isAccepted ? asked.stay : booked
  await closeRequest(tx, asked, isAccepted ? 'make' : 'decline', stay, { answeredBy: staffId, answer: message })
  const kind = isAccepted ? 'change-accepted' : 'change-declined'
  await recordEvent(tx, bookingId, { kind, actor: 'staff', data: { changeId: id } })
  const [first, then] = [booked, asked.stay].map(({ from, to }) => `${from} – ${to}`)
  const [after] = await findBookings(tx, [bookingId])
  await writeStaffEntry(tx, {
    staffId,
    action: isAccepted ? 'change-made' : 'change-declined',
    reason: `${found.row.reference}: ${first} → ${then}`,
    changes: changesBetween(
      { ...loggedBooking(found), answer: changeState.asked },
      { ...loggedBooking(after), answer: isAccepted ? changeState.made : changeState.declined },
    ),
  })
  await tellClient(tx, world, bookingId, { isAccepted, message })
}

async function tellClient(
  tx: Transaction,
  world: World,
  bookingId: number,
  { isAccepted, message }: { isAccepted: boolean; message: string },
): Promise<void> {
  const [found] = await findBookings(tx, [bookingId])
  if (!found) return
  const address = clientAreaUrl(world, '/secure/bookings', found.row)
  const cents = scheduleOf(world, found).reduce((sum, row) => sum + row.cents, 0)
  await emailBookingOwner(
    tx,
    world,
    found,
    isAccepted
      ? {
          told: 'change-made',
          address,
          message,
          cents,
          calendar: { file: await buildIcal(world, found), method: 'publish' },
        }
      : { told: 'change-declined', address, message },
  )
}
