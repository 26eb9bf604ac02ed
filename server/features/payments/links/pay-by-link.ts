import { and, desc, eq, inArray } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Db } from '#database/connection'
import { paymentAttempt, paymentLink } from '#database/tables'
import { withTransaction } from '#database/transact'
import { attemptStatus, openAttemptStatuses } from '#domain/lifecycles/attempt'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { acceptanceBy, findBookings, payableOf, presentAcceptance } from '#server/features/bookings/public'
import { hashToken } from '#server/platform/auth/tokens'
import { advanceOrDefer, providerOf } from '../attempts/advance.ts'
import { type CardPaid, pay } from '../attempts/pay.ts'
import { type Attempt, findAttempt, knownPayment } from '../queries.ts'
import { getLink } from './payment-links.ts'
import { shownByLink } from './shown-by-link.ts'

type World = Pick<Context, 'payments' | 'configuration'>

/** Finds the attempt that paid a link, also where it was refunded. */
async function findPaidBy(db: Db, linkId: number): Promise<number | null> {
  const { authorised, paid } = attemptStatus
  const [found] = await db
    .select({ id: paymentAttempt.id })
    .from(paymentAttempt)
    .where(and(eq(paymentAttempt.paymentLinkId, linkId), inArray(paymentAttempt.status, [authorised, paid])))
    .orderBy(desc(paymentAttempt.id))
    .limit(1)
  return found?.id ?? null
}

/**
 * The amount of a link, with no more of the booking than the lead booker allows. Throws `link-over`, `not-booked-yet`
 * and `option-over`.
 */
export async function showLink(db: Db, secret: string) {
  const link = await getLink(db, secret)
  const { id, bookingId, part, position, expiresAt } = link
  const payable = await withTransaction(db, tx => payableOf(tx, bookingId, part, { position: position ?? undefined }))
  const [booking] = await findBookings(db, [bookingId])
  const shown = booking && shownByLink(link, booking)
  const share = booking?.instalments.find(one => one.kind === 'balance' && one.position === position)
  const isCancelled = booking?.row.status === bookingStatus.cancelled
  // The share can be missing, because the price was recalculated.
  if (!shown || (part === 'balance' && !share && !isCancelled)) throw new ProblemError('link-over')
  return {
    part,
    amount: majorOf(payable?.cents ?? 0),
    currencyId: booking.row.currencyId,
    ...shown,
    state: isCancelled ? ('cancelled' as const) : payable ? ('open' as const) : ('paid' as const),
    payment: await findPaidBy(db, id),
    expiresAt: expiresAt.toISOString(),
    conditions: presentAcceptance(acceptanceBy(booking.acceptances, { acceptedBy: 'payment-link', paymentLinkId: id })),
  }
}

/** Pays the amount of a link. Throws `link-over`, and whatever `pay` throws. */
export async function payByLink(
  db: Db,
  world: World,
  secret: string,
  card: Omit<CardPaid, 'bookingId' | 'part'>,
): Promise<Attempt> {
  const link = await getLink(db, secret)
  return pay(db, world, { link }, { ...card, bookingId: link.bookingId, part: link.part })
}

/**
 * Gets an attempt that was made with a link, which can have expired. An open attempt is looked up. Throws `not-found`.
 */
export async function getLinkPayment(db: Db, world: World, secret: string, attemptId: number): Promise<Attempt> {
  const [found] = await db
    .select({ attempt: paymentAttempt })
    .from(paymentAttempt)
    .innerJoin(paymentLink, eq(paymentLink.id, paymentAttempt.paymentLinkId))
    .where(and(eq(paymentAttempt.id, attemptId), eq(paymentLink.secretHash, hashToken(secret))))
  if (!found) throw new ProblemError('not-found')
  const { attempt } = found
  if (!openAttemptStatuses.includes(attempt.status)) return attempt
  await advanceOrDefer(db, world, attemptId, async () =>
    providerOf(world, attempt).getPayment(await knownPayment(db, attempt)),
  )
  return (await findAttempt(db, attemptId)) ?? attempt
}
