import { cp, mkdir, readdir, readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { eq, sql } from 'drizzle-orm'
import { beforeEach, describe, expect, test } from 'vitest'
import { seedCatalogue } from '#database/seeds/seed-catalogue'
import * as tables from '#database/tables'
import { bookingStatus } from '#domain/lifecycles/booking-status'
import { testBank } from '#testing/bookings/bank'
import { paying } from '#testing/bookings/paying'
import { testDay } from '#testing/day'
import { testApp } from '#testing/site/app'
import { testClock } from '#testing/site/clock'
import { emptyDatabase } from '#testing/site/empty-database'
import { testFolder } from '#testing/test-folder'
import { runAdmin } from '../run-admin.ts'
import { root } from '../site.ts'
import { importDocument } from './shapes.ts'

const database = await emptyDatabase()
const { db, url } = database
await seedCatalogue(db, testDay)
const bank = await testBank()
const site = await testApp({ environment: bank.environment, beside: { ...database, clock: testClock(db) } })
const { hold, pay, booksOf, agreed, bookingStatusOf } = paying(site, bank)
const data = await testFolder('maestrale-import-data-')
const example = join(root, 'deploy', 'example-catalogue')

const house = await readFile(join(example, 'pictures', 'spiti-elia-house.jpg'))

const printed: string[] = []
const warned: string[] = []
beforeEach(() => {
  printed.length = 0
  warned.length = 0
})
const run = (folder: string, ...options: string[]) =>
  runAdmin(['import', folder, ...options], {
    environment: { DATABASE_URL: url, DATA_DIR: data },
    print: line => printed.push(line),
    warn: line => warned.push(line),
  })

/** A folder with the example's files, some of them replaced. */
async function folderWith(files: Readonly<Record<string, string | Buffer>>): Promise<string> {
  const folder = await testFolder('maestrale-import-')
  await cp(example, folder, { recursive: true })
  for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
  return folder
}
const linesOf = (name: string) => readFile(join(example, name), 'utf8')
/** Everything that an import writes, with ids and revisions. */
const allRows = async () => ({
  villas: await db.select().from(tables.villa).orderBy(tables.villa.id),
  amenities: await db
    .select()
    .from(tables.villaAmenity)
    .orderBy(tables.villaAmenity.villaId, tables.villaAmenity.amenityId),
  seasons: await db.select().from(tables.season).orderBy(tables.season.id),
  blocks: await db.select().from(tables.ownerBlock).orderBy(tables.ownerBlock.id),
  pictures: await db.select().from(tables.picture).orderBy(tables.picture.id),
  shown: await db.select().from(tables.slideshowPicture).orderBy(tables.slideshowPicture.pictureId),
  pages: await db.select().from(tables.page).orderBy(tables.page.id),
})
const findVilla = async (code: string) => (await db.select().from(tables.villa).where(eq(tables.villa.code, code)))[0]
const originals = () => readdir(join(data, 'media', 'originals')).catch(() => [])

test('docs/import.md has the columns of every table', async () => {
  expect(await readFile(join(root, 'docs', 'import.md'), 'utf8')).toContain(importDocument())
})

describe('the example', () => {
  test('is only checked by a dry run', async () => {
    const before = await allRows()
    expect(await run(example, '--dry-run')).toBe(0)
    expect(printed).toEqual([
      '2 villas, 6 seasons, 1 owner block, 4 pictures, 2 redirects and 0 pages are right; nothing was imported.',
    ])
    expect(await allRows()).toEqual(before)
    expect(await originals()).toEqual([])
  })

  test('is imported into an empty catalogue, and again without a change', async () => {
    expect(await run(example)).toBe(0)
    const before = await allRows()
    expect(before.villas.map(({ name, path }) => [name, path])).toEqual([
      ['Spiti Elia', '/greece/corfu/villas/spiti-elia'],
      ['Masseria Esempio', '/italy/puglia/villas/masseria-esempio'],
    ])
    expect(await originals()).toHaveLength(4)
    expect(await run(example)).toBe(0)
    expect(await allRows()).toEqual(before)
    expect(await originals()).toHaveLength(4)
  })

  test('is found, held and paid, and a later import leaves the sold price alone', async () => {
    const villa = await findVilla('EX-1')
    await site.catalogue.settled()
    const found = await site.get('/api/core/properties/search?des=16&from=2027-06-05&to=2027-06-12')
    expect(found.status).toBe(200)
    expect(JSON.stringify(found.body)).toContain('Spiti Elia')
    const held = await hold({ villaId: villa?.id ?? 0, stay: { from: '2027-06-05', to: '2027-06-12' } })
    const paid = await pay(held)
    expect(paid.body).toMatchObject({ state: 'paid' })
    expect(await bookingStatusOf(held.id)).toBe(bookingStatus.confirmed)
    expect(await booksOf(held.id)).toEqual(agreed(held.deposit * 100))
    const sold = () => db.select().from(tables.bookingItem).where(eq(tables.bookingItem.bookingId, held.id))
    const before = await sold()
    const dearer = await folderWith({ 'seasons.csv': (await linesOf('seasons.csv')).replace('4:2400', '4:9999') })
    expect(await run(dearer)).toBe(0)
    expect(await sold()).toEqual(before)
    const [season] = await db
      .select()
      .from(tables.season)
      .where(sql`${tables.season.villaId} = ${villa?.id} and ${tables.season.nights} @> '2027-06-06'::date`)
    expect(season?.weeklyCents).toEqual([190_000, 999_900])
    const blocked = await folderWith({ 'owner-blocks.csv': 'villa,code,from,to\nEX-1,june,2027-06-08,2027-06-20\n' })
    expect(await run(blocked)).toBe(1)
    expect(printed).toContain(
      'owner-blocks.csv, line 2, column from: a booking, hold or block has nights from 2027-06-05 to 2027-06-12',
    )
    expect(await run(example)).toBe(0)
  })

  test('shows its pages, pictures and redirects', async () => {
    await site.catalogue.settled()
    const page = await site.get('/api/cms/pages/bypath?path=/greece/corfu/villas/spiti-elia')
    expect(page.status).toBe(200)
    const villa = await findVilla('EX-1')
    expect(villa?.tiers).toEqual([
      { rooms: 3, sleeps: 6 },
      { rooms: 4, sleeps: 8 },
    ])
    expect(villa?.included[0]?.fr).toBe('Linge')
    const [thumb] = await db
      .select()
      .from(tables.picture)
      .where(eq(tables.picture.id, villa?.thumbId ?? 0))
    expect(thumb).toMatchObject({ width: 1200, brief: null, colour: expect.stringMatching(/^#[0-9a-f]{6}$/) })
    const gone = await site.get('/api/cms/pages/bypath?path=/summer-offer-2019')
    expect(gone.status).toBe(410)
  })
})

describe('a later import', () => {
  test('changes villas by their code, and removes pictures that nothing shows', async () => {
    const before = await findVilla('EX-2')
    const other = await findVilla('EX-1')
    const folder = await folderWith({
      'villas.csv': (await linesOf('villas.csv')).replace('A white farm among', 'A whitewashed farm among'),
      'pictures.csv': (await linesOf('pictures.csv')).split('\n').slice(0, 4).join('\n'),
    })
    expect(await run(folder)).toBe(0)
    const after = await findVilla('EX-2')
    expect(after).toMatchObject({ id: before?.id, thumbId: before?.thumbId })
    expect(after?.tagline.en).toMatch(/^A whitewashed/)
    expect(await findVilla('EX-1')).toEqual(other)
    expect(await originals()).toHaveLength(3)
    expect(await run(example)).toBe(0)
    expect(await originals()).toHaveLength(4)
  })

  test('leaves archived villas in the archive', async () => {
    const { villa } = tables
    await db.update(villa).set({ live: false, archived: true }).where(eq(villa.code, 'EX-2'))
    expect(await run(example)).toBe(1)
    expect(printed[0]).toMatch(/^villas.csv, line \d+, column live: must be no: the villa is archived/)
    await db.update(villa).set({ archived: false }).where(eq(villa.code, 'EX-2'))
    expect(await run(example)).toBe(0)
    expect(await findVilla('EX-2')).toMatchObject({ live: true, archived: false })
  })

  test('keeps blocks of the back office', async () => {
    const villa = await findVilla('EX-2')
    await db
      .insert(tables.ownerBlock)
      .values({ villaId: villa?.id ?? 0, nights: { from: '2027-09-04', to: '2027-09-11' }, note: 'by hand' })
    const folder = await folderWith({ 'owner-blocks.csv': 'villa,code,from,to\nEX-2,may,2027-05-01,2027-05-08\n' })
    expect(await run(folder)).toBe(0)
    const blocks = await db
      .select()
      .from(tables.ownerBlock)
      .where(eq(tables.ownerBlock.villaId, villa?.id ?? 0))
    expect(blocks.map(({ code }) => code).toSorted()).toEqual(['may', null].toSorted())
  })

  test('replaces the text of a legal page, and so fills its gaps', async () => {
    const folder = await testFolder('maestrale-import-')
    await mkdir(join(folder, 'texts'))
    await writeFile(join(folder, 'texts', 'en.html'), '<h2>1. The parties</h2><p>Villas Ltd <script>x</script></p>')
    await writeFile(
      join(folder, 'pages.csv'),
      'path,valid_from,title_en,html_en\n/booking-conditions,2027-01-01,Booking conditions,texts/en.html\n',
    )
    for (let time = 0; time < 2; time++) expect(await run(folder)).toBe(0)
    const [row] = await db
      .select({ page: tables.page, module: tables.pageModule })
      .from(tables.page)
      .innerJoin(tables.pageModule, eq(tables.pageModule.pageId, tables.page.id))
      .where(eq(tables.page.path, '/booking-conditions'))
    expect(row?.page.validFrom).toBe('2027-01-01')
    expect(row?.module.html?.de).toBe('<h2>1. The parties</h2><p>Villas Ltd </p>')
    await writeFile(join(folder, 'texts', 'en.html'), '<p>[[Name]]</p>')
    expect(await run(folder)).toBe(1)
    expect(printed.at(-1)).toBe('pages.csv, line 2, column html_en: has gaps, marked with [[ ]]')
  })
})

describe('a folder with problems', () => {
  const villaHeader =
    'code,name,region,place,lat,lng,bedrooms,sleeps,bathrooms,registration_number,tagline_en,story_en,location_en'
  const villa = (code: string, more: string) => `${code},House ${code},${more},3,6,2,123,Tagline,Story,Location`
  const seasonHeader = 'villa,from,to,changeover,minimum_nights,weekly_prices'

  test.each<[name: string, files: Record<string, string | Buffer>, problems: string[]]>([
    [
      'an unknown region, a duplicate code and a missing registration number',
      {
        'villas.csv': [
          villaHeader,
          villa('A', 'atlantis,Town,1,1'),
          villa('B', 'corfu,Town,39.7,19.9'),
          villa('B', 'corfu,Town,39.7,19.9'),
          villa('C', 'corfu,Town,39.7,19.9').replace(',123,', ',,'),
        ].join('\n'),
      },
      [
        'villas.csv, line 2, column region: atlantis is unknown',
        'villas.csv, line 4, column code: B is in line 3 already',
        'villas.csv, line 4, column code: B is new, and has no row in pictures',
        'villas.csv, line 5, column registration_number: is needed',
      ],
    ],
    [
      'overlapping seasons, negative and strange prices, and days that do not exist',
      {
        'seasons.csv': [
          seasonHeader,
          'EX-1,2027-04-03,2027-06-19,any,4,2400',
          'EX-1,2027-06-12,2027-09-11,sat,7,4200',
          'EX-1,2027-09-11,2027-10-11,sat,7,-4200',
          'EX-1,2027-10-11,2027-10-32,sat,7,1',
          'EX-1,2027-11-11,2027-11-01,sat,7,9:100',
          'EX-9,2027-11-11,2027-11-21,caturday,7,1.234',
        ].join('\r\n'),
      },
      [
        'seasons.csv, line 3, column from: overlaps 2027-04-03 to 2027-06-19 of line 2',
        'seasons.csv, line 4, column weekly_prices: must be above 0',
        'seasons.csv, line 5, column to: must be a day, such as 2027-06-05',
        'seasons.csv, line 6, column to: must be after 2027-11-11',
        'seasons.csv, line 6, column weekly_prices: 9 bedrooms: the villa is not let with so many',
        'seasons.csv, line 7, column changeover: must be any, or days such as sat|sun',
        'seasons.csv, line 7, column weekly_prices: must be euro a week, such as 3600, or by bedrooms, such as 3:2400|5:3600',
      ],
    ],
    [
      'a Latin-1 file',
      { 'redirects.csv': Buffer.from('from,to\n/a,/b\n/été,/summer\n', 'latin1') },
      ['redirects.csv, line 3: is not in UTF-8, but probably in Latin-1 or Windows-1252; save it as UTF-8'],
    ],
    [
      'a text named JPEG, a damaged one, and one outside of the folder',
      {
        'a.jpg': 'This is no picture.',
        'b.jpg': house.subarray(0, 20_000),
        'pictures.csv': 'villa,file,alt_en\nEX-1,a.jpg,A\nEX-1,b.jpg,B\nEX-1,../../etc/passwd,C\n',
      },
      [
        'pictures.csv, line 2, column file: a.jpg is no picture in JPEG, PNG, WebP or AVIF, but unknown',
        expect.stringMatching(/^pictures.csv, line 3, column file: b.jpg is damaged: /) as unknown as string,
        'pictures.csv, line 4, column file: ../../etc/passwd is not below the folder',
      ],
    ],
    [
      'unknown columns, cells too many, and a redirect from a page',
      { 'redirects.csv': '\uFEFFfrom;to;whither\n/contact;/x;y\n/a;/b\n/c;/c;\n' },
      [
        'redirects.csv, line 1, column whither: is unknown',
        'redirects.csv, line 2, column from: /contact is a page of the site',
        'redirects.csv, line 3: has 2 cells, but the header 3',
        'redirects.csv, line 4, column to: must be another path',
      ],
    ],
  ])('%s: tells each by file, line and column, and imports nothing', async (_, files, problems) => {
    const before = await allRows()
    const folder = await testFolder('maestrale-import-')
    for (const [name, content] of Object.entries(files)) await writeFile(join(folder, name), content)
    expect(await run(folder)).toBe(1)
    expect(printed).toEqual(problems)
    expect(warned).toEqual([`${problems.length} problems; nothing was imported.`])
    expect(await allRows()).toEqual(before)
  })

  test('JSON has lists and languages, and problems with the line of their entry', async () => {
    const folder = await testFolder('maestrale-import-')
    await writeFile(
      join(folder, 'redirects.json'),
      '[\n  { "from": "/json-old", "to": "/contact" },\n  { "from": "no path",\n    "to": "/contact" }\n]',
    )
    expect(await run(folder)).toBe(1)
    expect(printed).toEqual(['redirects.json, line 3, column from: must be a path of this site, such as /old-page'])
    await writeFile(join(folder, 'redirects.json'), '[{ "from": "/json-old", "to": "/contact" }')
    expect(await run(folder)).toBe(1)
    expect(printed.at(-1)).toMatch(/^redirects.json, line 1: /)
  })

  test('an empty folder and a missing one are told', async () => {
    expect(await run(await testFolder('maestrale-import-'))).toBe(1)
    expect(warned[0]).toMatch(/has none of the tables/)
    expect(await run('/nowhere/at/all')).toBe(1)
    expect(await runAdmin(['import'], { environment: {}, print: () => {}, warn: line => warned.push(line) })).toBe(2)
  })

  test('a failure of the database imports nothing, and leaves no file', async () => {
    const files = await originals()
    const before = await allRows()
    await db.execute(sql`alter table owner_block add constraint refused check (code is distinct from 'refused')`)
    const folder = await folderWith({
      'owner-blocks.csv': 'villa,code,from,to\nEX-2,refused,2027-05-15,2027-05-22\n',
      'villas.csv': (await linesOf('villas.csv')).replace('Spiti Elia', 'Spiti Other'),
    })
    const { default: sharp } = await import('sharp')
    const fresh = await sharp({ create: { width: 700, height: 500, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer()
    await writeFile(join(folder, 'pictures', 'spiti-elia-house.jpg'), fresh)
    expect(await run(folder)).toBe(1)
    expect(await allRows()).toEqual(before)
    expect((await originals()).toSorted()).toEqual(files.toSorted())
    await db.execute(sql`alter table owner_block drop constraint refused`)
  })

  test('ten thousand rows are read, and each problem is told', { timeout: 120_000 }, async () => {
    const folder = await testFolder('maestrale-import-')
    const rows = Array.from(
      { length: 10_000 },
      (_, i) => `/moved/${i},${i % 100 === 99 ? 'nowhere' : `/results?n=${i}`}`,
    )
    await writeFile(join(folder, 'redirects.csv'), `from,to\n${rows.join('\n')}\n`)
    expect(await run(folder)).toBe(1)
    expect(printed).toHaveLength(100)
    await writeFile(join(folder, 'redirects.csv'), `from,to\n${rows.join('\n').replaceAll(',nowhere', ',/results')}\n`)
    expect(await run(folder)).toBe(0)
    expect(printed.at(-1)).toContain('10000 redirects')
    await db.execute(sql`delete from page where path like '/moved/%'`)
  })
})
