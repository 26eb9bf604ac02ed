import { and, eq } from 'drizzle-orm'
import { Refusal } from '#contract/refusals'
import type { Db } from '#database/connection'
import { paymentAttempt, paymentLink } from '#database/tables'
import { transact } from '#database/transact'
import { fallenBookings } from '#domain/booking/booking-status'
import { majorOf } from '#domain/money'
import { openAttempts } from '#domain/payments/attempt'
import type { Context } from '#server/context'
import { acceptanceBy, findBookings, payableOf, presentAcceptance } from '#server/features/bookings/public'
import { hashOf } from '#server/platform/secrets'
import { advanceIfAnswered, providerOf } from './advance.ts'
import { type CardPaid, pay } from './pay.ts'
import { getLink } from './payment-links.ts'
import { type Attempt, findAttempt, knownPayment } from './queries.ts'

type World = Pick<Context, 'payments' | 'configuration'>

/** What a link pays: the villa, the nights, the sum, and nothing of whose they are. Throws `link-over`, `not-booked-yet` and `option-over`. */
export async function showLink(db: Db, secret: string) {
  const link = await getLink(db, secret)
  const { id, bookingId, part, position, expiresAt } = link
  const payable = await transact(db, tx => payableOf(tx, bookingId, part, { position: position ?? undefined }))
  const [booking] = await findBookings(db, [bookingId])
  const item = booking?.items.find(({ kind }) => kind === 'villa')
  const share = booking?.instalments.find(one => one.kind === 'balance' && one.position === position)
  // The share may be none any more: the price was made anew. A booking that has ended asks nobody for money.
  const isOver = !booking || fallenBookings.includes(booking.row.status)
  if (isOver || !item || (part === 'balance' && !share)) throw new Refusal('link-over')
  return {
    part,
    amount: majorOf(payable?.cents ?? 0),
    currencyId: booking.row.currencyId,
    villa: item.villa.name,
    ...item.stay,
    state: payable ? ('open' as const) : ('paid' as const),
    expiresAt: expiresAt.toISOString(),
    conditions: presentAcceptance(acceptanceBy(booking.acceptances, { acceptedBy: 'payment-link', paymentLinkId: id })),
  }
}

/** Pays what a link pays. Throws `link-over`, and what `pay` throws. */
export async function payByLink(
  db: Db,
  world: World,
  secret: string,
  card: Omit<CardPaid, 'bookingId' | 'part'>,
): Promise<Attempt> {
  const link = await getLink(db, secret)
  return pay(db, world, { link }, { ...card, bookingId: link.bookingId, part: link.part })
}

/** An attempt that was begun with a link, which may be over by now. One that is open is asked after. Throws `not-found`. */
export async function getLinkPayment(db: Db, world: World, secret: string, attemptId: number): Promise<Attempt> {
  const [found] = await db
    .select({ attempt: paymentAttempt })
    .from(paymentAttempt)
    .innerJoin(paymentLink, eq(paymentLink.id, paymentAttempt.paymentLinkId))
    .where(and(eq(paymentAttempt.id, attemptId), eq(paymentLink.secretHash, hashOf(secret))))
  if (!found) throw new Refusal('not-found')
  const { attempt } = found
  if (!openAttempts.includes(attempt.status)) return attempt
  await advanceIfAnswered(db, world, attemptId, async () =>
    providerOf(world, attempt).lookUp(await knownPayment(db, attempt)),
  )
  return (await findAttempt(db, attemptId)) ?? attempt
}
