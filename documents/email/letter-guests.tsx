import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { styles } from './styles.ts'

export interface LetterGuests {
  sender: Sender
  language: Language
  recipient: string
  guests: readonly string[]
  /** Absolute URL of the guest manager. */
  address: string
}

/** Asks a lead booker to choose bookings and visibility of prices for existing guests. */
export async function letterGuests({ sender, language, recipient, guests, address }: LetterGuests) {
  const t = createTranslator(language)
  const names = new Intl.ListFormat(language).format(guests)
  const subject = t('guests_subject')
  const html = await render(
    <EmailLayout
      sender={sender}
      language={language}
      title={subject}
      preview={t('guests_preview')}
      reason={t('guests_reason', { email: recipient, company: sender.company.name })}
    >
      <Heading style={styles.title}>{t('guests_title')}</Heading>
      <Text style={styles.text}>{t('guests_text', { names })}</Text>
      <Text style={styles.text}>{t('guests_until')}</Text>
      <Link href={address} style={styles.action}>
        {t('guests_action')}
      </Link>
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
