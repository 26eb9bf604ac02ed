import { formatDay, formatDays, formatMoney } from '#domain/calendar/formats'
import type { Stay } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import type { Language } from '#domain/text/language'
import { typeset } from '#domain/text/typography'
import type { Configuration } from '#server/platform/config/configuration'
import de from '../words/de.json' with { type: 'json' }
import en from '../words/en.json' with { type: 'json' }
import fr from '../words/fr.json' with { type: 'json' }

const words = { en, fr, de }

interface Linked {
  language: Language
  /** The name of the payer; can be empty. */
  name: string
  amount: number
  currency: string
  reference: string
  askedBy: string | null
  villa: string | null
  stay: Stay
  address: string
  expiresAt: Date
}

/** The e-mail with which a lead booker can send a payment link, in the language of the link. */
export function linkEmail({ company, office }: Pick<Configuration, 'company' | 'office'>, linked: Linked) {
  const { language, name, amount, currency, reference, askedBy, villa, stay, address, expiresAt } = linked
  const values: Record<string, string> = {
    name: name ? ` ${name}` : '',
    amount: formatMoney(amount, currency, language),
    what: villa ?? company.name,
    days: formatDays(stay, language),
    reference,
    address,
    until: formatDay(todayAt(Number(expiresAt)), language),
    company: company.name,
    phone: office.phone,
    signed: askedBy ?? '',
  }
  const tell = (text: string) =>
    typeset(text, language)
      .replace(/\{(\w+)\}/g, (whole, key) => values[key] ?? whole)
      .trim()
  const { link_email_subject, link_email_text } = words[language]
  return { subject: tell(link_email_subject), text: tell(link_email_text) }
}
