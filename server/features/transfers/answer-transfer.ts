import { eq, inArray } from 'drizzle-orm'
import type { TransferList } from '#contract/extras/transfers'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { bookingItem, transfer } from '#database/tables'
import type { Actor } from '#domain/access/actor'
import { can } from '#domain/access/policy'
import { addDays } from '#domain/calendar/day'
import { itemLifecycle, itemStatus } from '#domain/lifecycles/item-status'
import { findTransitionProblem } from '#domain/lifecycles/state-machine'
import { type TransferTerms, withChanges } from '#domain/transfers/transfer-changes'
import { transferPolicy } from '#domain/transfers/transfer-policy'
import { actorOf, recordEvent } from '#server/features/booking-events/public'
import { authorize } from '#server/platform/auth/authorize'
import { notifyOfficeOfTransfers } from './emails.ts'
import { isOwnTransfer, presentTransfers, termsOfTransfer } from './present-transfer.ts'
import { type FoundTransfer, findBookingOfTransfer, getTransferBooking, lockTransfer, type World } from './queries.ts'
import { withdrawSuppliers } from './withdraw-suppliers.ts'

type Step = keyof typeof itemLifecycle.steps

/** Takes an item of a locked booking to its next status. Throws `not-in-this-state`. */
export async function stepItem(tx: Transaction, { item }: Pick<FoundTransfer, 'item'>, step: Step): Promise<void> {
  const problem = findTransitionProblem(itemLifecycle, step, item.status, { now: 0 })
  if (problem) throw new ProblemError(problem)
  await tx.update(bookingItem).set({ status: itemLifecycle.steps[step].to }).where(eq(bookingItem.id, item.id))
}

/** Writes the terms of a transfer; its item follows in days and price. */
export async function saveTerms(
  tx: Transaction,
  { row }: Pick<FoundTransfer, 'row'>,
  { priceCents, ...terms }: TransferTerms,
): Promise<void> {
  await tx
    .update(transfer)
    .set({ ...terms, proposed: null })
    .where(eq(transfer.itemId, row.itemId))
  await tx
    .update(bookingItem)
    .set({ priceCents, stay: { from: terms.day, to: addDays(terms.returnDay ?? terms.day, 1) } })
    .where(eq(bookingItem.id, row.itemId))
}

/** A transfer that costs nothing is confirmed at once: there is nothing to pay. */
export async function confirmFree(tx: Transaction, itemId: number): Promise<void> {
  const [item] = await tx.select().from(bookingItem).where(eq(bookingItem.id, itemId))
  if (item?.status === itemStatus.readyForPayment && item.priceCents === 0) await stepItem(tx, { item }, 'confirm')
}

/** Accepts the changes that the company proposes: the transfer takes them, and can be paid. Throws `not-in-this-state`. */
export async function acceptChanges(tx: Transaction, actor: Actor, found: FoundTransfer): Promise<void> {
  await stepItem(tx, found, 'supplierConfirms')
  await saveTerms(tx, found, withChanges(termsOfTransfer(found), found.row.proposed ?? {}))
  await confirmFree(tx, found.item.id)
  await recordEvent(tx, found.row.bookingId, {
    ...{ kind: 'transfer-changes-accepted', actor: actorOf(actor), itemId: found.item.id },
  })
}

const unanswered: readonly number[] = [itemStatus.none, itemStatus.awaitingConfirmation]

interface Answer {
  id: number
  answer: 'accept' | 'decline'
}

/**
 * Accepts the proposed changes of a transfer, or gives up one that is not paid; the company gets an e-mail. A repetition
 * of the same answer changes nothing. Throws `not-found` and `not-in-this-state`.
 */
export async function answerChanges(
  tx: Transaction,
  world: World,
  actor: Actor,
  { id, answer }: Answer,
): Promise<TransferList> {
  const booked = await findBookingOfTransfer(tx, id)
  authorize(transferPolicy, actor, 'request', booked)
  const found = await lockTransfer(tx, id)
  if (!isOwnTransfer(found, actor) && !can(transferPolicy, actor, 'decline', booked))
    throw new ProblemError('not-found')
  const of = await getTransferBooking(tx, world, found.row.bookingId)
  const { status } = found.item
  const isRepeated =
    answer === 'accept'
      ? status === itemStatus.readyForPayment && found.row.proposed === null
      : status === itemStatus.declined || status === itemStatus.cancelled
  if (!isRepeated) {
    if (answer === 'accept') await acceptChanges(tx, actor, found)
    else {
      if (status === itemStatus.confirmed) throw new ProblemError('not-in-this-state')
      await stepItem(tx, found, unanswered.includes(status) ? 'cancel' : 'decline')
      await withdrawSuppliers(tx, [found.item.id])
      await recordEvent(tx, found.row.bookingId, { kind: 'transfer-declined', actor: actorOf(actor), itemId: id })
      await notifyOfficeOfTransfers(tx, world, of, { told: 'given-up', found: [found] })
    }
  }
  return presentTransfers(tx, world, { actor, language: of.row.language }, of)
}

/** The statuses in which a transfer stands, paid or not. */
export const standingStatuses: readonly number[] = [
  itemStatus.none,
  itemStatus.awaitingConfirmation,
  itemStatus.acceptedWithChanges,
  itemStatus.readyForPayment,
  itemStatus.confirmed,
]

/**
 * Says whether a transfer follows its changed flight. The company answers with the new time: a transfer that is not paid
 * waits for its confirmation again. Throws `not-found` and `not-in-this-state`.
 */
export async function answerFlightChange(
  tx: Transaction,
  world: World,
  actor: Actor,
  { id, answer }: { id: number; answer: 'move' | 'keep' },
): Promise<TransferList> {
  authorize(transferPolicy, actor, 'request', await findBookingOfTransfer(tx, id))
  const found = await lockTransfer(tx, id)
  const of = await getTransferBooking(tx, world, found.row.bookingId)
  const question = found.row.flightQuestion
  if (!question || !standingStatuses.includes(found.item.status)) throw new ProblemError('not-in-this-state')
  if (question.answer !== answer) {
    if (question.answer !== 'open') throw new ProblemError('not-in-this-state')
    await tx
      .update(transfer)
      .set({ flightQuestion: { ...question, answer } })
      .where(eq(transfer.itemId, id))
    if (answer === 'move') {
      const mayAsk = itemLifecycle.steps.askSupplier.from.includes(found.item.status)
      if (mayAsk) await stepItem(tx, found, 'askSupplier')
      await recordEvent(tx, found.row.bookingId, { kind: 'transfer-move-requested', actor: actorOf(actor), itemId: id })
      await notifyOfficeOfTransfers(tx, world, of, {
        told: 'move-wanted',
        found: [found],
        message:
          question.day === null
            ? 'The flight no longer takes place.'
            : `${question.number}: ${question.day}, ${question.time}`,
      })
    }
  }
  return presentTransfers(tx, world, { actor, language: of.row.language }, of)
}

/** Finds transfers by their items. */
export const findTransfersOf = (tx: Transaction, itemIds: readonly number[]): Promise<FoundTransfer[]> =>
  tx
    .select({ row: transfer, item: bookingItem })
    .from(transfer)
    .innerJoin(bookingItem, eq(bookingItem.id, transfer.itemId))
    .where(inArray(transfer.itemId, [...itemIds]))
    .orderBy(transfer.itemId)
    .for('update')
