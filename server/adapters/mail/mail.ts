/** An e-mail as it leaves. */
export interface Letter {
  /** Its Message-ID, without brackets: the same for every attempt. */
  messageId: string
  recipient: string
  subject: string
  html: string
  text: string
  replyTo: string | null
  /** The address of one click that ends such mail. */
  listUnsubscribe: string | null
  /** A file for calendars (RFC 5545), and what it does there. */
  calendar: string | null
  calendarMethod: 'publish' | 'cancel' | null
  /** A PDF that comes with it, and under which name it is saved. */
  pdf: Buffer | null
  pdfName: string | null
  writtenAt: Date
}

/** Carries e-mails. */
export interface Mailer {
  /** Resolves when the letter has been taken over. Throws `LetterRefused` where trying again would be in vain. */
  deliver: (letter: Letter) => Promise<void>
}

/** Why a letter could not be delivered; never in the words of the other side, which may name the recipient. */
export class DeliveryFailed extends Error {
  override name = 'DeliveryFailed'
}

/** The other side has refused the letter for good. */
export class LetterRefused extends DeliveryFailed {
  override name = 'LetterRefused'
}
