import { and, eq, isNull, sql } from 'drizzle-orm'
import type { PaymentLinkResponse } from '#contract/payments/payment-links'
import { ProblemError } from '#contract/problems'
import type { Queryable, Transaction } from '#database/connection'
import { instalment, paymentLink } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { bookingPolicy } from '#domain/booking/booking-policy'
import type { ChargedPart } from '#domain/booking/payment/payable-part'
import { failedBookingStatuses } from '#domain/lifecycles/booking-status'
import { type ItemStatus, itemStatus, payableItemStatuses } from '#domain/lifecycles/item-status'
import { centsOf, majorOf } from '#domain/pricing/money'
import { type Language, localPath } from '#domain/text/language'
import type { Context } from '#server/context'
import { findBooked, findBookings, lockBooking, payableOf, splitBalance } from '#server/features/bookings/public'
import { authorize } from '#server/platform/auth/authorize'
import { generateToken, hashToken } from '#server/platform/auth/tokens'
import { linkPath } from '../attempts/return-urls.ts'
import { currencyCode } from '../queries.ts'
import { linkEmail } from './link-email.ts'
import { findLinks, rejoinBalance } from './payment-links.ts'
import { shownByLink } from './shown-by-link.ts'

/** The states of services that a link pays, or has paid. */
const paidOrPayable: readonly ItemStatus[] = [...payableItemStatuses, itemStatus.confirmed]

/** Default lifetime of a link, in days. */
const usualDays = 7

/** The amounts of the links of a booking, in cents. */
async function amountsOf(db: Queryable, bookingId: number) {
  const [found] = await findBookings(db, [bookingId])
  const instalments = await db.select().from(instalment).where(eq(instalment.bookingId, bookingId))
  return {
    currencyId: found?.row.currencyId ?? 1,
    isOver: !found || failedBookingStatuses.includes(found.row.status),
    share: (position: number | null) => instalments.find(one => one.kind === 'balance' && one.position === position),
    deposit: instalments.find(one => one.kind === 'deposit')?.cents ?? 0,
    services: (found?.items ?? [])
      .filter(({ kind, status }) => kind !== 'villa' && paidOrPayable.includes(status))
      .reduce((sum, { priceCents }) => sum + priceCents, 0),
  }
}

/** Lists the links of the actor's own booking. Throws `not-found`. */
export async function listLinks(
  db: Queryable,
  actor: Actor,
  bookingId: number,
): Promise<{ links: PaymentLinkResponse[] }> {
  authorize(bookingPolicy, actor, 'change', await findBooked(db, bookingId))
  const [links, amounts] = [await findLinks(db, bookingId), await amountsOf(db, bookingId)]
  return {
    links: links.map(({ link: { id, part, name, position, cents, expiresAt }, isOpen, isPaid }) => ({
      id,
      part,
      name,
      amount: majorOf(
        part === 'balance'
          ? (amounts.share(position)?.cents ?? cents ?? 0)
          : part === 'deposit'
            ? amounts.deposit
            : amounts.services,
      ),
      currencyId: amounts.currencyId,
      state: isPaid || amounts.share(position)?.paidAt ? 'paid' : isOpen && !amounts.isOver ? 'open' : 'over',
      expiresAt: expiresAt.toISOString(),
    })),
  }
}

interface Wanted {
  bookingId: number
  part: ChargedPart
  amount?: number | undefined
  days?: number | undefined
  name: string
  /** Whether its page names the lead booker and the villa. */
  namesAsker: boolean
  /** The language of its page; by default that of the booking. */
  language?: Language | undefined
}

/**
 * Makes a link for another person to pay a part, or a share of the balance. Throws `not-found`, `option-over`,
 * `not-booked-yet`, `not-in-this-state` where nothing is payable, and `price-changed` where less is payable.
 */
export async function createPaymentLink(
  tx: Transaction,
  { configuration }: Pick<Context, 'configuration'>,
  actor: Actor,
  { bookingId, part, amount, days = usualDays, name, namesAsker, language }: Wanted,
) {
  authorize(bookingPolicy, actor, 'change', await findBooked(tx, bookingId))
  const cents = amount === undefined ? undefined : centsOf(amount)
  // This acquires the villa's lock first: of two concurrent links the second sees the first.
  const whole = await payableOf(tx, bookingId, part)
  if (!whole) throw new ProblemError('not-in-this-state')
  if (part !== 'balance' && cents !== undefined && cents !== whole.cents)
    throw new ProblemError('price-changed', { more: { amount: majorOf(whole.cents), currencyId: whole.currencyId } })
  await rejoinBalance(tx, bookingId)
  const taken = (await findLinks(tx, bookingId)).flatMap(({ link, isOpen }) => (isOpen ? (link.position ?? []) : []))
  const position = part === 'balance' ? await splitBalance(tx, bookingId, { cents, taken }) : null
  const payable = await payableOf(tx, bookingId, part, { position: position ?? undefined })
  const secret = generateToken()
  const [made] = await tx
    .insert(paymentLink)
    .values({
      bookingId,
      secretHash: hashToken(secret),
      part,
      position,
      cents: payable?.cents ?? null,
      name,
      namesAsker,
      expiresAt: sql`app_now() + make_interval(days => ${days})`,
    })
    .returning()
  const [booking] = await findBookings(tx, [bookingId])
  const shown = made && booking && shownByLink(made, booking)
  if (!payable || !shown) throw new Error('the payment link was not stored')
  const amountShown = majorOf(payable.cents)
  const spoken = language ?? booking.row.language
  const address = `${configuration.publicUrl}${localPath(linkPath, spoken)}#${secret}`
  return {
    id: made.id,
    part,
    name,
    amount: amountShown,
    currencyId: payable.currencyId,
    state: 'open' as const,
    expiresAt: made.expiresAt.toISOString(),
    address,
    email: linkEmail(configuration, {
      ...{ ...shown, language: spoken, name, amount: amountShown, address, expiresAt: made.expiresAt },
      currency: await currencyCode(tx, payable.currencyId),
      stay: { from: shown.from, to: shown.to },
    }),
  }
}

/**
 * Revokes a link of the actor's own booking, and merges its share back into the balance; an expired link stays as it
 * is. Throws `not-found`.
 */
export async function revokeLink(tx: Transaction, actor: Actor, bookingId: number, linkId: number): Promise<void> {
  authorize(bookingPolicy, actor, 'change', await findBooked(tx, bookingId))
  const ofLink = and(eq(paymentLink.id, linkId), eq(paymentLink.bookingId, bookingId))
  const [found] = await tx.select({ id: paymentLink.id }).from(paymentLink).where(ofLink)
  if (!found) throw new ProblemError('not-found')
  await tx
    .update(paymentLink)
    .set({ revokedAt: sql`app_now()` })
    .where(and(ofLink, isNull(paymentLink.revokedAt)))
  // A concurrent payment by the link is either seen here, or finds it revoked.
  await lockBooking(tx, bookingId)
  await rejoinBalance(tx, bookingId)
}
