import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import { formatDays } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { type Manager, managerWords } from './manager-words.ts'
import { styles } from './styles.ts'

export interface MessageEmailData {
  sender: Sender
  language: Language
  recipient: string
  /** To the company, about a message of a client; otherwise to the client or guest. */
  toStaff: boolean
  /** The name of the person who wrote; empty if unknown. */
  author: string
  reference: string
  villa: string
  stay: Stay
  body: string
  /** The names of its files, which are on the page. */
  files: readonly string[]
  /** Absolute URL of the conversation. */
  address: string
  /** Whether an answer to the e-mail becomes a message of the conversation. */
  repliesArrive: boolean
  manager: Manager | undefined
}

/** Brings a message about a booking to the other side of its conversation. */
export async function messageEmail(data: MessageEmailData) {
  const { sender, language, recipient, toStaff, author, reference, villa, stay, body, files, address } = data
  const t = createTranslator(language)
  const values = {
    side: toStaff ? 'staff' : 'client',
    named: author ? 'yes' : 'no',
    author,
    reference,
    villa,
    period: formatDays(stay, language),
    company: sender.company.name,
    email: recipient,
    phone: sender.office.phone,
    replies: data.repliesArrive ? 'yes' : 'no',
    ...managerWords(data.manager),
  }
  const subject = t('message_subject', values)
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={body.slice(0, 120)}
      reason={t('message_reason', values)}
    >
      <Heading style={styles.title}>{t('message_title', values)}</Heading>
      <Text style={styles.text}>{t('message_about', values)}</Text>
      <Text style={styles.message}>{body}</Text>
      {files.length > 0 && <Text style={styles.line}>{t('message_files', { files: files.join(', ') })}</Text>}
      <Link href={address} style={styles.action}>
        {t('message_action', values)}
      </Link>
      {!toStaff && <Text style={styles.text}>{t('message_replies', values)}</Text>}
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}

export interface ForwardedEmailData {
  sender: Sender
  /** The sender of the e-mail, as it says itself; anybody can forge it. */
  from: string
  subject: string
  text: string
  /** The number of its attachments, which are not forwarded. */
  files: number
}

/** Forwards an e-mail to the office that was sent to the address for replies, and belongs to no conversation. */
export async function forwardedEmail({ sender, from, subject: original, text, files }: ForwardedEmailData) {
  const t = createTranslator('en')
  const values = { from, subject: original, files }
  const subject = t('forwarded_subject', values)
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language="en"
      preview={text.slice(0, 120)}
      reason={t('forwarded_reason')}
    >
      <Heading style={styles.title}>{t('forwarded_title')}</Heading>
      <Text style={styles.text}>{t('forwarded_text', values)}</Text>
      <Text style={styles.message}>{text}</Text>
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
