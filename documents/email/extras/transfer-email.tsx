import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { Day } from '#domain/calendar/day'
import { formatDay, formatMoney, formatTime } from '#domain/calendar/formats'
import type { Language } from '#domain/text/language'
import type { TransferType, Vehicle } from '#domain/transfers/transfer'
import type { TermChange } from '#domain/transfers/transfer-changes'
import { createTranslator } from '../../messages.ts'
import { EmailLayout, type Sender } from '../email-layout.tsx'
import { styles } from '../styles.ts'

/** A transfer as an e-mail describes it. Times are local to the place of pickup. */
export interface TransferLine {
  type: TransferType
  vehicle: Vehicle
  passengers: number
  leavingFrom: string
  /** Empty for a driver. */
  destination: string
  day: Day
  time: string
  meetingTime: string
  returnDay: Day | null
  returnTime: string | null
  flight: string
  /** In major units of the currency. */
  price: number
  /** Changes to accept or decline; prices in major units. */
  changes: readonly TermChange[]
}

export interface TransferEmailData {
  sender: Sender
  language: Language
  recipient: string
  /** The first six are for the client, the others for the company. */
  told:
    | 'requested'
    | 'confirmed'
    | 'changed'
    | 'unavailable'
    | 'moved'
    | 'flight-changed'
    | 'asked'
    | 'given-up'
    | 'move-wanted'
    | 'supplier-accept'
    | 'supplier-decline'
    | 'supplier-propose'
  villa: string
  reference: string
  currency: string
  transfers: readonly TransferLine[]
  /** Of the company or of a supplier, in their own words; empty without it. */
  message: string
  /** Absolute URL of its button. */
  address: string
}

type Translate = ReturnType<typeof createTranslator>

/** A transfer in one sentence. */
export const sentenceOf = (t: Translate, language: Language, line: TransferLine): string =>
  t('transfer_line', {
    type: line.type,
    day: formatDay(line.day, language),
    time: formatTime(line.time, language),
    from: line.leavingFrom,
    to: line.destination,
    flight: line.flight,
    flown: line.flight === '' ? 'no' : 'yes',
    vehicle: line.vehicle,
    passengers: line.passengers,
  })

const wordsOf = (t: Translate, language: Language, currency: string, { name, before, after }: TermChange) => {
  const shown = (value: string | number | null) => {
    if (value === null) return '–'
    if (name === 'priceCents') return formatMoney(Number(value), currency, language)
    if (name === 'day' || name === 'returnDay') return formatDay(String(value), language)
    return name === 'vehicle' ? t('transfer_vehicle', { vehicle: String(value) }) : formatTime(String(value), language)
  }
  return t('transfer_change', { name, before: shown(before), after: shown(after) })
}

/** Tells a client or the company about transfers of one booking. */
export async function transferEmail(data: TransferEmailData) {
  const { sender, language, villa, reference, currency, transfers, message, address, recipient } = data
  const t = createTranslator(language)
  const values = {
    told: data.told.replaceAll('-', '_'),
    villa,
    reference,
    count: transfers.length,
    company: sender.company.name,
    phone: sender.office.phone,
    email: recipient,
  }
  const isPriced = data.told !== 'unavailable' && data.told !== 'moved' && data.told !== 'flight-changed'
  const subject = t('transfer_subject', values)
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={t('transfer_title', values)}
      reason={t('transfer_reason', values)}
    >
      <Heading style={styles.title}>{t('transfer_title', values)}</Heading>
      <Text style={styles.text}>{t('transfer_text', values)}</Text>
      {transfers.map(line => (
        <div key={`${line.day} ${line.time} ${line.leavingFrom} ${line.destination}`}>
          <Text style={styles.line}>{sentenceOf(t, language, line)}</Text>
          {line.meetingTime !== line.time && (
            <Text style={styles.line}>{t('transfer_meeting', { time: formatTime(line.meetingTime, language) })}</Text>
          )}
          {line.returnDay && line.returnTime && (
            <Text style={styles.line}>
              {t('transfer_return', {
                day: formatDay(line.returnDay, language),
                time: formatTime(line.returnTime, language),
              })}
            </Text>
          )}
          {isPriced && (
            <Text style={styles.text}>
              {t('transfer_price', { price: formatMoney(line.price, currency, language) })}
            </Text>
          )}
          {data.told === 'changed' &&
            line.changes.map(change => (
              <Text key={change.name} style={styles.line}>
                {wordsOf(t, language, currency, change)}
              </Text>
            ))}
        </div>
      ))}
      {message && <Text style={styles.message}>{message}</Text>}
      <Link href={address} style={styles.action}>
        {t('transfer_action', values)}
      </Link>
      <Text style={styles.text}>{t('transfer_local', values)}</Text>
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
