import type { AmenityCategory, PropertyDetail } from '#contract/villas/properties'
import type { Day, Weekday } from '#domain/calendar/day'
import { addDays } from '#domain/calendar/day'
import { formatDay, formatDays, formatMoney, formatPercent, weekdayNames } from '#domain/calendar/formats'
import type { Language } from '#domain/text/language'
import { roomsByFloor } from '#domain/villas/rooms-by-floor'
import type { Sender } from '../email/email-layout.tsx'
import { createTranslator, type Translate } from '../messages.ts'
import { colours } from '../theme.ts'
import { PdfDocument, page, type Style } from './pdf-document.ts'

export interface FactSheetData {
  sender: Sender
  language: Language
  /** Date of the data. */
  today: Day
  /** Absolute URL of the villa's page. */
  address: string
  villa: PropertyDetail
  amenities: AmenityCategory[]
  terms: { depositPercent: number; balanceDays: number }
  picture: { bytes: Uint8Array; alt: string } | null
}

const styles = {
  name: { face: 'serif', size: 36 },
  place: { face: 'sans', size: 10.5, colour: colours.inkSoft },
  tagline: { face: 'italic', size: 17, colour: colours.sea, gap: 1 },
  facts: { face: 'strong', size: 10.5 },
  heading: { face: 'serif', size: 20 },
  label: { face: 'strong', size: 9.5, colour: colours.terracotta },
  text: { face: 'sans', size: 9.5, gap: 2.5 },
  small: { face: 'sans', size: 9, colour: colours.inkSoft, gap: 2 },
  link: { face: 'sans', size: 9.5, colour: colours.sea },
} satisfies Record<string, Style>

/** A label with its content: a floor and its rooms, a category and its amenities. */
interface Item {
  label: string
  lines: string[]
}

const baths = { shower: 'sheet_bath_shower', bath: 'sheet_bath_bath', 'bath-and-shower': 'sheet_bath_both' } as const

function roomItems(rooms: PropertyDetail['rooms'], t: Translate): Item[] {
  return roomsByFloor(rooms).map(({ floor, rooms: onFloor }) => ({
    label: t(`sheet_floor_${floor}`),
    lines: onFloor.map(({ kind, bathroom, note }) => {
      const bath = t(bathroom ? baths[bathroom] : 'sheet_bath_shared')
      return [`${t(`sheet_room_${kind}`)}, ${bath}`, note].filter(Boolean).join('. ')
    }),
  }))
}

const amenityItems = (amenities: AmenityCategory[], t: Translate): Item[] =>
  amenities.map(({ category, amenities: named }) => ({
    label: t(`sheet_amenities_${category}`),
    lines: [named.map(({ name }) => name).join(' · ')],
  }))

const whole = page.width - 2 * page.margin
const column = { gap: 28, width: (whole - 28) / 2 }
const between = { items: 9, heading: 8, lines: 2, picture: 26, rule: 18 }

/** Height of items in a column. */
function itemsHeight(paper: PdfDocument, items: Item[]): number {
  const { width } = column
  const ofText = (text: string) => paper.height(text, styles.text, width) + between.lines
  return items.reduce(
    (sum, { label, lines }) =>
      lines.reduce((all, line) => all + ofText(line), sum + paper.height(label, styles.label, width) + between.items),
    0,
  )
}

const headingHeight = (paper: PdfDocument, title: string) =>
  paper.height(title, styles.heading, column.width) + between.heading

const columnHeight = (paper: PdfDocument, title: string, items: Item[]): number =>
  headingHeight(paper, title) + itemsHeight(paper, items)

type Section = ReturnType<PdfDocument['section']>
type Place = { x: number; width: number }

function writeItems(paper: PdfDocument, section: Section, items: Item[], place: Place): void {
  for (const { label, lines } of items) {
    // Keeps a label with its first line.
    paper.need(paper.height(`${label}\n${lines[0]}`, styles.text, place.width))
    paper.text(section, 'H3', label, styles.label, place)
    for (const line of lines) {
      paper.text(section, 'P', line, styles.text, place)
      paper.space(between.lines)
    }
    paper.space(between.items)
  }
}

function writeColumn(paper: PdfDocument, title: string, items: Item[], place: Place): void {
  const section = paper.section()
  paper.need(80)
  paper.text(section, 'H2', title, styles.heading, place)
  paper.space(between.heading)
  writeItems(paper, section, items, place)
}

/** The nights of a season, its last one included: "9 May – 19 Jun 2027". */
const nights = (from: Day, to: Day, language: Language) => formatDays({ from, to: addDays(to, -1) }, language, 'short')

