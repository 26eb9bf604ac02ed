import { createTransport } from 'nodemailer'
import { isSameMachine } from '#server/platform/security/production-checks'
import { DeliveryFailed, EmailRejected, type Mailer } from './mail.ts'

/** The fields of nodemailer's errors. */
interface SmtpError {
  code?: string
  responseCode?: number
  command?: string
}

/** Commands whose permanent rejection concerns this e-mail, not the server or our account. */
const ofTheLetter = /^(RCPT TO|DATA)/

function failure({ code = 'EUNKNOWN', responseCode, command = '' }: SmtpError): DeliveryFailed {
  const told = [code, responseCode].filter(Boolean).join(' ')
  return responseCode && responseCode >= 500 && (ofTheLetter.test(command) || code === 'EMESSAGE')
    ? new EmailRejected(told)
    : new DeliveryFailed(told)
}

/** Connections to `smtp://` or `smtps://` with its credentials; `patience` is the timeout in milliseconds. */
const transportTo = (url: string, patience: number) =>
  createTransport({
    url,
    // Otherwise somebody on the network could strip STARTTLS, and read passwords and links.
    requireTLS: !isSameMachine(new URL(url).hostname),
    connectionTimeout: patience,
    greetingTimeout: patience,
    socketTimeout: patience,
    dnsTimeout: patience,
    disableFileAccess: true,
    disableUrlAccess: true,
  })

/** Connects, requires TLS and logs in, without an e-mail. Throws `DeliveryFailed` with codes only. */
export async function checkSmtp(url: string, patience = 10_000): Promise<void> {
  const transport = transportTo(url, patience)
  try {
    await transport.verify()
  } catch (error) {
    throw failure(error as SmtpError)
  } finally {
    transport.close()
  }
}

/** Sends by SMTP; `patience` is the timeout in milliseconds. */
export function smtp({ url, from, patience = 20_000 }: { url: string; from: string; patience?: number }): Mailer {
  const transport = transportTo(url, patience)
  return {
    deliver: async letter => {
      try {
        await transport.sendMail({
          from,
          to: { name: '', address: letter.recipient },
          subject: letter.subject,
          html: letter.html,
          text: letter.text,
          messageId: `<${letter.messageId}>`,
          date: letter.writtenAt,
          ...(letter.replyTo && { replyTo: { name: '', address: letter.replyTo } }),
          ...(letter.calendar && {
            icalEvent: { method: letter.calendarMethod ?? 'publish', filename: 'stay.ics', content: letter.calendar },
          }),
          ...(letter.pdf && {
            attachments: [
              {
                filename: letter.pdfName ?? 'document.pdf',
                content: letter.pdf,
                contentType: 'application/pdf',
              },
            ],
          }),
          ...(letter.listUnsubscribe && {
            headers: {
              'List-Unsubscribe': `<${letter.listUnsubscribe}>`,
              'List-Unsubscribe-Post': 'List-Unsubscribe=One-Click',
            },
          }),
        })
      } catch (error) {
        throw failure(error as SmtpError)
      }
    },
  }
}
