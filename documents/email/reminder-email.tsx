import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import { formatZone } from '#domain/calendar/format-datetime'
import { formatDay, formatDays, formatTime } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import type { ReminderKind } from '#domain/reminders/reminder-plan'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { type Manager, managerWords } from './manager-words.ts'
import { styles } from './styles.ts'

export interface ReminderEmailData {
  sender: Sender
  language: Language
  recipient: string
  told: ReminderKind
  /** To an invited guest, for their own part; otherwise to the lead booker. */
  toGuest: boolean
  villa: string
  /** Region and country; empty where they are unknown. */
  place: string
  stay: Stay
  timezone: string
  /** Times of arrival and departure at the villa, `HH:MM`; empty where the house has none. */
  arrivalFrom: string
  departureBy: string
  /** Days until arrival, from the day on which it is sent. */
  days: number
  /** Guests whose details are not complete, and all of them; 0 for other kinds. */
  missing: number
  guests: number
  /** Absolute URL of its button. */
  address: string
  /** Absolute URL of the page where its recipient switches such reminders off; empty where they cannot. */
  preferences: string
  manager: Manager | undefined
}

/** Reminds of what is missing before a stay, or of the stay itself. */
export async function reminderEmail(data: ReminderEmailData) {
  const { sender, language, recipient, villa, stay, timezone, arrivalFrom, departureBy, address, preferences } = data
  const t = createTranslator(language)
  const isArrival = data.told === 'arrival-week' || data.told === 'arrival-day'
  const values = {
    // Message selectors cannot contain hyphens.
    told: isArrival ? 'arrival' : data.told.replaceAll('-', '_'),
    own: data.toGuest ? 'yes' : 'no',
    villa,
    place: data.place,
    period: formatDays(stay, language),
    from: formatDay(stay.from, language),
    to: formatDay(stay.to, language),
    fromTime: formatTime(arrivalFrom, language),
    toTime: formatTime(departureBy, language),
    timed: arrivalFrom ? 'yes' : 'no',
    left: departureBy ? 'yes' : 'no',
    zone: formatZone(timezone, language),
    days: data.days,
    missing: data.missing,
    guests: data.guests,
    company: sender.company.name,
    phone: sender.office.phone,
    email: recipient,
    ...managerWords(data.manager),
  }
  const subject = t('reminder_subject', values)
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={t('reminder_preview', values)}
      reason={
        <>
          {t('reminder_reason', values)}{' '}
          {preferences && (
            <Link href={preferences} style={styles.link}>
              {t('reminder_switch_off')}
            </Link>
          )}
        </>
      }
    >
      <Heading style={styles.title}>{t('reminder_title', values)}</Heading>
      <Text style={styles.text}>{t('reminder_text', values)}</Text>
      {isArrival && (
        <>
          <Text style={styles.line}>{t('reminder_arrival', values)}</Text>
          <Text style={styles.text}>{t('reminder_departure', values)}</Text>
        </>
      )}
      <Link href={address} style={styles.action}>
        {t('reminder_action', values)}
      </Link>
      <Text style={styles.text}>{t('hold_questions', values)}</Text>
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
