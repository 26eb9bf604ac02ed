import type { CSSProperties } from 'react'
import { standalonePage } from './standalone-page.tsx'
import { colours } from './theme.ts'

/** An e-mail in the outbox. */
export interface OutboxMail {
  id: number
  recipient: string
  language: string
  subject: string
  text: string
  replyTo: string | null
  calendar: string | null
  pdfName: string | null
  writtenAt: Date
  attempts: number
  lastError: string | null
  sentAt: Date | null
  refusedAt: Date | null
}

/** The same, with what became of a reply that was sent from its page; empty before one. */
interface OpenedMail extends OutboxMail {
  received: string
}

const cell: CSSProperties = {
  padding: '10px 16px 10px 0',
  borderTop: `1px solid ${colours.line}`,
  textAlign: 'left',
  verticalAlign: 'top',
}
const link: CSSProperties = { color: colours.sea }

/** Times in UTC: the outbox is a development tool. */
const moment = (at: Date) => at.toISOString().slice(0, 16).replace('T', ' ')

function state({ sentAt, refusedAt, attempts, lastError }: OutboxMail): string {
  if (sentAt) return `sent ${moment(sentAt)}`
  if (refusedAt) return `refused: ${lastError}`
  return lastError ? `waits after ${attempts} attempts: ${lastError}` : 'waits'
}

/** List of sent e-mails, newest first. */
export const outboxPage = (mails: readonly OutboxMail[]): string =>
  standalonePage(
    'Outbox',
    <>
      <h1 style={{ margin: '0 0 24px', fontWeight: 500 }}>Outbox</h1>
      {mails.length === 0 && <p>No e-mail has been written yet.</p>}
      {mails.length > 0 && (
        <div style={{ overflowX: 'auto' }}>
          <table style={{ borderCollapse: 'collapse', width: '100%' }}>
            <thead>
              <tr>
                {['Subject', 'To', 'Language', 'Written (UTC)', 'State'].map(name => (
                  <th key={name} scope="col" style={{ ...cell, borderTop: 0, color: colours.inkSoft, fontWeight: 400 }}>
                    {name}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {mails.map(mail => (
                <tr key={mail.id}>
                  <td style={cell}>
                    <a href={`/dev/mail/${mail.id}`} style={link}>
                      {mail.subject}
                    </a>
                  </td>
                  <td style={cell}>{mail.recipient}</td>
                  <td style={cell}>{mail.language}</td>
                  <td style={cell}>{moment(mail.writtenAt)}</td>
                  <td style={cell}>{state(mail)}</td>
                </tr>
              ))}
            </tbody>
          </table>
        </div>
      )}
    </>,
  )

/** One e-mail, as HTML and as plain text. */
export const outboxMailPage = (mail: OpenedMail): string =>
  standalonePage(
    mail.subject,
    <>
      <p style={{ margin: '0 0 24px' }}>
        <a href="/dev/mail" style={link}>
          Outbox
        </a>
      </p>
      <h1 style={{ margin: '0 0 8px', fontWeight: 500 }}>{mail.subject}</h1>
      <p style={{ margin: '0 0 24px', color: colours.inkSoft }}>
        To {mail.recipient}
        {mail.replyTo && `, answers to ${mail.replyTo}`} · written {moment(mail.writtenAt)} UTC · {state(mail)}
      </p>
      {(mail.pdfName || mail.calendar) && (
        <p style={{ margin: '0 0 24px' }}>
          Attached:{' '}
          {mail.pdfName && (
            <a href={`/dev/mail/${mail.id}/files/confirmation.pdf`} style={link}>
              {mail.pdfName}
            </a>
          )}{' '}
          {mail.calendar && (
            <a href={`/dev/mail/${mail.id}/files/stay.ics`} style={link}>
              stay.ics
            </a>
          )}
        </p>
      )}
      <iframe
        title="As it looks"
        src={`/dev/mail/${mail.id}/html`}
        sandbox="allow-popups allow-popups-to-escape-sandbox"
        style={{ width: '100%', height: 1040, border: `1px solid ${colours.line}` }}
      />
      <h2 style={{ margin: '40px 0 12px', fontWeight: 500 }}>As plain text</h2>
      <pre style={{ margin: 0, whiteSpace: 'pre-wrap', overflowWrap: 'anywhere', font: '14px/1.6 monospace' }}>
        {mail.text}
      </pre>
      {mail.replyTo?.includes('+') && (
        <form method="post" action={`/dev/mail/${mail.id}/reply`} style={{ marginTop: 40 }}>
          <h2 style={{ margin: '0 0 12px', fontWeight: 500 }}>Answer as its recipient</h2>
          {mail.received && <p role="status">Your answer: {mail.received}.</p>}
          <textarea
            name="text"
            rows={5}
            required
            aria-label="Your answer"
            style={{ width: '100%', boxSizing: 'border-box', font: 'inherit', padding: 12 }}
          />
          <p>
            <button type="submit" style={{ font: 'inherit', padding: '10px 20px' }}>
              Send the answer
            </button>
          </p>
        </form>
      )}
    </>,
  )
