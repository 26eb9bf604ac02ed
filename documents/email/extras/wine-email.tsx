import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import { formatDateTime } from '#domain/calendar/format-datetime'
import { formatDay, formatMoney } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../../messages.ts'
import { EmailLayout, type Sender } from '../email-layout.tsx'
import { type Manager, managerWords } from '../manager-words.ts'
import { styles } from '../styles.ts'
import { Sums, tablesAsText } from '../tables.tsx'

export interface WineEmailData {
  sender: Sender
  language: Language
  recipient: string
  /** An order that is to be paid, or a request for complimentary wine and its answer. */
  told: 'received' | 'asked' | 'granted' | 'refused'
  villa: string
  stay: Stay
  reference: string
  /** Amounts in major units of the currency; 0 for complimentary wine. */
  lines: readonly { name: string; bottles: number; amount: number }[]
  delivery: number
  total: number
  currency: string
  /** When an unpaid order expires, in milliseconds since 1970; 0 for others. */
  until: number
  timezone: string
  /** The answer of the office in its own words; empty without it. */
  message: string
  manager: Manager | undefined
  /** Absolute URL of its button. */
  address: string
}

/** Confirms an order of wine, or tells how a request for complimentary wine was answered. */
export async function wineEmail(data: WineEmailData) {
  const { sender, language, recipient, told, villa, stay, reference, lines, delivery, total, currency } = data
  const t = createTranslator(language)
  const isPaid = told === 'received'
  const bottles = lines.reduce((sum, line) => sum + line.bottles, 0)
  const values = {
    ...{ told, villa, reference, bottles },
    day: formatDay(stay.from, language),
    until: data.until > 0 ? formatDateTime(data.until, data.timezone, language) : '',
    company: sender.company.name,
    phone: sender.office.phone,
    email: recipient,
    ...managerWords(data.manager),
  }
  const money = (amount: number) => formatMoney(amount, currency, language)
  const rows = lines.map(line => [line.name, String(line.bottles), ...(isPaid ? [money(line.amount)] : [])])
  const subject = t('wine_subject', values)
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={t('wine_preview', values)}
      reason={t('wine_reason', values)}
    >
      <Heading style={styles.title}>{t('wine_title', values)}</Heading>
      <Text style={styles.text}>{t('wine_text', values)}</Text>
      {data.message && <Text style={styles.message}>{data.message}</Text>}
      <Sums
        head={[t('wine_wine'), t('wine_bottles'), ...(isPaid ? [t('wine_amount')] : [])]}
        rows={isPaid ? [...rows, [t('wine_delivery'), '', delivery > 0 ? money(delivery) : t('wine_free')]] : rows}
        {...(isPaid && { total: [t('wine_total'), String(bottles), money(total)] })}
      />
      <Link href={data.address} style={styles.action}>
        {t('wine_action', values)}
      </Link>
      <Text style={styles.text}>{t('hold_questions', values)}</Text>
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html, tablesAsText) }
}
