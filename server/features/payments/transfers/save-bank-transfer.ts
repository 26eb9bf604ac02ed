import { eq } from 'drizzle-orm'
import type { z } from 'zod'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { ProblemError } from '#contract/problems'
import type { recordBankTransfer as enterTransferCall } from '#contract/staff/staff-payments'
import type { Transaction } from '#database/connection'
import { bankTransfer, contact } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { changesBetween } from '#domain/access/staff-changes'
import { todayAt } from '#domain/calendar/today'
import { charge, creditNote, invoice, refund } from '#domain/payments/ledger'
import { centsOf, majorOf } from '#domain/pricing/money'
import type { Context } from '#server/context'
import { recordEvent } from '#server/features/booking-events/public'
import {
  confirmPaid,
  type FoundBooking,
  findBookings,
  getBooking,
  lockBooking,
  loggedBooking,
  recordAcceptance,
  refuseEarlyServices,
  requireAcceptance,
} from '#server/features/bookings/public'
import { confirmExperiences } from '#server/features/itineraries/public'
import { queueEmail } from '#server/features/mail/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { enqueue } from '#server/platform/jobs/enqueue'
import { issueInvoice } from '../ledger/issue-invoice.ts'
import { postToLedger } from '../ledger/post-to-ledger.ts'
import { buildPaymentEmail } from '../payment-email.ts'
import { keptByTransfer, openRows, sumOfRows } from './open-rows.ts'

type World = Pick<Context, 'catalogue' | 'clock' | 'configuration' | 'documents'>
type Entered = z.output<(typeof enterTransferCall)['body']>

interface TakenIn {
  found: FoundBooking
  entered: Entered
}

/** The open items of a part that match the amount: its next instalment, or all of it. Throws `price-changed`. */
function chosen(found: FoundBooking, { part, amount }: Entered) {
  const cents = centsOf(amount)
  const all = openRows(found, part)
  if (all.length === 0) throw new ProblemError('not-in-this-state')
  const [next] = all
  const paid = part === 'balance' && next?.cents === cents ? [next] : all
  if (sumOfRows(paid) !== cents)
    throw new ProblemError('price-changed', {
      more: { amount: majorOf(sumOfRows(all)), currencyId: found.row.currencyId },
    })
  return {
    cents,
    itemIds: paid.flatMap(({ itemIds }) => itemIds),
    positions: part === 'balance' ? paid.flatMap(({ positions }) => positions) : [],
  }
}

/**
 * Requires an acceptance of the conditions before a transfer confirms the booking. Staff can record how the client gave
 * it, with an entry in the staff log. Throws `conditions-needed`.
 */
async function settleAcceptance(
  tx: Transaction,
  world: World,
  { staffId }: Staff,
  { found, reason }: { found: FoundBooking; reason: string | undefined },
): Promise<void> {
  const { id: bookingId, contactId, language } = found.row
  if (reason !== undefined && found.acceptances.length === 0) {
    const by = { acceptedBy: 'staff', staffId, reason } as const
    await recordAcceptance(tx, world, { bookingId, by, language })
    const [client] =
      contactId === null ? [] : await tx.select({ id: contact.publicId }).from(contact).where(eq(contact.id, contactId))
    const entry = { staffId, action: 'conditions-recorded', reason: `${found.row.reference}: ${reason}` } as const
    await writeStaffEntry(tx, { ...entry, ...(client && { subjectContact: client.id }) })
  }
  await requireAcceptance(tx, bookingId)
}

/**
 * Records the payment of a part, as a card payment would be. Throws `conditions-needed`, and `dates-taken` where its
 * nights are taken.
 */
async function applyTransfer(tx: Transaction, world: World, actor: Staff, { found, entered }: TakenIn): Promise<void> {
  const { row } = found
  refuseEarlyServices(row.status, entered.part)
  const { cents, itemIds, positions } = chosen(found, entered)
  if (entered.part === 'deposit') await settleAcceptance(tx, world, actor, { found, reason: entered.acceptanceReason })
  const taken = await confirmPaid(tx, row.id, { part: entered.part, itemIds, positions, cents })
  if (taken === 'already') throw new ProblemError('not-in-this-state')
  if (taken === 'nights-gone') throw new ProblemError(entered.part === 'deposit' ? 'dates-taken' : 'not-in-this-state')
  if (entered.part === 'service') await enqueue(tx, confirmExperiences, { bookingId: row.id, itemIds: itemIds ?? [] })
}

