import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { HoursKind } from '#domain/booking/hours'
import type { RatePlanName } from '#domain/booking/rate-plans'
import { formatDateTime } from '#domain/calendar/format-datetime'
import { formatDays, formatMoney } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import { commonZone } from '#domain/calendar/today'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { styles } from './styles.ts'

interface WantedChange {
  stay: Stay
  adults: number
  children: number
  infants: number
  young?: number | undefined
  ratePlan: RatePlanName
}

export interface StaffNotificationEmailData {
  sender: Sender
  /** The client's action or request; the back office reads English. */
  told:
    | 'cancelled'
    | 'change-asked'
    | 'change-withdrawn'
    | 'transfer-held'
    | 'hours-asked'
    | 'hours-accepted'
    | 'hours-refused'
    | 'wine-asked'
  reference: string
  /** Name of the client; empty if unknown. */
  name: string
  villa: string
  stay: Stay
  /** Refund, or price difference of a change, in major units of the currency; negative if less. */
  amount: number
  /** Part of it that the office refunds by bank transfer. */
  byTransfer: number
  currency: string
  /** Requested stay and party, and the rate at which it was priced. */
  wanted: WantedChange | null
  /** Requested early arrival or late departure, in the villa's time zone. */
  hours: { kind: HoursKind; time: string } | null
  /** Requested bottles of complimentary wine. */
  bottles: number
  note: string
  /** Id of a change request that the office has to answer; 0 without one. */
  changeId: number
  /** End of a hold for a transfer, in milliseconds since 1970; 0 without one. */
  until: number
}

/** Notifies the back office of a client's action on a booking, or of a request. */
export async function staffNotificationEmail(data: StaffNotificationEmailData) {
  const { sender, told, reference, name, villa, stay, amount, byTransfer, currency, wanted, hours, note } = data
  const { changeId, until } = data
  const t = createTranslator('en')
  const values = {
    told: told.replaceAll('-', '_'),
    reference,
    name: name || '–',
    villa,
    days: formatDays(stay, 'en'),
    amount: formatMoney(amount, currency, 'en'),
    transfer: formatMoney(byTransfer, currency, 'en'),
    kind: hours?.kind === 'late-departure' ? 'late' : 'early',
    time: hours?.time ?? '',
    bottles: data.bottles,
    company: sender.company.name,
    until: until > 0 ? formatDateTime(until, commonZone, 'en') : '',
  }
  const subject = t('desk_subject', values)
  const html = await render(
    <EmailLayout
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
            young: wanted.young ?? 0,
          })}
        </Text>
      )}
      {note && <Text style={styles.message}>{note}</Text>}
      {changeId > 0 && (
        <Link href={`${sender.site}/office/changes?request=${changeId}`} style={styles.action}>
          {t('desk_change_action')}
        </Link>
      )}
      {told === 'hours-asked' && (
        <Link href={`${sender.site}/office/hours`} style={styles.action}>
          {t('desk_hours_action')}
        </Link>
      )}
      {told === 'wine-asked' && (
        <Link href={`${sender.site}/office/wine`} style={styles.action}>
          {t('desk_wine_action')}
        </Link>
      )}
      {until > 0 && (
        <Link href={`${sender.site}/office/holds`} style={styles.action}>
          {t('desk_holds_action')}
        </Link>
      )}
      {byTransfer > 0 && <Text style={styles.text}>{t('desk_transfer', values)}</Text>}
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
