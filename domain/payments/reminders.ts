import { addDays, type Day } from '#domain/calendar/day'

/** The kinds of payment reminders. */
export type Reminder = 'balance-due' | 'balance-overdue'

/** Days before the due day on which a reminder is sent, and days without reminders after any payment. */
export const reminderLeadDays = 14
export const quietDaysAfterPayment = 3

/** The facts of an outstanding payment. */
export interface UpcomingPayment {
  due: Day
  today: Day
  wasReminded: boolean
  wasOverdue: boolean
  /** The last day with a payment for the booking. */
  lastPaidOn: Day
}

/** The reminder to send today, each kind once (PD-75); undefined where there is none. */
export function nextReminder({
  due,
  today,
  wasReminded,
  wasOverdue,
  lastPaidOn,
}: UpcomingPayment): Reminder | undefined {
  if (addDays(lastPaidOn, quietDaysAfterPayment) > today) return undefined
  if (due < today) return wasOverdue ? undefined : 'balance-overdue'
  return !wasReminded && addDays(today, reminderLeadDays) >= due ? 'balance-due' : undefined
}
