import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { styles } from './styles.ts'

export interface ConfirmSubscriptionEmailData {
  sender: Sender
  language: Language
  recipient: string
  /** Absolute URL that confirms it. */
  confirm: string
  /** Days after which an unconfirmed address is deleted. */
  days: number
}

/** Asks to confirm a newsletter subscription. */
export async function confirmSubscriptionEmail({
  sender,
  language,
  recipient,
  confirm,
  days,
}: ConfirmSubscriptionEmailData) {
  const t = createTranslator(language)
  const subject = t('letter_ask_subject')
  const html = await render(
    <EmailLayout
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
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
