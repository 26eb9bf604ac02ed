import { and, eq, gt, inArray, isNull, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { account, booking, contact, guestUser, linkToken } from '#database/tables'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { normaliseEmail } from '#domain/people/accounts'
import type { Context } from '#server/context'
import { consumeLinkToken, sendLinkEmail } from '#server/features/accounts/public'
import { tryConsume } from '#server/platform/security/rate-limits'
import { hashOfEmail } from '../occupancy/limit-holds.ts'
import { effectiveStatus, extendHold, lockBooking } from '../occupancy/occupancy.ts'

/** Minimum minutes between links, and links per e-mail address and day. */
const minutesBetween = 15
const perDay = { max: 4, windowSeconds: 86_400 }

/** Whether a link that is still valid was sent to an account recently. */
async function wasJustSent(tx: Transaction, accountId: number, email: string): Promise<boolean> {
  const found = await tx
    .select({ hash: linkToken.hash })
    .from(linkToken)
    .where(
      and(
        eq(linkToken.accountId, accountId),
        eq(linkToken.email, email),
        inArray(linkToken.kind, ['confirm-booking', 'confirm-email']),
        isNull(linkToken.usedAt),
        gt(linkToken.createdAt, sql`app_now() - make_interval(mins => ${minutesBetween})`),
      ),
    )
    .limit(1)
  return found.length > 0
}

/**
 * E-mails the link that confirms the address of a held booking, and extends the option for the time that takes. Returns
 * whether an e-mail was sent, now or recently.
 */
export async function askToProveAddress(
  tx: Transaction,
  world: Pick<Context, 'configuration' | 'documents'>,
  bookingId: number,
): Promise<boolean> {
  const locked = await lockBooking(tx, bookingId)
  const { row, items, now } = locked
  const [owner] =
    row.contactId === null
      ? await tx
          .select({ accountId: account.id, email: booking.email })
          .from(account)
          .innerJoin(guestUser, eq(guestUser.id, account.guestUserId))
          .innerJoin(booking, eq(booking.id, guestUser.bookingId))
          .where(eq(booking.id, bookingId))
      : await tx
          .select({ accountId: account.id, email: contact.email })
          .from(account)
          .innerJoin(contact, eq(contact.id, account.contactId))
          .where(eq(contact.id, row.contactId))
  if (!owner?.email || effectiveStatus(row.status, items, now) !== bookingStatus.onlineOption) return false
  const { accountId, email } = owner
  if (await wasJustSent(tx, accountId, email)) return true
  if (!(await tryConsume(tx, `e-mails that confirm a booking to ${normaliseEmail(email)}`, perDay))) return false
  const kind = row.contactId === null ? 'confirm-booking' : 'confirm-email'
  const addressee = { email, language: row.language, userType: 'contact', requestedBy: 'nobody' } as const
  if (!(await sendLinkEmail(tx, world, { ...addressee, accountId, kind }))) return false
  await extendHold(tx, locked, 'extend')
  return true
}

/**
 * Confirms the address of a booking: opening the e-mailed link proves access to the mailbox. Throws `link-over`, also
 * where the booking has another address by now.
 */
export async function proveAddress(tx: Transaction, token: string): Promise<void> {
  const { accountId, email } = await consumeLinkToken(tx, token, ['confirm-booking'])
  const [found] = await tx
    .select({ bookingId: guestUser.bookingId })
    .from(account)
    .innerJoin(guestUser, eq(guestUser.id, account.guestUserId))
    .where(eq(account.id, accountId ?? 0))
  if (!found) throw new ProblemError('link-over')
  const locked = await lockBooking(tx, found.bookingId)
  const { row, items, now } = locked
  if (normaliseEmail(row.email ?? '') !== normaliseEmail(email)) throw new ProblemError('link-over')
  await tx
    .update(booking)
    .set({ emailProvenAt: sql`app_now()`, provenEmailHash: hashOfEmail(email) })
    .where(eq(booking.id, row.id))
  if (effectiveStatus(row.status, items, now) === bookingStatus.onlineOption) await extendHold(tx, locked, 'challenge')
}
