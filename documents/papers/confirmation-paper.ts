import type { Day } from '#domain/day'
import { formatDay, formatDays, formatMoney } from '#domain/formats'
import type { Language } from '#domain/language'
import type { Stay } from '#domain/stay'
import { type CancellationTold, cancellationWords } from '../cancellation-words.ts'
import { colours } from '../look.ts'
import type { Sender } from '../mail/sheet.tsx'
import { wordsIn } from '../words.ts'
import { Paper, type Style } from './paper.ts'

export interface ConfirmationPaper {
  sender: Sender
  language: Language
  reference: string
  name: string
  villa: string
  place: string
  stay: Stay
  adults: number
  children: number
  infants: number
  currency: string
  /** What was booked, each with its price in major units of the currency. */
  items: { name: string; price: number }[]
  total: number
  payments: { kind: 'deposit' | 'balance'; amount: number; due: Day; paidOn: Day | '' }[]
  /** The booking conditions that apply: the day of their version, and the day on which they were accepted. */
  conditions: { version: Day; acceptedOn: Day } | undefined
  cancellation: CancellationTold
}

const styles = {
  title: { face: 'serif', size: 30 },
  text: { face: 'sans', size: 10.5, gap: 2.5 },
  heading: { face: 'serif', size: 17 },
  small: { face: 'sans', size: 9, colour: colours.inkSoft, gap: 2 },
} satisfies Record<string, Style>

/** The confirmation of a booking: what was booked, what is paid and what is still to be, and by which terms. */
export async function confirmationPaper(data: ConfirmationPaper): Promise<Uint8Array> {
  const { sender, language, reference, name, villa, place, stay, adults, children, infants, currency } = data
  const { company, office } = sender
  const t = wordsIn(language)
  const money = (amount: number) => formatMoney(amount, currency, language)
  const title = t('confirmation_title', { reference })
  const paper = new Paper({ title, author: company.name, language })
  const head = paper.section()
  paper.space(20)
  paper.text(head, 'H1', title, styles.title)
  paper.space(14)
  paper.text(head, 'P', [villa, place].filter(Boolean).join(', '), styles.text)
  paper.text(head, 'P', formatDays(stay, language), styles.text)
  paper.text(head, 'P', t('confirmation_party', { adults, children, infants }), styles.text)
  if (name) paper.text(head, 'P', t('invoice_for', { name }), styles.text)
  paper.space(24)
  const what = paper.section()
  paper.text(what, 'H2', t('confirmation_what'), styles.heading)
  paper.space(8)
  paper.table(
    what,
    [
      [t('invoice_column_what'), t('invoice_column_amount')],
      ...data.items.map(item => [item.name, money(item.price)]),
      [t('invoice_sum'), money(data.total)],
    ],
    ['*', 140],
    { amounts: true },
  )
  paper.space(24)
  if (data.payments.length > 0) {
    const payments = paper.section()
    paper.text(payments, 'H2', t('confirmation_payments'), styles.heading)
    paper.space(8)
    paper.table(
      payments,
      [
        [t('invoice_column_what'), t('confirmation_column_when'), t('invoice_column_amount')],
        ...data.payments.map(({ kind, amount, due, paidOn }) => [
          t('confirmation_part', { part: kind }),
          t('confirmation_when', { paid: paidOn ? 'yes' : 'no', day: formatDay(paidOn || due, language) }),
          money(amount),
        ]),
      ],
      ['*', 180, 110],
      { amounts: true },
    )
    paper.space(24)
  }
  const terms = paper.section()
  paper.text(terms, 'H2', t('confirmation_terms'), styles.heading)
  paper.space(8)
  const { cancellation, conditions } = data
  const dates = cancellationWords(cancellation, language)
  paper.text(terms, 'P', `${dates} ${t('confirmation_terms_text')}`, styles.text)
  if (conditions) {
    const version = formatDay(conditions.version, language)
    const accepted = formatDay(conditions.acceptedOn, language)
    paper.text(terms, 'P', t('payment_conditions', { version, accepted }), styles.text)
  }
  paper.space(10)
  paper.text(terms, 'P', company.offices.join(' · '), styles.small)
  return paper.end((page, pages) =>
    [
      [company.name, office.phone, office.email, t('sheet_page', { page, pages })].join('  ·  '),
      company.registration,
    ].join('\n'),
  )
}
