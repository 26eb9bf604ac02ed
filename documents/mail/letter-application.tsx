import { Heading } from '@react-email/heading'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { ApplicationKind } from '#domain/applications'
import type { Language } from '#domain/language'
import { wordsIn } from '../words.ts'
import { type Sender, Sheet } from './sheet.tsx'
import { styles } from './styles.ts'

const factNames = ['organisation', 'licence', 'subject', 'place', 'country', 'bedrooms', 'sleeps', 'website'] as const

export interface LetterApplication {
  sender: Sender
  /** Of who reads the letter. */
  language: Language
  reference: string
  application: {
    kind: ApplicationKind
    /** Of who has written. */
    language: Language
    name: string
    email: string
    phone: string
    /** What its form asks besides; empty where it does not, or where nothing was said. */
    facts: Record<(typeof factNames)[number], string>
    message: string
    suspected: boolean
  }
}

/** Tells somebody that what they sent has arrived. What they wrote is not repeated: the address may be another's. */
export async function letterApplication({ sender, language, reference, application }: LetterApplication) {
  const t = wordsIn(language)
  const { kind, name, email } = application
  const subject = t('application_subject', { kind, reference })
  const html = await render(
    <Sheet
      title={subject}
      sender={sender}
      language={language}
      preview={t('application_next', { kind })}
      reason={t('application_reason', { email, company: sender.company.name })}
    >
      <Heading style={styles.title}>{t('application_title')}</Heading>
      <Text style={styles.text}>{t('enquiry_greeting', { name })}</Text>
      <Text style={styles.text}>{t('application_next', { kind })}</Text>
      <Text style={styles.text}>{t('application_urgent', { phone: sender.office.phone, reference })}</Text>
    </Sheet>,
  )
  return { subject, html, text: toPlainText(html) }
}

/** Passes what was sent to the office, all that was entered. */
export async function letterApplicationOffice({ sender, language, reference, application }: LetterApplication) {
  const t = wordsIn(language)
  const { kind, name, email, phone, facts, message, suspected } = application
  const spoken = new Intl.DisplayNames(language, { type: 'language' }).of(application.language) ?? ''
  const title = t('application_office_title', { kind, name })
  const subject = t('application_office_subject', { kind, reference, name, suspected: suspected ? 'yes' : 'no' })
  const html = await render(
    <Sheet
      title={subject}
      sender={sender}
      language={language}
      preview={t('application_office_preview', { kind })}
      reason={t('enquiry_office_reason')}
    >
      <Heading style={styles.title}>{title}</Heading>
      {suspected && <Text style={styles.text}>{t('enquiry_office_suspected')}</Text>}
      {factNames.map(
        fact =>
          facts[fact] && (
            <Text key={fact} style={styles.line}>
              {t('application_office_fact', { fact, kind })}: {facts[fact]}
            </Text>
          ),
      )}
      {message && <Text style={styles.message}>{message}</Text>}
      <Text style={styles.line}>
        {t('enquiry_office_email')}: {email}
      </Text>
      <Text style={styles.line}>
        {t('enquiry_office_phone')}: {phone}
      </Text>
      <Text style={styles.line}>
        {t('enquiry_office_language')}: {spoken}
      </Text>
    </Sheet>,
  )
  return { subject, html, text: toPlainText(html) }
}
