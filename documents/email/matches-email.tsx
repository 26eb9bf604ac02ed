import { Heading } from '@react-email/heading'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { QuizReason } from '#domain/content/quiz'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { styles } from './styles.ts'

export interface MatchesEmailData {
  sender: Sender
  language: Language
  recipient: string
  matches: {
    name: string
    place: string
    /** Absolute URLs, here and below. */
    address: string
    price: string
    picture: { url: string; alt: string; width: number; height: number }
    reasons: QuizReason[]
  }[]
  links: { again: string | null; search: string }
}

/** Villas proposed by the matchmaker, with reasons. */
export async function matchesEmail({ sender, language, recipient, matches, links }: MatchesEmailData) {
  const t = createTranslator(language)
  const subject = t('matches_subject')
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={t('matches_preview')}
      reason={t('matches_reason', { email: recipient, company: sender.company.name })}
    >
      <Heading style={styles.title}>{t('matches_title')}</Heading>
      {matches.map(({ name, place, address, price, picture, reasons }) => (
        <Section key={address}>
          <Img
            src={picture.url}
            alt={picture.alt}
            width={560}
            height={Math.round((560 * picture.height) / picture.width)}
            style={styles.picture}
          />
          <Heading as="h2" style={{ ...styles.title, margin: '18px 0 6px', fontSize: 26, lineHeight: '32px' }}>
            <Link href={address} style={styles.companyLink}>
              {name}
            </Link>
          </Heading>
          <Text style={styles.line}>{t('matches_facts', { place, price })}</Text>
          {reasons.map(reason => (
            <Text key={reason} style={styles.line}>
              {t(`matches_${reason}`)}
            </Text>
          ))}
          <Text style={styles.text} />
        </Section>
      ))}
      <Link href={links.search} style={styles.action}>
        {t('matches_search')}
      </Link>
      {links.again && (
        <Text style={styles.text}>
          <Link href={links.again} style={styles.link}>
            {t('matches_again')}
          </Link>
        </Text>
      )}
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
