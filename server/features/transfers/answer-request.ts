import { eq, sql } from 'drizzle-orm'
import type { z } from 'zod'
import type { answerTransfer } from '#contract/extras/office-transfers'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { bookingItem, transfer } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { changesBetween, statusName } from '#domain/access/staff-changes'
import { itemStatus } from '#domain/lifecycles/item-status'
import { centsOf, majorOf } from '#domain/pricing/money'
import { canAnswer, statusOfCode } from '#domain/transfers/confirmation-code'
import { seatsOf } from '#domain/transfers/transfer'
import { changedTerms, type ProposedTerms, withChanges } from '#domain/transfers/transfer-changes'
import { recordEvent } from '#server/features/booking-events/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { confirmFree, saveTerms } from './answer-transfer.ts'
import { sendTransferEmails } from './emails.ts'
import { termsOfTransfer } from './present-transfer.ts'
import { type FoundTransfer, getTransferBooking, isBeingPaid, lockTransfer, type World } from './queries.ts'
import { withdrawSuppliers } from './withdraw-suppliers.ts'

type Answer = z.output<typeof answerTransfer.body> & { id: number }

const termsOfAnswer = ({ price, day, time, returnDay, returnTime, vehicle, meetingTime }: Answer): ProposedTerms => ({
  ...(price !== undefined && { priceCents: centsOf(price) }),
  ...(day && { day }),
  ...(time && { time }),
  ...(returnDay && { returnDay }),
  ...(returnTime && { returnTime }),
  ...(vehicle && { vehicle }),
  ...(meetingTime && { meetingTime }),
})

const invalid = (field: string, detail: string) =>
  new ProblemError('invalid-input', { detail, errors: [{ field: `body.${field}`, code: 'invalid', detail }] })

/** Throws `invalid-input` where the answer does not fit its code. */
function refuseMismatch({ row, item }: FoundTransfer, code: number, changes: ProposedTerms): void {
  const party = row.adults + row.children + row.infants
  if (changes.vehicle && seatsOf[changes.vehicle] < party) throw invalid('vehicle', 'This vehicle is too small.')
  const names = Object.keys(changes)
  const isChange = statusOfCode(code) === itemStatus.acceptedWithChanges
  if (isChange && names.length === 0) throw invalid('code', 'Code 3 needs a change.')
  // The client agrees to a change of the journey or to a higher price before it applies.
  const silent =
    (changes.priceCents ?? 0) <= item.priceCents && names.every(name => name === 'meetingTime' || name === 'priceCents')
  if (!isChange && !silent) throw invalid('code', 'These changes need code 3: the client accepts or declines them.')
}

const toldOf = (status: number) =>
  status === itemStatus.readyForPayment
    ? ('confirmed' as const)
    : status === itemStatus.unavailable
      ? ('unavailable' as const)
      : status === itemStatus.acceptedWithChanges
        ? ('changed' as const)
        : undefined

/** The fields of a transfer that the staff log compares. */
const loggedTransfer = ({ row, item }: FoundTransfer) => ({
  status: statusName(itemStatus, item.status),
  price: majorOf(item.priceCents),
  code: row.confirmationCode,
  day: row.day,
  time: row.time,
  returnDay: row.returnDay,
  returnTime: row.returnTime,
  vehicle: row.vehicle,
  answer: row.answeredAt,
})

/** A paid transfer whose flight changed takes new times: the client has asked for them. */
async function movePaid(tx: Transaction, found: FoundTransfer, changes: ProposedTerms): Promise<void> {
  const { row } = found
  if (row.flightQuestion?.answer !== 'move') throw new ProblemError('not-in-this-state')
  if (changes.priceCents !== undefined || changes.vehicle) throw invalid('price', 'It is paid: only times can change.')
  await saveTerms(tx, found, withChanges(termsOfTransfer(found), changes))
}

/**
 * Answers a transfer with a confirmation code (SPEC B4), in any order until it is paid. The client gets an e-mail, the
 * log of staff an entry. Throws `not-found`, `not-in-this-state` and `invalid-input`.
 */
export async function answerRequest(tx: Transaction, world: World, { staffId }: Staff, answer: Answer): Promise<void> {
  const { id, code, message } = answer
  const found = await lockTransfer(tx, id)
  const { row, item } = found
  const of = await getTransferBooking(tx, world, row.bookingId)
  const changes = changedTerms(termsOfTransfer(found), termsOfAnswer(answer))
  const isPaid = item.status === itemStatus.confirmed
  const status = isPaid ? item.status : statusOfCode(code)
  if (!of.isOpen || (!isPaid && !canAnswer(item.status, code))) throw new ProblemError('not-in-this-state')
  if (isPaid) await movePaid(tx, found, changes)
  else {
    refuseMismatch(found, code, changes)
    if (await isBeingPaid(tx, row)) throw new ProblemError('not-in-this-state')
    if (status !== item.status) await tx.update(bookingItem).set({ status }).where(eq(bookingItem.id, id))
    if (status === itemStatus.readyForPayment) await saveTerms(tx, found, withChanges(termsOfTransfer(found), changes))
    if (status === itemStatus.unavailable) await withdrawSuppliers(tx, [id])
  }
  await tx
    .update(transfer)
    .set({
      confirmationCode: code,
      proposed: status === itemStatus.acceptedWithChanges ? changes : null,
      message,
      answeredBy: staffId,
      answeredAt: sql`app_now()`,
      ...(row.flightQuestion?.answer === 'move' &&
        status !== itemStatus.awaitingConfirmation && { flightQuestion: null }),
    })
    .where(eq(transfer.itemId, id))
  if (status === itemStatus.readyForPayment) await confirmFree(tx, id)
  await recordEvent(tx, row.bookingId, { kind: 'transfer-answered', actor: 'staff', itemId: id, data: { code } })
  await writeStaffEntry(tx, {
    staffId,
    action: 'transfer-answered',
    reason: `${of.row.reference}: ${row.day} ${row.time}, ${code}`,
    changes: changesBetween(loggedTransfer(found), loggedTransfer(await lockTransfer(tx, id))),
  })
  const told = isPaid ? ('moved' as const) : toldOf(status)
  if (told) await sendTransferEmails(tx, world, of, { told, itemIds: [id], message })
}
