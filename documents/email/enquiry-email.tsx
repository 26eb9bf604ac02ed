import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import { formatDays } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import type { Language } from '#domain/text/language'
import { createTranslator, type Translate } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { styles } from './styles.ts'

interface Linked {
  name: string
  /** Absolute URL. */
  address: string
}

export interface EnquiryEmailData {
  sender: Sender
  /** Language of the recipient. */
  language: Language
  reference: string
  enquiry: {
    /** A short question has neither phone number nor postal address. */
    kind: 'enquiry' | 'question'
    /** Language of the visitor. */
    language: Language
    name: string
    /** As in the greeting. */
    addressedAs: string
    email: string
    phone: string
    address: string
    stay: Stay | null
    adults: number
    children: number
    infants: number
    bedrooms: number
    heardAboutUs: string
    event: string
    message: string
    suspected: boolean
  }
  villas: (Linked & {
    place: string
    /** The team member who knows its region: named on the villa's page, and answers. */
    knows: string | undefined
  })[]
  experience: Linked | null
}

/** The requested details, one per line. */
function Wishes({ data: { enquiry, villas, experience, language }, t }: { data: EnquiryEmailData; t: Translate }) {
  const { stay, adults, children, infants, bedrooms } = enquiry
  const party = adults + children + infants > 0
  return (
    <>
      {villas.map(({ name, place, address }) => (
        <Text key={address} style={styles.line}>
          <Link href={address} style={styles.link}>
            {name}
          </Link>
          , {place}
        </Text>
      ))}
      {experience && (
        <Text style={styles.line}>
          <Link href={experience.address} style={styles.link}>
            {experience.name}
          </Link>
        </Text>
      )}
      {stay && <Text style={styles.line}>{formatDays(stay, language)}</Text>}
      {party && <Text style={styles.line}>{t('enquiry_party', { adults, children, infants })}</Text>}
      {bedrooms > 0 && <Text style={styles.line}>{t('sheet_bedrooms_count', { count: bedrooms })}</Text>}
    </>
  )
}

/**
 * Confirms receipt of an enquiry. It repeats none of the text, since anyone can enter another's address and would
 * thereby send arbitrary text to it.
 */
export async function enquiryEmail(data: EnquiryEmailData) {
  const { sender, language, reference, enquiry, villas } = data
  const t = createTranslator(language)
  const { kind } = enquiry
  const { phone } = sender.office
  const subject = t(`${kind}_subject`, { reference, villa: villas[0]?.name ?? '' })
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={t('enquiry_preview')}
      reason={t(`${kind}_reason`, { email: enquiry.email, company: sender.company.name })}
    >
      <Heading style={styles.title}>{t(`${kind}_title`)}</Heading>
      <Text style={styles.text}>{t('enquiry_greeting', { name: enquiry.addressedAs })}</Text>
      <Text style={styles.text}>{t('enquiry_thanks')}</Text>
      <Wishes data={data} t={t} />
      <Text style={styles.text}>
        {t(`${kind}_next`, { phone, reference, name: villas[0]?.knows ?? sender.company.name })}
      </Text>
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}

/** Forwards an enquiry to the office with all fields. */
export async function enquiryOfficeEmail(data: EnquiryEmailData) {
  const { sender, language, reference, enquiry } = data
  const t = createTranslator(language)
  const asked = [...new Set(data.villas.flatMap(({ knows }) => knows ?? []))]
  const facts: [string, string][] = [
    [t('enquiry_office_knows'), asked.join(', ')],
    [t('enquiry_office_name'), enquiry.name],
    [t('enquiry_office_email'), enquiry.email],
    [t('enquiry_office_phone'), enquiry.phone],
    [t('enquiry_office_address'), enquiry.address],
    [t('enquiry_office_language'), new Intl.DisplayNames(language, { type: 'language' }).of(enquiry.language) ?? ''],
    [t('enquiry_office_heard'), enquiry.heardAboutUs],
    [t('enquiry_office_event'), enquiry.event],
  ]
  const subject = t(`${enquiry.kind}_office_subject`, {
    reference,
    name: enquiry.name,
    suspected: enquiry.suspected ? 'yes' : 'no',
  })
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={t('enquiry_office_preview', { name: enquiry.name })}
      reason={t('enquiry_office_reason')}
    >
      <Heading style={styles.title}>{t(`${enquiry.kind}_office_title`, { name: enquiry.name })}</Heading>
      {enquiry.suspected && <Text style={styles.text}>{t('enquiry_office_suspected')}</Text>}
      <Wishes data={data} t={t} />
      {enquiry.message && <Text style={styles.message}>{enquiry.message}</Text>}
      {facts.map(
        ([label, value]) =>
          value && (
            <Text key={label} style={styles.line}>
              {label}: {value}
            </Text>
          ),
      )}
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
