import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { languages } from '#domain/language'
import { testApp } from '#testing/app'
import { makeFactSheet } from './make-fact-sheet.ts'

const { context, catalogue } = await testApp({ environment: { PUBLIC_URL: 'https://villas.example' } })
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

test('its typefaces travel with it', async () => {
  const text = readable(await makeFactSheet(context, villaOf(1), 'en'))
  const fonts = text.match(/\/BaseFont \/\S+/g) ?? []
  expect(fonts.length).toBeGreaterThan(0)
  expect(fonts.filter(font => !/\+(CormorantGaramond|Figtree)/.test(font))).toEqual([])
  expect(text).toContain('/FontFile')
})

test('every villa of the catalogue finds room on its sheet', async () => {
  for (const villa of catalogue.villas.values()) {
    const text = readable(await makeFactSheet({ ...context, store: noPictures }, villa, 'de'))
    expect(Number(/\/Count (\d+)/.exec(text)?.[1]), villa.row.name).toBeLessThanOrEqual(3)
  }
})

/** One picture for all of them: it is the words whose room is asked about. */
const drawn = await context.documents().then(() => makeFirst())
async function makeFirst() {
  const { pictureBytes } = await import('#server/features/media/public')
  return Buffer.from(await pictureBytes(context, villaOf(1).row.thumb, 68, 'jpg'))
}
const noPictures = { ...context.store, find: async () => drawn }
