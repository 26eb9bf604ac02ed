import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { Language } from '#domain/language'
import { wordsIn } from '../words.ts'
import { type Sender, Sheet } from './sheet.tsx'
import { styles } from './styles.ts'

export interface LetterReferral {
  sender: Sender
  language: Language
  recipient: string
  /** Of who shows the villas. */
  firstName: string
  /** The whole address of the list. */
  address: string
}

/**
 * Tells somebody that a friend would like to show them villas. The friend's note is not repeated: anybody can enter
 * anybody's address, and would have us write to it whatever they like.
 */
export async function letterReferral({ sender, language, recipient, firstName, address }: LetterReferral) {
  const t = wordsIn(language)
  const company = sender.company.name
  const subject = t('referral_subject')
  const html = await render(
    <Sheet
      title={subject}
      sender={sender}
      language={language}
      preview={t('referral_preview')}
      reason={t('referral_reason', { email: recipient, company })}
    >
      <Heading style={styles.title}>{t('referral_title', { firstName })}</Heading>
      <Text style={styles.text}>{t('referral_text', { firstName, company })}</Text>
      <Link href={address} style={styles.action}>
        {t('referral_action')}
      </Link>
    </Sheet>,
  )
  return { subject, html, text: toPlainText(html) }
}
