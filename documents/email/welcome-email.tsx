import { Heading } from '@react-email/heading'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { styles } from './styles.ts'

export interface WelcomeEmailData {
  sender: Sender
  language: Language
  recipient: string
  /** Absolute URLs. */
  links: { villas: string; leave: string; privacy: string | null }
  picture: { url: string; alt: string; width: number; height: number } | null
}

/** Confirms a newsletter subscription. */
export async function welcomeEmail({ sender, language, recipient, links, picture }: WelcomeEmailData) {
  const t = createTranslator(language)
  const company = sender.company.name
  const subject = t('letter_subject', { company })
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={t('letter_preview')}
      reason={
        <>
          {t('letter_reason', { email: recipient, company })}{' '}
          <Link href={links.leave} style={styles.link}>
            {t('letter_leave_link')}
          </Link>
          {links.privacy && (
            <>
              {' '}
              <Link href={links.privacy} style={styles.link}>
                {t('letter_privacy')}
              </Link>
            </>
          )}
        </>
      }
    >
      {picture && (
        <Img
          src={picture.url}
          alt={picture.alt}
          width={560}
          height={Math.round((560 * picture.height) / picture.width)}
          style={styles.picture}
        />
      )}
      <Heading style={styles.title}>{t('letter_title')}</Heading>
      <Text style={styles.text}>{t('letter_thanks')}</Text>
      <Text style={styles.text}>{t('letter_what')}</Text>
      <Text style={styles.text}>{t('letter_leave')}</Text>
      <Link href={links.villas} style={styles.action}>
        {t('letter_villas')}
      </Link>
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
