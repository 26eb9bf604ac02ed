import { Heading } from '@react-email/heading'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { Language } from '#domain/language'
import { formatMoment, formatZone } from '#domain/moments'
import { wordsIn } from '../words.ts'
import { type Sender, Sheet } from './sheet.tsx'
import { styles } from './styles.ts'

export interface LetterCall {
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
export async function letterCall({ sender, language, reader, timezone, officeAddress, call }: LetterCall) {
  const t = wordsIn(language)
  const { name, email, phone, about } = call
  const time = formatMoment(call.startsAt, timezone, language)
  const forOffice = reader === 'office'
  const spoken = new Intl.DisplayNames(language, { type: 'language' }).of(call.language) ?? ''
  const subject = forOffice ? t('call_office_subject', { time, name }) : t('call_subject', { time })
  const html = await render(
    <Sheet
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
    </Sheet>,
  )
  return { subject, html, text: toPlainText(html) }
}
