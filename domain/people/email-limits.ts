/** The most e-mails within any hour, and within any day. */
export interface EmailLimit {
  anHour: number
  aDay: number
}

/** E-mails that their recipient did not request, of all kinds together, to one mailbox. */
export const unrequestedEmails: EmailLimit = { anHour: 6, aDay: 15 }

/** Reminders that their recipient can switch off, of all bookings together. */
export const reminderEmails: EmailLimit = { anHour: 4, aDay: 6 }

/**
 * Log-in links for one account. There is no lower limit per day: links are valid for two hours, so the owner always has
 * a valid one, however many an attacker requests.
 */
export const accessEmails: EmailLimit = { anHour: 6, aDay: 6 * 24 }
