import { addDays, type Day } from '#domain/day'

/** What is said of a payment that is still to come. */
export type Reminder = 'balance-due' | 'balance-overdue'

/** Days before its day on which a payment is remembered, and days after anything was paid in which nothing is said of it. */
export const remindedBefore = 14
export const quietAfterPayment = 3

/** What is known of a payment that is still to come. */
export interface Awaited {
  due: Day
  today: Day
  wasReminded: boolean
  wasOverdue: boolean
  /** The last day on which something of the booking was paid. */
  lastPaidOn: Day
}

/** What is to be said of a payment today, each thing once (PD-75); undefined where nothing is. */
export function reminderOf({ due, today, wasReminded, wasOverdue, lastPaidOn }: Awaited): Reminder | undefined {
  if (addDays(lastPaidOn, quietAfterPayment) > today) return undefined
  if (due < today) return wasOverdue ? undefined : 'balance-overdue'
  return !wasReminded && addDays(today, remindedBefore) >= due ? 'balance-due' : undefined
}
