import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { Language } from '#domain/language'
import { wordsIn } from '../words.ts'
import { type Sender, Sheet } from './sheet.tsx'
import { styles } from './styles.ts'

export interface LetterAsk {
  sender: Sender
  language: Language
  recipient: string
  /** Absolute URL that confirms it. */
  confirm: string
  /** Days after which an unconfirmed address is deleted. */
  days: number
}

/** Asks to confirm a newsletter subscription. */
export async function letterAsk({ sender, language, recipient, confirm, days }: LetterAsk) {
  const t = wordsIn(language)
  const subject = t('letter_ask_subject')
  const html = await render(
    <Sheet
      title={subject}
      sender={sender}
      language={language}
      preview={t('letter_ask_preview')}
      reason={t('letter_ask_reason', { email: recipient, company: sender.company.name, days })}
    >
      <Heading style={styles.title}>{t('letter_ask_title')}</Heading>
      <Text style={styles.text}>{t('letter_ask_text')}</Text>
      <Link href={confirm} style={styles.action}>
        {t('letter_ask_action')}
      </Link>
    </Sheet>,
  )
  return { subject, html, text: toPlainText(html) }
}
