import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { Language } from '#domain/text/language'
import { createTranslator } from '../messages.ts'
import { EmailLayout, type Sender } from './email-layout.tsx'
import { styles } from './styles.ts'

export interface AccountEmailData {
  sender: Sender
  language: Language
  recipient: string
  /** Message key, or the purpose of its link: a kind of link of the domain. */
  told: string
  /** Absolute URL of its button. */
  address: string
  /** Validity of the link in hours; 0 if it opens nothing. */
  hours: number
  /** Subject by name, if any: an address, an identity provider. */
  about: string
  /** Names of other log-in methods of the account; empty if there are none, or they are not listed. */
  passkeys: readonly string[]
  identities: readonly string[]
}

/** Notifies the owner of an address about an account; each e-mail explains what to do if it was someone else. */
export async function accountEmail({
  sender,
  language,
  recipient,
  told,
  address,
  hours,
  about,
  passkeys,
  identities,
}: AccountEmailData) {
  const t = createTranslator(language)
  const company = sender.company.name
  const waysIn = [...passkeys.map(name => t('account_passkey', { name })), ...identities]
  // Message selectors cannot contain hyphens.
  const values = { told: told.replaceAll('-', '_'), about, company }
  const subject = t('account_subject', values)
  const html = await render(
    <EmailLayout
      title={subject}
      sender={sender}
      language={language}
      preview={t('account_preview', values)}
      reason={t('account_reason', { ...values, email: recipient, phone: sender.office.phone })}
    >
      <Heading style={styles.title}>{t('account_title', values)}</Heading>
      <Text style={styles.text}>{t('account_text', { ...values, phone: sender.office.phone })}</Text>
      {waysIn.length > 0 && (
        <Text style={styles.text}>{t('account_ways_in', { ways: new Intl.ListFormat(language).format(waysIn) })}</Text>
      )}
      <Link href={address} style={styles.action}>
        {t('account_action', { ...values, opens: hours > 0 ? 'yes' : 'no' })}
      </Link>
      {hours > 0 && <Text style={styles.text}>{t('account_until', { days: Math.floor(hours / 24), hours })}</Text>}
    </EmailLayout>,
  )
  return { subject, html, text: toPlainText(html) }
}
