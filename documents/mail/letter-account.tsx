import { Heading } from '@react-email/heading'
import { Link } from '@react-email/link'
import { render, toPlainText } from '@react-email/render'
import { Text } from '@react-email/text'
import type { Language } from '#domain/language'
import { wordsIn } from '../words.ts'
import { type Sender, Sheet } from './sheet.tsx'
import { styles } from './styles.ts'

export interface LetterAccount {
  sender: Sender
  language: Language
  recipient: string
  /** What it tells, or what its link is for: a kind of link of the domain, or one that only tells. */
  told: string
  /** The whole address to which its button leads. */
  address: string
  /** For how long that opens something, in hours; 0 where it opens nothing. */
  hours: number
  /** What it is about, by name, where it is about something: an address, a provider of identities. */
  about: string
  /** What opens the account beside its password, by name; empty where nothing does, and where it is not told. */
  passkeys: readonly string[]
  identities: readonly string[]
}

/** Tells the owner of an address something of an account: each says what it means if it was somebody else. */
export async function letterAccount({
  sender,
  language,
  recipient,
  told,
  address,
  hours,
  about,
  passkeys,
  identities,
}: LetterAccount) {
  const t = wordsIn(language)
  const company = sender.company.name
  const waysIn = [...passkeys.map(name => t('account_passkey', { name })), ...identities]
  // Words are chosen by names without a hyphen.
  const values = { told: told.replaceAll('-', '_'), about, company }
  const subject = t('account_subject', values)
  const html = await render(
    <Sheet
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
    </Sheet>,
  )
  return { subject, html, text: toPlainText(html) }
}
