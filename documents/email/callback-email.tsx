import { Heading } from '@react-email/heading'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import { formatDateTime, formatZone } from '#domain/calendar/format-datetime'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { styles } from './styles.ts'

export interface CallbackEmailData {
  sender: Sender
  /** Language of the recipient. */
  language: Language
  reader: 'visitor' | 'office'
  /** Time zone for the recipient's times. */
  timezone: string
  officeAddress: string
  call: { startsAt: number; name: string; email: string; phone: string; language: Language; about: string }
}

/** Notifies of a booked call. Only the office receives the visitor's own text. */
export async function callbackEmail({ sender, language, reader, timezone, officeAddress, call }: CallbackEmailData) {
  const t = createTranslator(language)
  const { name, email, phone, about } = call
  const time = formatDateTime(call.startsAt, timezone, language)
  const forOffice = reader === 'office'
  const spoken = new Intl.DisplayNames(language, { type: 'language' }).of(call.language) ?? ''
  const subject = forOffice ? t('call_office_subject', { time, name }) : t('call_subject', { time })
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={t('call_preview', { time })}
      reason={forOffice ? t('call_office_reason') : t('call_reason', { email, company: sender.company.name })}
    >
      <Heading style={styles.title}>{forOffice ? t('call_office_title', { name }) : t('call_title')}</Heading>
      {forOffice ? (
        <>
          <Text style={styles.text}>{t('call_office_text', { time, office: officeAddress, phone })}</Text>
          <Text style={styles.text}>{t('call_office_language', { language: spoken, email })}</Text>
          {about && <Text style={styles.message}>{t('call_office_about', { about })}</Text>}
        </>
      ) : (
        <Text style={styles.text}>{t('call_text', { time, zone: formatZone(timezone, language), phone })}</Text>
      )}
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
