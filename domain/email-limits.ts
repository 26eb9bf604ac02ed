/** At most so many e-mails within any hour, and within any day. */
export interface EmailLimit {
  anHour: number
  aDay: number
}

/** E-mails to one mailbox that its owner has not asked for, of all kinds together. */
export const unrequestedEmails: EmailLimit = { anHour: 6, aDay: 15 }

/**
 * Links to one account that let its owner in. There is no smaller limit for a day: links are good for two hours, so the
 * owner always has a good one, however many a stranger asks for.
 */
export const accessEmails: EmailLimit = { anHour: 6, aDay: 6 * 24 }
