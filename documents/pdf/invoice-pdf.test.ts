import { inflateSync } from 'node:zlib'
import { expect, test } from 'vitest'
import { type InvoicePdfData, invoicePdf } from './invoice-pdf.ts'

const data: InvoicePdfData = {
  sender: {
    site: 'https://maestrale.example',
    company: { name: 'Maestrale', registration: '', offices: ['12 Cleveland Row, London'] },
    office: { phone: '+44 20 7946 0321', email: 'office@maestrale.example' },
  },
  language: 'en',
  kind: 'invoice',
  by: 'card',
  number: '2026-00002',
  issuedOn: '2026-11-23',
  of: '',
  name: 'Ελένη Żółć Παπαδοπούλου',
  buyer: 'Вилла Мария ООД',
  vatNumber: '',
  address: '1 Quay\n49100 Corfu\nGreece',
  stayTotal: 5905,
  left: 3805,
  seller: { address: '12 Cleveland Row, London', vatNumber: 'GB123456789', country: 'gb' },
  bookingReference: '0123456789AB',
  villa: 'Villa Calypso',
  stay: { from: '2027-06-05', to: '2027-06-12' },
  part: 'deposit',
  amount: 2100,
  currency: 'EUR',
}

/** The characters that programs can extract from a PDF, per font, by its ToUnicode maps. */
function readable(paper: Uint8Array): Set<string>[] {
  const file = Buffer.from(paper).toString('latin1')
  const streams = [...file.matchAll(/stream\r?\n([\s\S]*?)\r?\nendstream/g)].flatMap(([, bytes = '']) => {
    try {
      return inflateSync(Buffer.from(bytes, 'latin1')).toString('latin1')
    } catch {
      return []
    }
  })
  const maps = streams.filter(text => text.includes('begincmap'))
  const letters = (map: string) =>
    [...map.matchAll(/[<\s]([0-9a-f]{4})>/g)].map(([, code = '']) => String.fromCharCode(Number.parseInt(code, 16)))
  return maps.map(map => new Set(letters(map)))
}

test('an invoice prints Greek, Cyrillic and Polish names as extractable text', async () => {
  const characters = readable(await invoicePdf(data)).flatMap(font => [...font])
  for (const letter of `${data.name}${data.buyer}`.replaceAll(' ', '')) expect(characters).toContain(letter)
})

test('a letter with an accent does not change the text of the letter without it', async () => {
  const fonts = readable(await invoicePdf({ ...data, name: 'Thị Ελένη', buyer: 'Nikita Ελλάς' }))
  const standIn = fonts.find(font => font.has('Ε'))
  expect([...(standIn ?? [])]).toEqual(expect.arrayContaining(['i', 'ị']))
})
