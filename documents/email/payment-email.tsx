import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { PayablePart } from '#domain/booking/payment/payable-part'
import { formatDay, formatDays, formatMoney } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { type Manager, managerWords } from './manager-words.ts'
import { styles } from './styles.ts'

export interface PaymentEmailData {
  sender: Sender
  language: Language
  recipient: string
  /**
   * Event of a payment; `held`, `claimed` and `let-go` concern a damage deposit; `look`, `difference` and
   * `refund-late` go to the office.
   */
  told: 'receipt' | 'given-back' | 'refund' | 'held' | 'claimed' | 'let-go' | 'look' | 'difference' | 'refund-late'
  part: PayablePart
  by: 'card' | 'transfer'
  villa: string
  stay: Stay
  /** Reference of the booking. */
  reference: string
  /** In major units of the currency. */
  amount: number
  currency: string
  /** Last digits of the card; empty if the provider has not returned them. */
  last4: string
  /** Card scheme and wallet; empty if the provider has not returned them. */
  scheme: string
  wallet: '' | 'apple-pay' | 'google-pay'
  /** Name of the payer by link, as entered by the lead booker; undefined if the booking's own party paid. */
  linkPayer?: string | undefined
  /** Remaining price; the part due next, and its due date. 0 if nothing is due. */
  open: number
  left: number
  due: string
  /** Client manager of the booking; undefined for e-mails to the office, and where there is none. */
  manager: Manager | undefined
  /** Reason of a claim on the damage deposit, as written by the office. */
  reason: string
  /** The provider's report, in major units, where it differs from the request. */
  difference?: {
    kind: 'currency' | 'authorised' | 'captured' | 'refunded' | 'disputed'
    expected: number
    reported: number
    /** ISO code. */
    reportedCurrency: string
  }
  /** Absolute URL of its button. */
  address: string
}

/** Brand names, not translated. */
const walletNames = { 'apple-pay': 'Apple Pay', 'google-pay': 'Google Pay' } as const

/** Notifies of a payment: a confirmed booking, a receipt, or a refund. */
export async function paymentEmail(data: PaymentEmailData) {
  const { sender, language, recipient, villa, stay, reference, amount, currency, last4, left, due, address } = data
  const t = createTranslator(language)
  const values = {
    // Message selectors cannot contain hyphens.
    told: data.told.replaceAll('-', '_'),
    part: data.part,
    by: data.by === 'card' && data.linkPayer !== undefined ? 'link' : data.by,
    payer: data.linkPayer === undefined ? 'own' : data.linkPayer ? 'named' : 'link',
    name: data.linkPayer ?? '',
    open: formatMoney(data.open, currency, language),
    rest: left > 0 ? 'some' : 'none',
    villa,
    days: formatDays(stay, language),
    reference,
    amount: formatMoney(amount, currency, language),
    card: last4 ? (data.wallet && data.scheme ? 'wallet' : 'known') : 'unknown',
    wallet: data.wallet && walletNames[data.wallet],
    scheme: data.scheme,
    last4,
    left: formatMoney(left, currency, language),
    due: due ? formatDay(due, language) : '',
    company: sender.company.name,
    phone: sender.office.phone,
    email: recipient,
    ...managerWords(data.manager),
    kind: data.difference?.kind ?? '',
    expected: formatMoney(data.difference?.expected ?? 0, currency, language),
    reported: formatMoney(data.difference?.reported ?? 0, data.difference?.reportedCurrency ?? currency, language),
  }
  const subject = t('payment_subject', values)
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={t('payment_preview', values)}
      reason={t('payment_reason', values)}
    >
      <Heading style={styles.title}>{t('payment_title', values)}</Heading>
      <Text style={styles.text}>{t('payment_text', values)}</Text>
      <Text style={styles.message}>{t('payment_facts', values)}</Text>
      {data.difference && <Text style={styles.message}>{t('payment_difference', values)}</Text>}
      {data.told === 'claimed' && <Text style={styles.message}>{data.reason}</Text>}
      <Link href={address} style={styles.action}>
        {t('payment_action', values)}
      </Link>
      <Text style={styles.text}>{t('payment_questions', values)}</Text>
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
