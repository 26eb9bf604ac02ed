import { Heading } from '@react-email/heading'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { PayablePart } from '#domain/booking/payment/payable-part'
import { formatDays, formatMoney } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { styles } from './styles.ts'

export interface LetterPayer {
  sender: Sender
  language: Language
  recipient: string
  told: 'receipt' | 'refund' | 'given-back'
  part: PayablePart
  by: 'card' | 'transfer'
  /** Empty if the lead booker withholds it, as is the name. */
  villa: string
  askedBy: string
  stay: Stay
  /** Reference of the booking. */
  reference: string
  /** Whether the booking has been cancelled. */
  isCancelled: boolean
  /** In major units of the currency. */
  amount: number
  currency: string
  /** Last digits of the card; empty if the provider has not returned them. */
  last4: string
}

/** Notifies a payer by link of their own payment: the receipt, or a refund. */
export async function letterPayer(data: LetterPayer) {
  const { sender, language, recipient, villa, stay, reference, amount, currency, last4, askedBy } = data
  const t = createTranslator(language)
  const values = {
    // Message selectors cannot contain hyphens.
    told: data.told.replaceAll('-', '_'),
    part: data.part,
    by: data.by,
    villa: villa || sender.company.name,
    asked: askedBy ? 'named' : 'unnamed',
    askedBy,
    cancelled: data.isCancelled ? 'yes' : 'no',
    days: formatDays(stay, language),
    reference,
    amount: formatMoney(amount, currency, language),
    card: last4 ? 'known' : 'unknown',
    last4,
    company: sender.company.name,
    phone: sender.office.phone,
    email: recipient,
  }
  const html = await render(
    <EmailLayout
      sender={sender}
      language={language}
      title={t('payer_subject', values)}
      preview={t('payer_preview', values)}
      reason={t('payer_reason', values)}
    >
      <Heading style={styles.title}>{t('payer_title', values)}</Heading>
      <Text style={styles.text}>{t('payer_text', values)}</Text>
      <Text style={styles.message}>{t('payer_facts', values)}</Text>
      <Text style={styles.text}>{t('payer_questions', values)}</Text>
    </EmailLayout>,
  )
  return { subject: t('payer_subject', values), html, text: toPlainText(html) }
}
