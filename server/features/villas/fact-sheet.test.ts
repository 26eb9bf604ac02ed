import { inflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { type Language, languages } from '#domain/text/language'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import { picturesOf } from '#server/features/media/public'
import { testApp } from '#testing/site/app'
import { cases } from '#testing/soak'
import { makeFactSheet } from './make-fact-sheet.ts'

const { app, context, catalogue, db } = await testApp({ environment: { PUBLIC_URL: 'https://villas.example' } })
const villaOf = (id: number) => {
  const villa = catalogue.villas.get(id)
  if (!villa) throw new Error(`no villa ${id}`)
  return villa
}

/** The objects of a PDF as text, with compressed streams inflated. */
function readable(pdf: Uint8Array): string {
  const text = Buffer.from(pdf).toString('latin1')
  const packed = [...text.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].map(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    } catch {
      return ''
    }
  })
  return text + packed.join('\n')
}

test.each(cases(languages, 1))('a fact sheet in %s is tagged, titled and in its language', async language => {
  const text = readable(await makeFactSheet(context, villaOf(1), language))
  expect(text).toMatch(/^%PDF-1\.7/)
  expect(text).toContain('/Marked true')
  expect(text).toContain(`/Lang (${language})`)
  expect(text).toContain('pdfuaid:part')
  expect(text).toContain('/DisplayDocTitle true')
  for (const type of ['H1', 'H2', 'H3', 'P', 'Figure', 'Table', 'TH', 'TD', 'Link'])
    expect(text).toMatch(new RegExp(`/S /${type}\\b`))
  expect(text.match(/\/Alt /g)?.length).toBeGreaterThanOrEqual(2)
  expect(text).toContain(`https://villas.example${language === 'en' ? '' : `/${language}`}${villaOf(1).row.path}`)
})

test('it lists what the price includes and what is extra, where the villa has such texts', async () => {
  const headings = async () =>
    readable(await makeFactSheet(context, villaOf(2), 'en')).match(/\/S \/H[23]\b/g)?.length ?? 0
  const told = await headings()
  const tell = (facts: Partial<typeof tables.villa.$inferInsert>) =>
    db.update(tables.villa).set(facts).where(eq(tables.villa.id, 2))
  await tell({ extras: [] })
  expect(await headings()).toBe(told - 1)
  await tell({ included: [] })
  // The heading of an empty section is left out.
  expect(await headings()).toBe(told - 3)
})

test('its fonts are embedded', async () => {
  const text = readable(await makeFactSheet(context, villaOf(1), 'en'))
  const fonts = text.match(/\/BaseFont \/\S+/g) ?? []
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter(font => !/\+(CormorantGaramond|Figtree)/.test(font))).toEqual([])
  expect(text).toContain('/FontFile')
})

// One small picture for all: the test measures the space for text.
const small = Buffer.from(
  await picturesOf(context).find({ ...villaOf(1).row.thumb, width: 68, format: 'jpg' }, { address: 'test' }),
)
const store = { ...context.store, find: async () => small }
const pagesOf = async (villa: CatalogueVilla, language: Language) =>
  readable(await makeFactSheet({ ...context, store }, villa, language)).match(/\/Type \/Page\b(?!s)/g)?.length

test('a sheet is one page, however long a language is: three changeover days, eight seasons', async () => {
  const long = [...catalogue.villas.values()].filter(
    ({ row, search }) => row.bedrooms <= 2 && search.tiers.length === 1,
  )
  expect(long.length).toBeGreaterThan(2)
  for (const villa of long) expect(await pagesOf(villa, 'de'), villa.row.name).toBe(2)
})

test('the villas with the longest texts fit on their sheets', async () => {
  const told = ({ row, search }: CatalogueVilla) => row.bedrooms + row.amenityIds.length + search.tiers.length
  const most = [...catalogue.villas.values()].toSorted((a, b) => told(b) - told(a)).slice(0, 5)
  for (const villa of most) {
    expect(await pagesOf(villa, 'de'), villa.row.name).toBeLessThanOrEqual(3)
  }
})

test('the fact sheet is a file with the villa’s name, not found by visitors who cannot see the villa', async () => {
  const reply = await app.inject({ url: '/api/core/properties/1/factsheet/lang/fr' })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-cache' })
  expect(reply.headers['content-disposition']).toContain('.pdf')
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await app.inject({ url: '/api/core/properties/99999/factsheet/lang/fr' })).statusCode).toBe(404)
})