/** A season's terms get a column of their own beside few prices: two years of seasons then take half a page. */
const termsBeside = ({ villa: { tiers } }: FactSheetData) => tiers.length <= 2

type FlexibleShown = NonNullable<PropertyDetail['seasons'][number]['flexible']>

/** The different flexible rates of a villa; the place of each decides its mark. */
function flexibleRates(seasons: PropertyDetail['seasons']): FlexibleShown[] {
  const rates = seasons.flatMap(({ flexible }) => flexible ?? [])
  return [...new Map(rates.map(rate => [JSON.stringify(rate), rate])).values()]
}

/** The mark of a price that is also offered at a flexible rate. */
const markOf = (rate: FlexibleShown, rates: readonly FlexibleShown[]) =>
  '*'.repeat(1 + rates.findIndex(other => JSON.stringify(other) === JSON.stringify(rate)))

/** Table rows of the seasons; consecutive ones with the same terms are merged. */
function seasonRows(data: FactSheetData, t: Translate): string[][] {
  const { seasons, tiers } = data.villa
  const { language } = data
  const beside = termsBeside(data)
  const rates = flexibleRates(seasons)
  const joined: PropertyDetail['seasons'] = []
  const termsOf = ({ from: _from, to: _to, ...rest }: PropertyDetail['seasons'][number]) => JSON.stringify(rest)
  for (const season of seasons) {
    const last = joined.at(-1)
    if (last && last.to === season.from && termsOf(last) === termsOf(season)) last.to = season.to
    else joined.push({ ...season })
  }
  return [
    [
      t('sheet_season'),
      ...(beside ? [t('sheet_column_stays')] : []),
      ...tiers.map(({ rooms, sleeps }) => t('sheet_column_rooms', { rooms, sleeps })),
    ],
    ...joined.map(({ from, to, minimumNights, changeover, bookable, weekly, flexible }) => {
      const days = weekdayNames(changeover as Weekday[], language)
      const rules = t('sheet_season_rules', { nights: minimumNights, days })
      const when = nights(from, to, language)
      return [
        ...(beside ? [when, rules] : [`${when}\n${rules}`]),
        ...weekly.map(price => {
          if (price === null) return t('sheet_not_let')
          const told = formatMoney(price, 'EUR', language)
          const mark = flexible ? markOf(flexible, rates) : ''
          return `${told}${mark}${bookable === 'online' ? '' : `, ${t('sheet_season_request')}`}`
        }),
      ]
    }),
  ]
}

/** Height range of the picture, which yields space to the text on the first page. */
const pictureHeights = { least: 170, most: 372 }

type HeadLine = [type: 'H1' | 'P', text: string, style: Style, after: number]

function headOf({ villa }: FactSheetData, t: Translate): HeadLine[] {
  const facts = [
    t('sheet_sleeps', { count: villa.sleeps }),
    t('sheet_bedrooms_count', { count: villa.beds }),
    t('sheet_bathrooms_count', { count: villa.baths }),
  ]
  return [
    ['H1', villa.name, styles.name, 0],
    ['P', t('sheet_place', { loc: villa.loc, region: villa.region, country: villa.country }), styles.place, 10],
    ['P', villa.tagline, styles.tagline, 10],
    ['P', facts.join('  ·  '), styles.facts, 12],
  ]
}

/** The first page: picture, name and facts, then rooms and amenities. */
function writeHouse(paper: PdfDocument, data: FactSheetData, t: Translate): void {
  const rooms = roomItems(data.villa.rooms, t)
  const amenities = amenityItems(data.amenities, t)
  const head = headOf(data, t)
  const below = Math.max(
    columnHeight(paper, t('sheet_rooms'), rooms),
    columnHeight(paper, t('sheet_amenities'), amenities),
  )
  const words = head.reduce(
    (sum, [, text, style, after]) => sum + paper.height(text, style, whole) + after,
    between.picture + between.rule,
  )
  // Tolerance, so that rounding does not push the last line to the next page.
  const left = page.height - page.foot - below - words - 4
  // Rooms and amenities stand side by side if both fit on the page; else one after the other.
  const beside = left >= pictureHeights.least

  const house = paper.section()
  if (data.picture) {
    const height = Math.min(pictureHeights.most, Math.max(pictureHeights.least, left))
    paper.picture(house, data.picture.bytes, data.picture.alt, height)
    paper.moveTo(height + between.picture)
  }
  for (const [type, text, style, after] of head) {
    paper.text(house, type, text, style)
    paper.space(after)
  }
  paper.rule()
  paper.space(between.rule)
  const top = paper.y
  writeColumn(paper, t('sheet_rooms'), rooms, { x: page.margin, width: beside ? column.width : whole })
  if (beside) {
    paper.moveTo(top)
    const second = { x: page.margin + column.width + column.gap, width: column.width }
    writeColumn(paper, t('sheet_amenities'), amenities, second)
  } else {
    paper.space(between.items)
    writeColumn(paper, t('sheet_amenities'), amenities, { x: page.margin, width: whole })
  }
}

