import { type ConfirmationFacts, confirmationWords } from '../confirmation-facts.ts'
import { createTranslator } from '../messages.ts'
import { colours } from '../theme.ts'
import { PdfDocument, type Style } from './pdf-document.ts'

const styles = {
  title: { face: 'serif', size: 30 },
  text: { face: 'sans', size: 10.5, gap: 2.5 },
  heading: { face: 'serif', size: 17 },
  small: { face: 'sans', size: 9, colour: colours.inkSoft, gap: 2 },
} satisfies Record<string, Style>

/** PDF of a booking's confirmation: items, payments and terms. */
export async function confirmationPdf(facts: ConfirmationFacts): Promise<Uint8Array> {
  const { sender, language, reference, name, villa, manager } = facts
  const { company, office } = sender
  const t = createTranslator(language)
  const told = confirmationWords(facts)
  const paper = new PdfDocument({ title: t('confirmation_title', { reference }), author: company.name, language })
  const part = (heading: string, room: number) => {
    paper.need(room)
    paper.space(22)
    const section = paper.section()
    paper.text(section, 'H2', heading, styles.heading)
    paper.space(6)
    return section
  }
  const head = paper.section()
  paper.text(head, 'P', company.name, { face: 'serif', size: 15, colour: colours.sea })
  paper.space(20)
  paper.text(head, 'H1', t('confirmation_title', { reference }), styles.title)
  paper.space(10)
  paper.text(head, 'P', [villa.name, villa.place].filter(Boolean).join(', '), styles.text)
  if (name) paper.text(head, 'P', t('invoice_for', { name }), styles.text)
  paper.space(8)
  paper.table(
    head,
    [[t('confirmation_column_fact'), t('confirmation_column_detail')], ...told.facts.slice(1)],
    [140, '*'],
  )
  const what = part(t('confirmation_what'), 110)
  paper.table(
    what,
    [
      [t('invoice_column_what'), t('invoice_column_amount')],
      ...facts.items.map(item => [item.name, told.money(item.price)]),
      [t('invoice_sum'), told.money(facts.total)],
    ],
    ['*', 140],
    { amounts: true },
  )
  const payments = part(t('confirmation_payments'), 130)
  paper.table(
    payments,
    [
      [t('invoice_column_what'), t('confirmation_column_when'), t('invoice_column_amount')],
      ...told.payments,
      [t('invoice_sum'), '', told.money(facts.total)],
    ],
    [140, '*', 100],
    { amounts: true },
  )
  if (told.damage) {
    paper.space(8)
    paper.text(payments, 'P', told.damage, styles.text)
  }
  const terms = part(t('confirmation_terms'), 130)
  paper.table(
    terms,
    [[t('confirmation_column_cancelled'), t('confirmation_column_kept')], ...told.cancellation],
    ['*', 260],
    { amounts: true },
  )
  paper.space(8)
  paper.text(terms, 'P', t('confirmation_terms_text'), styles.text)
  if (told.conditions) paper.text(terms, 'P', told.conditions, styles.text)
  if (manager) {
    const person = part(t('confirmed_person', { manager: 'named' }), 80)
    paper.text(person, 'P', t('confirmation_person', manager), styles.text)
  }
  paper.space(12)
  paper.text(paper.section(), 'P', company.offices.join(' · '), styles.small)
  return paper.end((page, pages) =>
    [
      [company.name, office.phone, office.email, t('sheet_page', { page, pages })].join('  ·  '),
      company.registration,
    ].join('\n'),
  )
}
