import { Body } from '@react-email/body'
import { Container } from '@react-email/container'
import { Head } from '@react-email/head'
import { Html } from '@react-email/html'
import { Link } from '@react-email/link'
import { Preview } from '@react-email/preview'
import { Section } from '@react-email/section'
import { Text } from '@react-email/text'
import type { ReactNode } from 'react'
import type { Language } from '#domain/text/language'
import { styles } from './styles.ts'

/** The sender of an e-mail. */
export interface Sender {
  /** Origin of the site, without a trailing slash. */
  site: string
  company: { name: string; registration: string; offices: readonly string[] }
  office: { phone: string; email: string }
}

interface SheetProps {
  sender: Sender
  language: Language
  /** The subject, which is also the document title for mail programs and screen readers. */
  title: string
  /** Preview text beside the subject. */
  preview: string
  /** Why the recipient gets this e-mail, and how to unsubscribe. */
  reason: ReactNode
  children: ReactNode
}

/** Layout of every e-mail: the company above, the reason and the sender below. */
export function EmailLayout({ sender, language, title, preview, reason, children }: SheetProps) {
  const { company, office, site } = sender
  return (
    <Html lang={language} dir="ltr">
      <Head>
        <title>{title}</title>
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light" />
        <meta name="supported-color-schemes" content="light" />
      </Head>
      <Preview>{preview}</Preview>
      <Body style={styles.body}>
        <Container style={styles.sheet}>
          <Text style={styles.company}>
            <Link href={site} style={styles.companyLink}>
              {company.name}
            </Link>
          </Text>
          {children}
          <Section style={styles.foot}>
            <Text style={styles.smallApart}>{reason}</Text>
            {company.offices.map(address => (
              <Text key={address} style={styles.small}>
                {address}
              </Text>
            ))}
            <Text style={styles.smallApart}>
              {office.phone} ·{' '}
              <Link href={`mailto:${office.email}`} style={styles.link}>
                {office.email}
              </Link>
            </Text>
            <Text style={styles.small}>{company.registration}</Text>
          </Section>
        </Container>
      </Body>
    </Html>
  )
}