function writePrices(paper: PdfDocument, data: FactSheetData, t: Translate): void {
  const prices = paper.section()
  paper.text(prices, 'H2', t('sheet_prices'), styles.heading)
  paper.space(4)
  paper.text(prices, 'P', t('sheet_prices_note'), styles.small)
  paper.space(12)
  const columns = termsBeside(data) ? [140, data.villa.tiers.length > 1 ? 150 : 220] : [180]
  paper.table(prices, seasonRows(data, t), [...columns, ...data.villa.tiers.map(() => '*')])
}

/** Inclusions and extras of the price; empty if the villa states neither. */
const heldItems = ({ villa: { included, extras } }: FactSheetData, t: Translate): Item[] =>
  [
    { label: t('sheet_included'), lines: included },
    { label: t('sheet_extras'), lines: extras },
  ].filter(({ lines }) => lines.length > 0)

/** Their height side by side. */
function heldHeight(paper: PdfDocument, items: Item[], t: Translate): number {
  if (items.length === 0) return 0
  // Tolerance, so that rounding does not push the last line to the next page.
  return headingHeight(paper, t('sheet_holds')) + Math.max(...items.map(item => itemsHeight(paper, [item]))) + 4
}

function writeHeld(paper: PdfDocument, items: Item[], t: Translate): void {
  if (items.length === 0) return
  const height = heldHeight(paper, items, t)
  // Stacked if too long to read side by side.
  if (height > page.height / 2) {
    writeColumn(paper, t('sheet_holds'), items, { x: page.margin, width: whole })
    return
  }
  const section = paper.section()
  paper.need(height)
  const bottom = paper.y + height
  paper.text(section, 'H2', t('sheet_holds'), styles.heading)
  paper.space(between.heading)
  const top = paper.y
  for (const [i, item] of items.entries()) {
    paper.moveTo(top)
    writeItems(paper, section, [item], { x: page.margin + i * (column.width + column.gap), width: column.width })
  }
  paper.moveTo(bottom)
}

function writeTerms(paper: PdfDocument, { villa, terms, language, address }: FactSheetData, t: Translate): void {
  const share = formatPercent(terms.depositPercent, language)
  const registration = { country: villa.countryCode, number: villa.registrationNumber }
  const conditions = paper.section()
  paper.need(92)
  paper.text(conditions, 'H2', t('sheet_terms'), styles.heading)
  paper.space(6)
  paper.text(conditions, 'P', t('sheet_rule_payment', { share, days: terms.balanceDays }), styles.text)
  const rates = flexibleRates(villa.seasons)
  for (const rate of rates) {
    const { surcharge, depositPercent, freeDays: days } = rate
    const more =
      'percent' in surcharge
        ? formatPercent(surcharge.percent, language)
        : formatMoney(surcharge.weekly, 'EUR', language)
    const values = {
      mark: markOf(rate, rates),
      more,
      by: 'percent' in surcharge ? 'share' : 'week',
      share: formatPercent(depositPercent, language),
      days,
    }
    paper.text(conditions, 'P', t('sheet_rule_flexible', values), styles.text)
  }
  paper.text(conditions, 'P', t('sheet_registration', registration), styles.text)
  paper.space(8)
  paper.link(conditions, t('sheet_online'), address, styles.link)
}

/** A villa's fact sheet: the villa in front, its prices overleaf. */
export async function factSheetPdf(data: FactSheetData): Promise<Uint8Array> {
  const { language, villa, today } = data
  const { company, office } = data.sender
  const t = createTranslator(language)
  const paper = new PdfDocument({ title: t('sheet_title', { name: villa.name }), author: company.name, language })
  const held = heldItems(data, t)
  writeHouse(paper, data, t)
  // On the first page if there is space, else with the prices.
  const withHouse = heldHeight(paper, held, t) <= paper.room
  if (withHouse) writeHeld(paper, held, t)
  paper.newPage()
  writePrices(paper, data, t)
  paper.space(26)
  if (!withHouse) writeHeld(paper, held, t)
  writeTerms(paper, data, t)
  const printed = t('sheet_printed', { day: formatDay(today, language) })
  return paper.end((number, pages) =>
    [
      [company.name, office.phone, office.email, printed, t('sheet_page', { page: number, pages })].join('  ·  '),
      company.registration,
    ].join('\n'),
  )
}