/**
 * Enters a bank transfer: nights, ledger, invoice or credit note, and e-mails. Throws `not-found`, `invalid-input`,
 * `not-in-this-state`, `not-booked-yet`, `conditions-needed`, `dates-taken`, `price-changed`, and `edited-meanwhile`
 * where it was entered before.
 */
export async function saveBankTransfer(
  tx: Transaction,
  world: World,
  actor: Staff,
  { bookingId, ...entered }: Entered & { bookingId: number },
): Promise<BookingResponse> {
  const { now } = await lockBooking(tx, bookingId)
  const [found] = await findBookings(tx, [bookingId])
  if (!found) throw new ProblemError('not-found')
  const { direction, part, amount, bookedOn, bankReference } = entered
  throwFieldErrors({ bookedOn: bookedOn > todayAt(now) ? 'invalid' : undefined })
  const cents = centsOf(amount)
  const { currencyId } = found.row
  const received = await keptByTransfer(tx, bookingId)
  const [transfer] = await tx
    .insert(bankTransfer)
    .values({ bookingId, direction, part, cents, currencyId, bookedOn, bankReference, enteredBy: actor.staffId })
    .onConflictDoNothing({ target: bankTransfer.bankReference })
    .returning({ id: bankTransfer.id })
  if (!transfer) throw new ProblemError('edited-meanwhile')
  if (direction === 'in') await applyTransfer(tx, world, actor, { found, entered })
  else if (received < cents) throw new ProblemError('not-in-this-state')
  const cause = { bookingId, currencyId, transferId: transfer.id }
  await recordEvent(
    tx,
    bookingId,
    direction === 'in'
      ? { kind: 'payment-received', actor: 'staff', data: { part, cents, by: 'transfer' } }
      : { kind: 'refund-made', actor: 'staff', data: { cents, by: 'transfer' } },
  )
  const [after] = await findBookings(tx, [bookingId])
  await writeStaffEntry(tx, {
    staffId: actor.staffId,
    action: 'transfer-recorded',
    reason: `${found.row.reference}: ${direction} ${part} ${amount}, ${bankReference}`,
    changes: changesBetween(
      { ...loggedBooking(found), bank: majorOf(received) },
      { ...loggedBooking(after), bank: majorOf(direction === 'in' ? received + cents : received - cents) },
    ),
  })
  const bank = 'bank:transfer'
  await postToLedger(tx, direction === 'in' ? charge(bank, cents) : refund(bank, cents), cause)
  await postToLedger(tx, direction === 'in' ? invoice(cents) : creditNote(cents), cause)
  await issueInvoice(tx, {
    ...cause,
    part,
    cents,
    kind: direction === 'in' ? 'invoice' : 'credit-note',
  })
  await tell(tx, world, { bookingId, transferId: transfer.id, entered })
  return getBooking(tx, world, actor, bookingId)
}

/** Writes the e-mails of a transfer. */
async function tell(
  tx: Transaction,
  world: World,
  { bookingId, transferId, entered }: { bookingId: number; transferId: number; entered: Entered },
): Promise<void> {
  const { direction, part, amount } = entered
  const [found] = await findBookings(tx, [bookingId])
  if (!found) return
  const came = part === 'deposit' ? (['confirmation', 'receipt'] as const) : (['receipt'] as const)
  for (const told of direction === 'in' ? came : (['refund'] as const)) {
    const { currencyId } = found.row
    const cents = centsOf(amount)
    const letter = await buildPaymentEmail(tx, world, found, { told, part, by: 'transfer', cents, currencyId })
    if (letter)
      await queueEmail(tx, { ...letter, purpose: 'transactional', cause: ['transfer', transferId, told].join(' ') })
  }
}
