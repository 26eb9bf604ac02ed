import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { Day } from '#domain/calendar/day'
import { formatDay } from '#domain/calendar/formats'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../../messages.ts'
import { EmailLayout, type Sender } from '../email-layout.tsx'
import { styles } from '../styles.ts'
import { sentenceOf, type TransferLine } from './transfer-email.tsx'

export interface SupplierEmailData {
  /** The company asks for a service, or no longer needs it. */
  told: 'asked' | 'cancelled'
  sender: Sender
  language: Language
  recipient: string
  villa: string
  /** The name of the service, and its first day. */
  service: string
  day: Day
  /** Null for a service that is no transfer. */
  transfer: TransferLine | null
  /** Absolute URL of the private link, and the last day on which it opens; of a cancelled service there is none. */
  address: string
  until: Day
}

/** Asks a supplier for a service, by a private link, or cancels the request. It names no guest. */
export async function supplierEmail(data: SupplierEmailData) {
  const { told, sender, language, villa, service, day, transfer, address, until, recipient } = data
  const t = createTranslator(language)
  const values = {
    told,
    villa,
    service,
    day: formatDay(day, language),
    until: formatDay(until, language),
    company: sender.company.name,
    phone: sender.office.phone,
    email: recipient,
  }
  const subject = t('supplier_subject', values)
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={t('supplier_text', values)}
      reason={t('supplier_reason', values)}
    >
      <Heading style={styles.title}>{subject}</Heading>
      <Text style={styles.text}>{t('supplier_text', values)}</Text>
      {transfer && <Text style={styles.message}>{sentenceOf(t, language, transfer)}</Text>}
      {told === 'asked' && (
        <Link href={address} style={styles.action}>
          {t('supplier_action')}
        </Link>
      )}
      <Text style={styles.text}>{t('supplier_until', values)}</Text>
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
