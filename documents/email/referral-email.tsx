import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { styles } from './styles.ts'

export interface ReferralEmailData {
  sender: Sender
  language: Language
  recipient: string
  /** First name of the sender. */
  firstName: string
  /** Absolute URL of the list. */
  address: string
}

/**
 * Tells a friend about a shared list. It repeats no note of the sender, since anyone can enter another's address and
 * would thereby send arbitrary text to it.
 */
export async function referralEmail({ sender, language, recipient, firstName, address }: ReferralEmailData) {
  const t = createTranslator(language)
  const company = sender.company.name
  const subject = t('referral_subject')
  const html = await render(
    <EmailLayout
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
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
