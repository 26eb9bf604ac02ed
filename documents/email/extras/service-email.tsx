import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { Day } from '#domain/calendar/day'
import { formatDay, formatMoney } from '#domain/calendar/formats'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../../messages.ts'
import { EmailLayout, type Sender } from '../email-layout.tsx'
import { styles } from '../styles.ts'

export interface ServiceEmailData {
  sender: Sender
  language: Language
  recipient: string
  /**
   * The balance is due soon or overdue, or the service is cancelled by the client, or by staff for the client. The last two
   * tell the office of a cancellation: `given-up` by the client, `cancelled-by-staff` by staff.
   */
  told: 'balance-due' | 'balance-overdue' | 'cancelled' | 'cancelled-for-client' | 'given-up' | 'cancelled-by-staff'
  /** Name of the service, and its day. */
  service: string
  day: Day
  villa: string
  /** Reference of the booking. */
  reference: string
  /** The balance, or the refund, in major units of the currency. */
  amount: number
  /** The part of the refund that the office returns by bank transfer. */
  byTransfer: number
  currency: string
  /** Of a cancellation: a supplier was asked, and has been told by e-mail. */
  knowsSupplier: boolean
  /** Due day of a balance; empty otherwise. */
  due: Day | ''
  /** Absolute URL of its button. */
  address: string
}

/** Reminds of the balance of a service, or confirms its cancellation. */
export async function serviceEmail(data: ServiceEmailData) {
  const { sender, language, recipient, service, day, villa, reference, amount, byTransfer, currency, due } = data
  const t = createTranslator(language)
  const values = {
    told: data.told.replaceAll('-', '_'),
    ...{ service, villa, reference },
    day: formatDay(day, language),
    amount: formatMoney(amount, currency, language),
    transfer: formatMoney(byTransfer, currency, language),
    back: amount > 0 ? 'yes' : 'no',
    byTransfer: byTransfer > 0 ? 'yes' : 'no',
    supplier: data.knowsSupplier ? 'told' : 'not_told',
    due: due ? formatDay(due, language) : '',
    company: sender.company.name,
    phone: sender.office.phone,
    email: recipient,
  }
  const subject = t('service_subject', values)
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={t('service_title', values)}
      reason={t('service_reason', values)}
    >
      <Heading style={styles.title}>{t('service_title', values)}</Heading>
      <Text style={styles.text}>{t('service_text', values)}</Text>
      <Link href={data.address} style={styles.action}>
        {t('service_action', values)}
      </Link>
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
