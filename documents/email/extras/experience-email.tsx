import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { Day } from '#domain/calendar/day'
import { formatDay, formatDays, formatMoney, formatTime } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../../messages.ts'
import { EmailLayout, type Sender } from '../email-layout.tsx'
import { type Manager, managerWords } from '../manager-words.ts'
import { styles } from '../styles.ts'

/** An experience of a plan, in the language of the reader. */
export interface ExperienceInEmail {
  name: string
  meeting: string
  day: Day
  /** The wanted hour at the villa; empty for any. */
  time: string
  adults: number
  children: number
  /** Empty where unknown or not needed. */
  childAges: readonly number[]
  note: string
  /** In major units of the currency; null without a price. */
  price: number | null
}

/** The news for the client: a quote, another quote, unavailable, or confirmed. */
export type ExperienceAnswer = 'quoted' | 'changed' | 'unavailable' | 'confirmed'

export interface ExperienceAnswerEmailData {
  sender: Sender
  language: Language
  recipient: string
  told: ExperienceAnswer
  villa: string
  experiences: readonly ExperienceInEmail[]
  /** The price before, in major units; 0 without one. */
  previous: number
  currency: string
  message: string
  /** Absolute URL of the plan. */
  address: string
  manager: Manager | undefined
}

function lineOf(one: ExperienceInEmail, currency: string, language: Language): string {
  const t = createTranslator(language)
  return [
    formatDay(one.day, language) + (one.time && `, ${formatTime(one.time, language)}`),
    one.meeting,
    t('experience_party', { adults: one.adults, children: one.children, ages: one.childAges.join(', ') || 'none' }),
    one.price === null ? '' : formatMoney(one.price, currency, language),
  ]
    .filter(Boolean)
    .join(' · ')
}

const Experiences = ({
  experiences,
  currency,
  language,
}: {
  experiences: readonly ExperienceInEmail[]
  currency: string
  language: Language
}) => (
  <>
    {experiences.map(one => (
      <Text key={`${one.day} ${one.name}`} style={styles.message}>
        <strong>{one.name}</strong>
        <br />
        {lineOf(one, currency, language)}
        {one.note && (
          <>
            <br />
            {one.note}
          </>
        )}
      </Text>
    ))}
  </>
)

/** Tells a client what the office says of an experience, or that what they paid for is confirmed. */
export async function experienceAnswerEmail(data: ExperienceAnswerEmailData) {
  const { sender, language, recipient, told, villa, experiences, previous, currency, message, address } = data
  const t = createTranslator(language)
  const [first] = experiences
  const values = {
    told,
    villa,
    name: first?.name ?? '',
    day: first ? formatDay(first.day, language) : '',
    count: experiences.length,
    amount: formatMoney(first?.price ?? 0, currency, language),
    previous: formatMoney(previous, currency, language),
    company: sender.company.name,
    phone: sender.office.phone,
    email: recipient,
    ...managerWords(data.manager),
  }
  const subject = t('experience_subject', values)
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={t('experience_preview', values)}
      reason={t('experience_reason', values)}
    >
      <Heading style={styles.title}>{t('experience_title', values)}</Heading>
      <Text style={styles.text}>{t('experience_text', values)}</Text>
      <Experiences experiences={experiences} currency={currency} language={language} />
      {message && <Text style={styles.message}>{message}</Text>}
      <Link href={address} style={styles.action}>
        {t('experience_action', values)}
      </Link>
      <Text style={styles.text}>{t('hold_questions', values)}</Text>
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}

export interface ExperienceRequestEmailData {
  sender: Sender
  /** `requested` asks for quotes, `enquiry` is a question. */
  told: 'requested' | 'enquiry'
  reference: string
  /** Name of the client; empty if unknown. */
  client: string
  villa: string
  stay: Stay
  experiences: readonly ExperienceInEmail[]
  currency: string
  /** The words of an enquiry. */
  message: string
}

/** Tells the client manager's group for experiences what a client asks for; staff read English. */
export async function experienceRequestEmail(data: ExperienceRequestEmailData) {
  const { sender, told, reference, client, villa, stay, experiences, currency, message } = data
  const t = createTranslator('en')
  const values = {
    told,
    reference,
    client: client || '–',
    villa,
    days: formatDays(stay, 'en'),
    count: experiences.length,
    company: sender.company.name,
  }
  const subject = t('experience_office_subject', values)
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language="en"
      preview={t('experience_office_text', values)}
      reason={t('experience_office_reason', values)}
    >
      <Heading style={styles.title}>{t('experience_office_title', values)}</Heading>
      <Text style={styles.text}>{t('experience_office_text', values)}</Text>
      {message && <Text style={styles.message}>{message}</Text>}
      <Experiences experiences={experiences} currency={currency} language="en" />
      {told === 'requested' && (
        <Link href={`${sender.site}/office/experiences`} style={styles.action}>
          {t('experience_office_action')}
        </Link>
      )}
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
