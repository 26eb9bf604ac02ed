import { Heading } from '@react-email/heading'
import { Img } from '@react-email/img'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { styles } from './styles.ts'

export interface FactSheetEmailData {
  sender: Sender
  language: Language
  recipient: string
  /** Name for the greeting; empty without one. */
  name: string
  villa: {
    name: string
    region: string
    /** Absolute URLs, here and below. */
    address: string
    sheet: string
    picture: { url: string; alt: string; width: number; height: number }
  }
}

/** Sends a link to a villa's fact sheet, which is generated when opened. */
export async function factSheetEmail({ sender, language, recipient, name, villa }: FactSheetEmailData) {
  const t = createTranslator(language)
  const { picture } = villa
  const subject = t('fact_sheet_subject', { villa: villa.name })
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={t('fact_sheet_preview')}
      reason={t('fact_sheet_reason', { email: recipient, company: sender.company.name })}
    >
      <Img
        src={picture.url}
        alt={picture.alt}
        width={560}
        height={Math.round((560 * picture.height) / picture.width)}
        style={styles.picture}
      />
      <Heading style={styles.title}>{t('fact_sheet_title', { villa: villa.name, region: villa.region })}</Heading>
      {name && <Text style={styles.text}>{t('enquiry_greeting', { name })}</Text>}
      <Text style={styles.text}>{t('fact_sheet_text')}</Text>
      <Link href={villa.sheet} style={styles.action}>
        {t('fact_sheet_open')}
      </Link>
      <Text style={styles.text}>
        <Link href={villa.address} style={styles.link}>
          {t('fact_sheet_page')}
        </Link>
      </Text>
      <Text style={styles.text}>{t('fact_sheet_questions', { phone: sender.office.phone })}</Text>
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
