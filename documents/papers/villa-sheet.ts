import type { AmenityCategory, PropertyDetail } from '#contract/properties'
import type { Day, Weekday } from '#domain/day'
import { addDays } from '#domain/day'
import { formatDay, formatMoney, locales, weekdayNames } from '#domain/formats'
import type { Language } from '#domain/language'
import { roomsByFloor } from '#domain/rooms-by-floor'
import { colours } from '../look.ts'
import type { Sender } from '../mail/sheet.tsx'
import { type Words, wordsIn } from '../words.ts'
import { Paper, page, type Style } from './paper.ts'

export interface VillaSheet {
  sender: Sender
  language: Language
  /** The day as of which it is true. */
  today: Day
  /** The whole address of the villa's page. */
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

/** A label with what belongs under it: a floor and its rooms, a kind of amenities and their names. */
interface Item {
  label: string
  lines: string[]
}

const baths = { shower: 'sheet_bath_shower', bath: 'sheet_bath_bath', 'bath-and-shower': 'sheet_bath_both' } as const

function roomItems(rooms: PropertyDetail['rooms'], t: Words): Item[] {
  return roomsByFloor(rooms).map(({ floor, rooms: onFloor }) => ({
    label: t(`sheet_floor_${floor}`),
    lines: onFloor.map(({ kind, bathroom, note }) => {
      const bath = t(bathroom ? baths[bathroom] : 'sheet_bath_shared')
      return [`${t(`sheet_room_${kind}`)}, ${bath}`, note].filter(Boolean).join('. ')
    }),
  }))
}

const amenityItems = (amenities: AmenityCategory[], t: Words): Item[] =>
  amenities.map(({ category, amenities: named }) => ({
    label: t(`sheet_amenities_${category}`),
    lines: [named.map(({ name }) => name).join(' · ')],
  }))

const whole = page.width - 2 * page.margin
const column = { gap: 28, width: (whole - 28) / 2 }
const between = { items: 9, heading: 8, lines: 2 }

function columnHeight(paper: Paper, title: string, items: Item[]): number {
  const { width } = column
  const ofText = (text: string) => paper.height(text, styles.text, width) + between.lines
  return items.reduce(
    (sum, { label, lines }) =>
      lines.reduce((all, line) => all + ofText(line), sum + paper.height(label, styles.label, width) + between.items),
    paper.height(title, styles.heading, width) + between.heading,
  )
}

function writeColumn(paper: Paper, title: string, items: Item[], place: { x: number; width: number }): void {
  const section = paper.section()
  paper.text(section, 'H2', title, styles.heading, place)
  paper.space(between.heading)
  for (const { label, lines } of items) {
    paper.text(section, 'H3', label, styles.label, place)
    for (const line of lines) {
      paper.text(section, 'P', line, styles.text, place)
      paper.space(between.lines)
    }
    paper.space(between.items)
  }
}

/** The days of a season, its last night's included: "9 May – 19 Jun 2027". */
const nights = (from: Day, to: Day, language: Language) =>
  new Intl.DateTimeFormat(locales[language], {
    day: 'numeric',
    month: 'short',
    year: 'numeric',
    timeZone: 'UTC',
  }).formatRange(new Date(from), new Date(addDays(to, -1)))

/** The seasons as rows, those that follow each other with the same terms as one. */
function seasonRows({ villa: { seasons, tiers }, language }: VillaSheet, t: Words): string[][] {
  const joined: PropertyDetail['seasons'] = []
  const terms = ({ from: _from, to: _to, ...rest }: PropertyDetail['seasons'][number]) => JSON.stringify(rest)
  for (const season of seasons) {
    const last = joined.at(-1)
    if (last && last.to === season.from && terms(last) === terms(season)) last.to = season.to
    else joined.push({ ...season })
  }
  return [
    [
      t('sheet_season'),
      t('sheet_stay'),
      ...tiers.map(({ rooms, sleeps }) => t('sheet_column_rooms', { rooms, sleeps })),
    ],
    ...joined.map(({ from, to, minimumNights, changeover, bookable, weekly }) => [
      nights(from, to, language),
      t('sheet_season_rules', { nights: minimumNights, days: weekdayNames(changeover as Weekday[], language) }),
      ...weekly.map(price => {
        if (price === null) return t('sheet_not_let')
        const told = formatMoney(price, 'EUR', language)
        return bookable === 'online' ? told : `${told}, ${t('sheet_season_request')}`
      }),
    ]),
  ]
}

/** The heights between which the picture gives way to what must be said on the first page. */
const pictureHeights = { least: 170, most: 372 }

/** A villa on two pages of paper: what it is, and what it costs. */
export async function villaSheet(data: VillaSheet): Promise<Uint8Array> {
  const { sender, language, villa, terms, picture } = data
  const t = wordsIn(language)
  const { company, office } = sender
  const paper = new Paper({ title: t('sheet_title', { name: villa.name }), author: company.name, language })
  const rooms = roomItems(villa.rooms, t)
  const amenities = amenityItems(data.amenities, t)
  const tall = Math.max(
    columnHeight(paper, t('sheet_rooms'), rooms),
    columnHeight(paper, t('sheet_amenities'), amenities),
  )
  const head = 150 + paper.height(villa.tagline, styles.tagline, whole)
  const left = page.height - page.foot - tall - head
  const beside = left >= pictureHeights.least

  const house = paper.section()
  if (picture) {
    const height = Math.min(pictureHeights.most, Math.max(pictureHeights.least, left))
    paper.picture(house, picture.bytes, picture.alt, height)
    paper.moveTo(height + 26)
  }
  paper.text(house, 'H1', villa.name, styles.name)
  paper.text(
    house,
    'P',
    t('sheet_place', { loc: villa.loc, region: villa.region, country: villa.country }),
    styles.place,
  )
  paper.space(10)
  paper.text(house, 'P', villa.tagline, styles.tagline)
  paper.space(10)
  const facts = [
    t('sheet_sleeps', { count: villa.sleeps }),
    t('sheet_bedrooms_count', { count: villa.beds }),
    t('sheet_bathrooms_count', { count: villa.baths }),
  ]
  paper.text(house, 'P', facts.join('  ·  '), styles.facts)
  paper.space(12)
  paper.rule()
  paper.space(18)

  const top = paper.y
  // Side by side where both fit on the page; else one after the other, over as many pages as they need.
  writeColumn(paper, t('sheet_rooms'), rooms, { x: page.margin, width: beside ? column.width : whole })
  if (beside) paper.moveTo(top)
  else paper.space(between.items)
  const second = { x: page.margin + column.width + column.gap, width: column.width }
  writeColumn(paper, t('sheet_amenities'), amenities, beside ? second : { x: page.margin, width: whole })

  if (beside || paper.room < page.height / 2) paper.newPage()
  else paper.space(between.items)
  const prices = paper.section()
  paper.text(prices, 'H2', t('sheet_prices'), styles.heading)
  paper.space(4)
  paper.text(prices, 'P', t('sheet_prices_note'), styles.small)
  paper.space(12)
  const rows = seasonRows(data, t)
  paper.table(prices, rows, [142, '*', ...villa.tiers.map(() => (villa.tiers.length > 2 ? 74 : 96))])
  paper.space(26)

  const conditions = paper.section()
  paper.text(conditions, 'H2', t('sheet_terms'), styles.heading)
  paper.space(6)
  const share = new Intl.NumberFormat(locales[language], { style: 'percent' }).format(terms.depositPercent / 100)
  paper.text(conditions, 'P', t('sheet_rule_payment', { share, days: terms.balanceDays }), styles.text)
  paper.text(
    conditions,
    'P',
    t('sheet_registration', { country: villa.countryCode, number: villa.registrationNumber }),
    styles.text,
  )
  paper.space(8)
  paper.link(conditions, t('sheet_online'), data.address, styles.link)

  const printed = t('sheet_printed', { day: formatDay(data.today, language) })
  return paper.end((number, pages) =>
    [
      [company.name, office.phone, office.email, printed, t('sheet_page', { page: number, pages })].join('  ·  '),
      company.registration,
    ].join('\n'),
  )
}
