import { addDays, type Day } from '#domain/day'

/** The kinds of payment reminders. */
export type Reminder = 'balance-due' | 'balance-overdue'

/** Days before the due day on which a reminder is sent, and days without reminders after any payment. */
export const remindedBefore = 14
export const quietAfterPayment = 3

/** The facts of an outstanding payment. */
export interface Awaited {
  due: Day
  today: Day
  wasReminded: boolean
  wasOverdue: boolean
  /** The last day with a payment for the booking. */
  lastPaidOn: Day
}

/** The reminder to send today, each kind once (PD-75); undefined where there is none. */
export function reminderOf({ due, today, wasReminded, wasOverdue, lastPaidOn }: Awaited): Reminder | undefined {
  if (addDays(lastPaidOn, quietAfterPayment) > today) return undefined
  if (due < today) return wasOverdue ? undefined : 'balance-overdue'
  return !wasReminded && addDays(today, remindedBefore) >= due ? 'balance-due' : undefined
}
