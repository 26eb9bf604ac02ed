import { inflateSync } from 'node:zlib'
import { eq } from 'drizzle-orm'
import { expect, test } from 'vitest'
import * as tables from '#database/tables'
import { type Language, languages } from '#domain/language'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import { picturesOf } from '#server/features/media/public'
import { testApp } from '#testing/app'
import { makeFactSheet } from './make-fact-sheet.ts'

const { app, context, catalogue, db } = await testApp({ environment: { PUBLIC_URL: 'https://villas.example' } })
const villaOf = (id: number) => {
  const villa = catalogue.villas.get(id)
  if (!villa) throw new Error(`no villa ${id}`)
  return villa
}

/** A PDF's objects as text, with what is packed unpacked. */
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

test.each(languages)('a fact sheet in %s is tagged, titled and in its language', async language => {
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

test('it tells what the price holds and what is paid apart, where the house tells it', async () => {
  const headings = async () =>
    readable(await makeFactSheet(context, villaOf(2), 'en')).match(/\/S \/H[23]\b/g)?.length ?? 0
  const told = await headings()
  const tell = (facts: Partial<typeof tables.villa.$inferInsert>) =>
    db.update(tables.villa).set(facts).where(eq(tables.villa.id, 2))
  await tell({ extras: [] })
  expect(await headings()).toBe(told - 1)
  await tell({ included: [] })
  // Its heading has gone with it.
  expect(await headings()).toBe(told - 3)
})

test('its typefaces travel with it', async () => {
  const text = readable(await makeFactSheet(context, villaOf(1), 'en'))
  const fonts = text.match(/\/BaseFont \/\S+/g) ?? []
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter(font => !/\+(CormorantGaramond|Figtree)/.test(font))).toEqual([])
  expect(text).toContain('/FontFile')
})

// One small picture for all of them: it is the words whose room is asked about.
const small = Buffer.from(
  await picturesOf(context).find({ ...villaOf(1).row.thumb, width: 68, format: 'jpg' }, { address: 'test' }),
)
const store = { ...context.store, find: async () => small }
const pagesOf = async (villa: CatalogueVilla, language: Language) =>
  readable(await makeFactSheet({ ...context, store }, villa, language)).match(/\/Type \/Page\b(?!s)/g)?.length

test('a sheet is one leaf, however long the words of a language are: three changeover days, eight seasons', async () => {
  const long = [...catalogue.villas.values()].filter(
    ({ row, search }) => row.bedrooms <= 2 && search.tiers.length === 1,
  )
  expect(long.length).toBeGreaterThan(2)
  for (const villa of long) expect(await pagesOf(villa, 'de'), villa.row.name).toBe(2)
})

test('the villas with the most to tell find room on their sheets', async () => {
  const told = ({ row, search }: CatalogueVilla) => row.bedrooms + row.amenityIds.length + search.tiers.length
  const most = [...catalogue.villas.values()].toSorted((a, b) => told(b) - told(a)).slice(0, 5)
  for (const villa of most) {
    expect(await pagesOf(villa, 'de'), villa.row.name).toBeLessThanOrEqual(3)
  }
})

test('the fact sheet is a file of the villa’s name, which those who may not see the villa do not get', async () => {
  const reply = await app.inject({ url: '/api/core/properties/1/factsheet/lang/fr' })
  expect(reply.statusCode).toBe(200)
  expect(reply.headers).toMatchObject({ 'content-type': 'application/pdf', 'cache-control': 'private, no-cache' })
  expect(reply.headers['content-disposition']).toContain('.pdf')
  expect(reply.rawPayload.subarray(0, 5).toString()).toBe('%PDF-')
  expect((await app.inject({ url: '/api/core/properties/99999/factsheet/lang/fr' })).statusCode).toBe(404)
})
