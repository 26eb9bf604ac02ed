import { type ItemStatus, itemLifecycle, itemStatus } from '#domain/lifecycles/item-status'
import { canTransition } from '#domain/lifecycles/state-machine'

/** The company's answers to a transfer that have a meaning (SPEC B4); any other code puts the item back to 0. */
export const confirmationCodes = [0, 1, 2, 3, 4, 5] as const

const statuses: Readonly<Record<number, ItemStatus>> = {
  0: itemStatus.awaitingConfirmation,
  1: itemStatus.readyForPayment,
  2: itemStatus.unavailable,
  3: itemStatus.acceptedWithChanges,
  4: itemStatus.readyForPayment,
  5: itemStatus.readyForPayment,
}

/** The status of an item for a confirmation code (SPEC B4). */
export const statusOfCode = (code: number): ItemStatus => statuses[code] ?? itemStatus.none

/** The statuses in which a transfer can still be answered: until it is paid, declined or over. */
export const answerableStatuses: readonly ItemStatus[] = [
  itemStatus.none,
  itemStatus.awaitingConfirmation,
  itemStatus.unavailable,
  itemStatus.acceptedWithChanges,
  itemStatus.readyForPayment,
]

/** Whether an answer can follow: the same one again can, with another price or message. */
export const canAnswer = (status: ItemStatus, code: number): boolean =>
  answerableStatuses.includes(status) &&
  (status === statusOfCode(code) || canTransition(itemLifecycle, status, statusOfCode(code)))
