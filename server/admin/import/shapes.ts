import { z } from 'zod'
import { bathrooms, floors, type Room, roomKinds } from '#domain/villas/rooms'
import {
  changeoverDays,
  code,
  day,
  degrees,
  euros,
  listOf,
  path,
  slug,
  split,
  target,
  textColumns,
  tiers,
  time,
  weeklyPrices,
  whole,
  words,
  yesNo,
} from './cells.ts'

const room = z.object({ kind: z.enum(roomKinds), floor: z.enum(floors), bathroom: z.enum(bathrooms).optional() })

const rooms = z.string().transform((text, context) =>
  split(text).flatMap((part): Room[] => {
    const [kind, floor, bathroom] = part.split('/').map(word => word.trim())
    const read = room.safeParse({ kind, floor, ...(bathroom && { bathroom }) })
    if (!read.success) {
      context.addIssue('must be rooms such as double/ground/shower|twin/first')
      return []
    }
    const { bathroom: own, ...shared } = read.data
    return [{ ...shared, ...(own && { bathroom: own }) }]
  }),
)

const lines = (name: string, about: string) => ({
  [`${name}_en`]: words.optional().describe(`${about}, separated by vertical bars`),
  [`${name}_fr`]: words.optional().describe('The same in the language fr, in the same order'),
  [`${name}_de`]: words.optional().describe('The same in the language de, in the same order'),
})

const villas = z.object({
  code: code.describe('Your own name of the villa. It never changes: a later import finds the villa by it'),
  name: words.describe('The name of the villa'),
  slug: slug.optional().describe('The end of its address; by default from the name'),
  region: slug.describe('The slug of its region, such as corfu'),
  sub_region: slug.optional().describe('The slug of the part of the region'),
  place: words.describe('The nearest village or town'),
  lat: degrees(90).describe('Latitude'),
  lng: degrees(180).describe('Longitude'),
  bedrooms: whole(1, 100).describe('Number of bedrooms'),
  sleeps: whole(1, 200).describe('Number of guests'),
  bathrooms: whole(0, 100).describe('Number of bathrooms'),
  registration_number: words.describe('The number under which the country has registered the villa'),
  tiers: tiers
    .optional()
    .describe('Numbers of bedrooms with which it is let, and guests: `3:6\\|5:10`; by default all'),
  rooms: rooms
    .optional()
    .describe(
      `Bedrooms, as kind/floor/bathroom. Kinds: ${roomKinds.join(', ')}. Floors: ${floors.join(', ')}. Bathrooms of their own: ${bathrooms.join(', ')}`,
    ),
  amenities: listOf.optional().describe('Keys of amenities, such as `private-pool\\|sea-view`'),
  exquisite: yesNo.optional().describe('Among the finest villas'),
  live: yesNo.optional().describe('Shown on the site; by default yes'),
  sort_order: whole(0, 999_999_999)
    .optional()
    .describe('The recommended order, smaller first; by default the order of the rows'),
  hide_for_italy: yesNo.optional().describe('Hidden from visitors in Italy'),
  hide_for_greece: yesNo.optional().describe('Hidden from visitors in Greece'),
  arrival_from: time.optional().describe('Earliest arrival'),
  departure_by: time.optional().describe('Latest departure'),
  damage_deposit: euros.optional().describe('Damage deposit in euro'),
  ...textColumns('tagline', 'One sentence, at most 160 characters'),
  ...textColumns('story', 'The description; a blank line separates paragraphs'),
  ...textColumns('location', 'The surroundings'),
  ...lines('included', 'Services in the price'),
  ...lines('extras', 'Services that cost extra'),
  ...lines('house_rules', 'Rules of the house'),
})

const seasons = z.object({
  villa: code.describe('The code of the villa. Its seasons in the database are replaced by those of the file'),
  from: day.describe('The first night'),
  to: day.describe('The day after the last night'),
  changeover: changeoverDays.describe('Days on which stays begin and end: `any`, or `sat\\|sun`'),
  minimum_nights: whole(1, 366).describe('Fewest nights'),
  weekly_prices: weeklyPrices.describe(
    'Euro a week: `3600`, or by bedrooms `3:2400\\|5:3600`. Bedrooms left out are not let',
  ),
  bookable: z
    .string()
    .trim()
    .pipe(z.enum(['online', 'on-request'], 'must be online or on-request'))
    .optional()
    .describe('`online`, or `on-request`; by default online'),
  flexible_percent: whole(0, 100)
    .optional()
    .describe('The flexible rate costs so many per cent more; it needs the next two'),
  flexible_deposit: whole(1, 100).optional().describe('Its deposit in per cent'),
  flexible_days: whole(1, 365).optional().describe('Days before arrival until which cancelling is free'),
})

const ownerBlocks = z.object({
  villa: code.describe('The code of the villa. Its imported blocks are replaced; those of the back office stay'),
  code: code.describe('Your own name of the block, once for each villa'),
  from: day.describe('The first night'),
  to: day.describe('The day after the last night'),
  note: words.optional().describe('For staff only'),
})

const pictures = z.object({
  villa: code.describe(
    'The code of the villa. Its pictures are replaced by those of the file, in the order of the rows',
  ),
  file: words.describe('The file, below the folder: JPEG, PNG, WebP or AVIF, 600 pixels wide at least'),
  room: whole(1, 100).optional().describe('The bedroom that it shows, by its number'),
  ...textColumns('alt', 'A description of the picture'),
})

const redirects = z.object({
  from: path.describe('The former path, without language'),
  to: target.optional().describe('The new path or address; empty for a page that is gone'),
  status: z
    .string()
    .trim()
    .pipe(z.enum(['301', '302', '410'], 'must be 301, 302 or 410'))
    .optional()
    .describe('301 permanent (by default), 302 temporary, 410 gone'),
})

const pages = z.object({
  path: path.describe('An existing page, such as /booking-conditions. Its text is replaced'),
  valid_from: day.optional().describe('The day from which it is in force, for legal pages'),
  ...textColumns('title', 'The title of the document'),
  html_en: words.describe('A file with the text in HTML, below the folder'),
  html_fr: words.optional().describe('The same in the language fr; by default English'),
  html_de: words.optional().describe('The same in the language de; by default English'),
})

/** The tables of an import by the name of their file, without `.csv` or `.json`. */
export const importTables = {
  villas,
  seasons,
  'owner-blocks': ownerBlocks,
  pictures,
  redirects,
  pages,
} as const

export type TableName = keyof typeof importTables
export type RowOf<Name extends TableName> = z.output<(typeof importTables)[Name]>

/** The columns of a table: name, meaning, and whether each row needs a value. */
const columnsOf = (name: TableName): { name: string; about: string; required: boolean }[] =>
  Object.entries<z.ZodType>(importTables[name].shape).map(([column, shape]) => ({
    name: column,
    about: shape.description ?? '',
    required: !shape.safeParse(undefined).success,
  }))

/** The tables as chapters of docs/import.md. */
export const importDocument = (): string =>
  (Object.keys(importTables) as TableName[])
    .map(name => {
      const rows = columnsOf(name).map(
        ({ name: column, about, required }) => `| \`${column}\` | ${required ? 'yes' : ''} | ${about} |`,
      )
      return [`### ${name}.csv`, '', '| Column | Needed | Content |', '|---|---|---|', ...rows].join('\n')
    })
    .join('\n\n')
