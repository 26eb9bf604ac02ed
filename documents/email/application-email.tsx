import { Heading } from '@react-email/heading'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { ApplicationKind } from '#domain/people/applications'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { styles } from './styles.ts'

const factNames = ['organisation', 'licence', 'subject', 'place', 'country', 'bedrooms', 'sleeps', 'website'] as const

export interface ApplicationEmailData {
  sender: Sender
  /** Language of the recipient. */
  language: Language
  reference: string
  application: {
    kind: ApplicationKind
    /** Language of the sender. */
    language: Language
    name: string
    email: string
    phone: string
    /** Further fields of the form; empty without a value. */
    facts: Record<(typeof factNames)[number], string>
    message: string
    suspected: boolean
  }
}

/** Confirms receipt of an application. It repeats none of the text, since anyone can enter another's address. */
export async function applicationEmail({ sender, language, reference, application }: ApplicationEmailData) {
  const t = createTranslator(language)
  const { kind, name, email } = application
  const subject = t('application_subject', { kind, reference })
  const html = await render(
    <EmailLayout
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
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}

/** Forwards an application to the office with all fields. */
export async function applicationOfficeEmail({ sender, language, reference, application }: ApplicationEmailData) {
  const t = createTranslator(language)
  const { kind, name, email, phone, facts, message, suspected } = application
  const spoken = new Intl.DisplayNames(language, { type: 'language' }).of(application.language) ?? ''
  const title = t('application_office_title', { kind, name })
  const subject = t('application_office_subject', { kind, reference, name, suspected: suspected ? 'yes' : 'no' })
  const html = await render(
    <EmailLayout
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
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
