import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { RatePlanName } from '#domain/booking/rate-plans'
import { formatDays, formatMoney } from '#domain/formats'
import { formatMoment } from '#domain/moments'
import type { Stay } from '#domain/stay'
import { commonZone } from '#domain/today'
import { wordsIn } from '../words.ts'
import { type Sender, Sheet } from './sheet.tsx'
import { styles } from './styles.ts'

export interface LetterDesk {
  sender: Sender
  /** What a client did or wishes; the desk reads English. */
  told: 'cancelled' | 'change-asked' | 'change-withdrawn' | 'transfer-held'
  /** The booking's. */
  reference: string
  /** The client's; empty where it is not known. */
  name: string
  villa: string
  stay: Stay
  /** What comes back, or what a change costs more, in major units of the currency; less where it is negative. */
  amount: number
  /** What of it is sent back by the office. */
  byTransfer: number
  currency: string
  /** What is wished in place of what is booked. */
  wanted: { stay: Stay; adults: number; children: number; infants: number; ratePlan: RatePlanName } | null
  note: string
  /** Until when a villa is held for a transfer, in milliseconds since 1970; 0 where it is not. */
  until: number
}

/** Tells the desk what a client did with a booking, or wishes of it. */
export async function letterDesk(data: LetterDesk) {
  const { sender, told, reference, name, villa, stay, amount, byTransfer, currency, wanted, note, until } = data
  const t = wordsIn('en')
  const values = {
    told: told.replaceAll('-', '_'),
    reference,
    name: name || '–',
    villa,
    days: formatDays(stay, 'en'),
    amount: formatMoney(amount, currency, 'en'),
    transfer: formatMoney(byTransfer, currency, 'en'),
    company: sender.company.name,
    until: until > 0 ? formatMoment(until, commonZone, 'en') : '',
  }
  const subject = t('desk_subject', values)
  const html = await render(
    <Sheet
      title={subject}
      sender={sender}
      language="en"
      preview={t('desk_title', values)}
      reason={t('desk_reason', values)}
    >
      <Heading style={styles.title}>{t('desk_title', values)}</Heading>
      <Text style={styles.text}>{t('desk_text', values)}</Text>
      <Text style={styles.message}>{t('desk_facts', values)}</Text>
      {wanted && (
        <Text style={styles.message}>
          {t('desk_wanted', {
            days: formatDays(wanted.stay, 'en'),
            adults: wanted.adults,
            children: wanted.children,
            infants: wanted.infants,
            rate: wanted.ratePlan,
          })}
        </Text>
      )}
      {note && <Text style={styles.message}>{note}</Text>}
      {until > 0 && (
        <Link href={`${sender.site}/office/holds`} style={styles.action}>
          {t('desk_holds_action')}
        </Link>
      )}
      {byTransfer > 0 && <Text style={styles.text}>{t('desk_transfer', values)}</Text>}
    </Sheet>,
  )
  return { subject, html, text: toPlainText(html) }
}
