import { Heading } from '@react-email/heading'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import { formatDays } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { styles } from './styles.ts'

export interface FeedbackEmailData {
  sender: Sender
  language: Language
  villa: string
  booking: string
  stay: Stay
  ratings: Record<'overall' | 'villa' | 'place' | 'service' | 'value', number | null>
  comments: string
  signature: string
  mayPublish: boolean
  /** The number of photographs, which staff see in the back office. */
  photos: number
}

/** Forwards guests' feedback to the office. */
export async function feedbackEmail({ sender, language, villa, booking, stay, ratings, ...said }: FeedbackEmailData) {
  const t = createTranslator(language)
  const title = t('feedback_office_title', { villa })
  const html = await render(
    <EmailLayout
      title={title}
      sender={sender}
      language={language}
      preview={formatDays(stay, language)}
      reason={t('feedback_office_reason', { booking })}
    >
      <Heading style={styles.title}>{title}</Heading>
      <Text style={styles.text}>{formatDays(stay, language)}</Text>
      {Object.entries(ratings).map(
        ([what, stars]) =>
          stars !== null && (
            <Text key={what} style={styles.line}>
              {t('feedback_office_rating', { what, stars })}
            </Text>
          ),
      )}
      {said.comments && <Text style={styles.message}>{said.comments}</Text>}
      {said.photos > 0 && <Text style={styles.text}>{t('feedback_office_photos', { count: said.photos })}</Text>}
      <Text style={styles.text}>
        {said.mayPublish ? t('feedback_office_publish', { signature: said.signature }) : t('feedback_office_private')}
      </Text>
    </EmailLayout>,
  )
  return { subject: title, html, text: toPlainText(html) }
}
