import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { Day } from '#domain/calendar/day'
import { formatDateTime, formatZone } from '#domain/calendar/format-datetime'
import { formatDay, formatDays, formatMoney } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { type Manager, managerWords } from './manager-words.ts'
import { styles } from './styles.ts'

/** The content of an e-mail about a hold, a booking or a waiting list. */
export const holdEvents = [
  'option-over',
  'transfer',
  'damage-waiver',
  'damage-due',
  'waiting',
  'nights-free',
  'provisional',
  'moved',
  'cancelled',
  'balance-due',
  'balance-overdue',
  'change-asked',
  'change-made',
  'change-declined',
  'how-was-it',
  'early-arrival-quoted',
  'late-departure-quoted',
  'early-arrival-declined',
  'late-departure-declined',
] as const
type HoldEvent = (typeof holdEvents)[number]

export interface HoldEmailData {
  sender: Sender
  language: Language
  recipient: string
  /** Event of an option or a waiting list. */
  told: HoldEvent
  villa: string
  stay: Stay
  /** Absolute URL of its button. */
  address: string
  /** Reference of a bank transfer; empty without one. */
  reference: string
  /** Account of the transfer. */
  account: string
  /** In major units of the currency; 0 if nothing is due. */
  amount: number
  currency: string
  /** Price of the damage waiver; 0 if it is not offered. */
  waiver: number
  /** End of the hold, in milliseconds since 1970, displayed in the villa's time zone; 0 without one. */
  until: number
  timezone: string
  /** Due date of the amount; empty if not mentioned. */
  due: Day | ''
  /** Requested time of arrival or departure, in the villa's time zone; empty without one. */
  time: string
  /** A calendar file is attached. */
  filed: boolean
  /** A message of the office in its own words; empty without one. */
  message: string
  /** Client manager of the booking; undefined without a booking, and where there is none. */
  manager: Manager | undefined
}

/** Notifies of a hold or waiting list: expiry, extension, or dates that have become free. */
export async function holdEmail(data: HoldEmailData) {
  const { sender, language, recipient, villa, stay, address, reference, account, amount, currency } = data
  const { waiver, message } = data
  const t = createTranslator(language)
  const values = {
    // Message selectors cannot contain hyphens.
    told: data.told.replaceAll('-', '_'),
    villa,
    days: formatDays(stay, language),
    reference,
    account,
    amount: formatMoney(amount, currency, language),
    waiver: formatMoney(waiver, currency, language),
    held: data.until > 0 ? 'yes' : 'no',
    back: amount > 0 ? 'yes' : 'no',
    filed: data.filed ? 'yes' : 'no',
    until: data.until > 0 ? formatDateTime(data.until, data.timezone, language) : '',
    time: data.time,
    zone: formatZone(data.timezone, language),
    due: data.due ? formatDay(data.due, language) : '',
    company: sender.company.name,
    phone: sender.office.phone,
    email: recipient,
    ...managerWords(data.manager),
  }
  const subject = t('hold_subject', values)
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={t('hold_preview', values)}
      reason={t('hold_reason', values)}
    >
      <Heading style={styles.title}>{t('hold_title', values)}</Heading>
      <Text style={styles.text}>{t('hold_text', values)}</Text>
      {message && <Text style={styles.message}>{message}</Text>}
      {reference && (
        <>
          <Text style={styles.line}>{t('hold_transfer_amount', values)}</Text>
          <Text style={styles.line}>{t('hold_transfer_account', values)}</Text>
          <Text style={styles.text}>{t('hold_transfer_reference', values)}</Text>
        </>
      )}
      <Link href={address} style={styles.action}>
        {t('hold_action', values)}
      </Link>
      <Text style={styles.text}>{t('hold_questions', values)}</Text>
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
