/** An e-mail to send. */
export interface Email {
  /** Its Message-ID, without brackets: the same for every attempt. */
  messageId: string
  recipient: string
  subject: string
  html: string
  text: string
  replyTo: string | null
  /** The one-click unsubscribe address. */
  listUnsubscribe: string | null
  /** A calendar file (RFC 5545) and its method. */
  calendar: string | null
  calendarMethod: 'publish' | 'cancel' | null
  /** An attached PDF and its file name. */
  pdf: Buffer | null
  pdfName: string | null
  writtenAt: Date
}

/** Sends e-mails. */
export interface Mailer {
  /** Resolves when the server has accepted the e-mail. Throws `LetterRefused` for a permanent rejection. */
  deliver: (letter: Email) => Promise<void>
}

/** Why an e-mail could not be sent; never the server's own text, which can name the recipient. */
export class DeliveryFailed extends Error {
  override name = 'DeliveryFailed'
}

/** The server has rejected the e-mail permanently. */
export class EmailRejected extends DeliveryFailed {
  override name = 'LetterRefused'
}
