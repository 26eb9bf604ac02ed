import type { InformationPack } from '#contract/booking/information-pack'
import type { Day } from '#domain/calendar/day'
import { formatDay, formatTime } from '#domain/calendar/formats'
import { monthName } from '#domain/calendar/month-names'
import type { Language } from '#domain/text/language'
import type { Sender } from '../email/email-layout.tsx'
import { createTranslator, type Translate } from '../messages.ts'
import { colours } from '../theme.ts'
import { PdfDocument, type Style } from './pdf-document.ts'

export interface InformationPackData {
  sender: Sender
  language: Language
  /** Date of the data. */
  today: Day
  pack: InformationPack
  picture: { bytes: Uint8Array; alt: string } | null
}

const styles = {
  title: { face: 'serif', size: 34 },
  place: { face: 'sans', size: 10.5, colour: colours.inkSoft },
  heading: { face: 'serif', size: 18 },
  label: { face: 'strong', size: 9.5, colour: colours.terracotta },
  text: { face: 'sans', size: 10, gap: 2.5 },
  link: { face: 'sans', size: 10, colour: colours.sea },
} satisfies Record<string, Style>

const pictureHeight = 230

type Section = ReturnType<PdfDocument['section']>

/** Writes the parts of the pack, one heading each. */
class PackWriter {
  readonly paper: PdfDocument
  readonly #t: Translate

  constructor(paper: PdfDocument, t: Translate) {
    this.paper = paper
    this.#t = t
  }

  part(heading: string, write: (section: Section) => void): void {
    this.paper.need(110)
    this.paper.space(20)
    const section = this.paper.section()
    this.paper.text(section, 'H2', heading, styles.heading)
    this.paper.space(6)
    write(section)
  }

  lines(section: Section, lines: readonly string[]): void {
    for (const line of lines) {
      this.paper.text(section, 'P', line, styles.text)
      this.paper.space(2)
    }
  }

  labelled(section: Section, label: string, lines: readonly string[]): void {
    if (lines.length === 0) return
    this.paper.space(4)
    this.paper.need(40)
    this.paper.text(section, 'H3', label, styles.label)
    this.lines(section, lines)
  }

  table(section: Section, columns: [string, string], rows: string[][], first = 170): void {
    if (rows.length > 0) this.paper.table(section, [columns, ...rows], [first, '*'])
  }

  /** Places and the minutes to reach them. */
  reached(section: Section, facts: InformationPack['villa']['nearby']): void {
    const t = this.#t
    const rows = facts.map(({ name, minutes, by }) => [name, t('pack_reach', { minutes, by })])
    this.table(section, [t('pack_column_place'), t('pack_column_reach')], rows, 240)
  }
}

const isArrival = ({ kind }: InformationPack['villa']['nearby'][number]) => kind === 'airport' || kind === 'port'

function writeArrival(writer: PackWriter, { pack, language }: InformationPackData, t: Translate): void {
  const { villa, adults, children, infants } = pack
  const at = (day: Day, time: string | null, key: 'pack_arrive_from' | 'pack_leave_by') =>
    time ? t(key, { day: formatDay(day, language), time: formatTime(time, language) }) : formatDay(day, language)
  writer.part(t('pack_arrival'), section => {
    writer.table(
      section,
      [t('pack_column_fact'), t('pack_column_detail')],
      [
        [t('pack_arrive'), at(pack.from, villa.arrivalFrom, 'pack_arrive_from')],
        [t('pack_leave'), at(pack.to, villa.departureBy, 'pack_leave_by')],
        [t('pack_party_label'), t('pack_party', { adults, children, infants })],
        [t('pack_reference'), pack.reference],
      ],
    )
    writer.paper.space(8)
    const { lat, lng } = villa
    writer.lines(section, [
      t('pack_zone'),
      villa.location,
      t('pack_coordinates', { lat: String(lat), lng: String(lng) }),
    ])
    writer.paper.link(
      section,
      t('pack_map'),
      `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lng}#map=15/${lat}/${lng}`,
      styles.link,
    )
    writer.paper.space(8)
    writer.reached(section, villa.nearby.filter(isArrival))
  })
}

function writeHouse(writer: PackWriter, { pack: { villa } }: InformationPackData, t: Translate): void {
  writer.part(t('pack_house'), section => {
    writer.labelled(section, t('pack_rules'), villa.houseRules)
    writer.labelled(section, t('pack_included'), villa.included)
    writer.labelled(section, t('pack_extras'), villa.extras)
    writer.labelled(section, t('pack_amenities'), villa.amenities.length > 0 ? [villa.amenities.join(' · ')] : [])
  })
}

function writePeople(writer: PackWriter, { pack, sender }: InformationPackData, t: Translate): void {
  const { clientManager, office } = pack
  writer.part(t('pack_people'), section => {
    if (clientManager)
      writer.labelled(section, t('pack_manager'), [
        [clientManager.fullName, clientManager.workPhone, clientManager.email].join(' · '),
      ])
    writer.labelled(section, t('pack_office'), [[sender.company.name, office.phone, office.email].join(' · ')])
  })
}

function writeEmergency(writer: PackWriter, { pack }: InformationPackData, t: Translate): void {
  const { hospital } = pack
  writer.part(t('pack_emergency'), section => {
    const rows = pack.emergency.map(({ service, number }) => [t(`pack_emergency_${service}`), number])
    writer.table(section, [t('pack_column_service'), t('pack_column_number')], rows)
    writer.paper.space(6)
    if (hospital) writer.lines(section, [t('pack_hospital', hospital)])
  })
}

/** The holiday information pack of a booking, to print and to read on the way. */
export async function informationPackPdf(data: InformationPackData): Promise<Uint8Array> {
  const { language, pack, sender, picture, today } = data
  const { company, office } = sender
  const { villa } = pack
  const t = createTranslator(language)
  const paper = new PdfDocument({ title: t('pack_title', { villa: villa.name }), author: company.name, language })
  const writer = new PackWriter(paper, t)
  const head = paper.section()
  if (picture) {
    paper.picture(head, picture.bytes, picture.alt, pictureHeight)
    paper.moveTo(pictureHeight + 26)
  }
  paper.text(head, 'H1', t('pack_title', { villa: villa.name }), styles.title)
  paper.space(4)
  paper.text(
    head,
    'P',
    t('sheet_place', { loc: villa.place, region: villa.region, country: villa.country }),
    styles.place,
  )
  writeArrival(writer, data, t)
  writePeople(writer, data, t)
  writeEmergency(writer, data, t)
  writeHouse(writer, data, t)
  const around = villa.nearby.filter(fact => !isArrival(fact))
  writer.part(t('pack_around'), section => {
    writer.lines(section, [pack.region.introduction])
    writer.paper.space(6)
    writer.reached(section, around)
  })
  writer.part(t('pack_weather'), section =>
    writer.lines(
      section,
      pack.weather.map(({ month, air, sea }) =>
        t('pack_weather_month', { month: monthName(month, language, 'long'), air, sea }),
      ),
    ),
  )
  writer.part(t('pack_packing'), section =>
    writer.lines(
      section,
      pack.packing.map(item => `– ${t(`pack_pack_${item}`)}`),
    ),
  )
  writer.part(t('pack_tax'), section => writer.lines(section, [t(pack.touristTax ? 'pack_tax_paid' : 'pack_tax_none')]))
  const written = t('pack_written', { day: formatDay(today, language) })
  return paper.end((page, pages) =>
    [
      [company.name, office.phone, office.email, written, t('sheet_page', { page, pages })].join('  ·  '),
      company.registration,
    ].join('\n'),
  )
}
