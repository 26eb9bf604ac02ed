import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import { formatDays } from '#domain/calendar/formats'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { styles } from './styles.ts'

export interface LetterInvitation {
  sender: Sender
  language: Language
  recipient: string
  /** First name of the lead booker. */
  inviter: string
  /** Stays of the invitation, earliest first. */
  trips: readonly { villa: string; from: string; to: string }[]
  /** Absolute URL of the invitation, and its validity in days. */
  address: string
  days: number
}

/** Maximum number of stays listed individually. */
const named = 5

/** Invites a guest to trips; the text is the same whether or not they have an account. */
export async function letterInvitation({
  sender,
  language,
  recipient,
  inviter,
  trips,
  address,
  days,
}: LetterInvitation) {
  const t = createTranslator(language)
  const lines = trips.map(({ villa, ...stay }) => ({ villa, stay: formatDays(stay, language) }))
  const [first] = lines
  const values = {
    inviter,
    company: sender.company.name,
    count: lines.length,
    villa: first?.villa ?? '',
    stay: first?.stay ?? '',
  }
  const subject = t('invitation_subject', values)
  const html = await render(
    <EmailLayout
      sender={sender}
      language={language}
      title={subject}
      preview={t('invitation_preview', values)}
      reason={t('invitation_reason', { ...values, email: recipient })}
    >
      <Heading style={styles.title}>{t('invitation_title', values)}</Heading>
      <Text style={styles.text}>{t('invitation_text', values)}</Text>
      {lines.length > 1 && (
        <Text style={styles.text}>
          {lines.slice(0, named).map(({ villa, stay }) => (
            <span key={`${villa} ${stay}`}>
              {villa}, {stay}
              <br />
            </span>
          ))}
        </Text>
      )}
      <Link href={address} style={styles.action}>
        {t('invitation_action')}
      </Link>
      <Text style={styles.text}>{t('invitation_until', { days })}</Text>
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
