import { describe, expect, test } from 'vitest'
import { languages } from '#domain/text/language'
import { type HoldEmailData, holdEmail, holdEvents } from './hold-email.tsx'

const data: Omit<HoldEmailData, 'told' | 'language'> = {
  sender: {
    site: 'https://villas.example',
    company: { name: 'Villas', registration: '1', offices: ['1 Quay'] },
    office: { phone: '+44 20 7946 0000', email: 'office@villas.example' },
  },
  recipient: 'ada@example.com',
  villa: 'Villa Calypso',
  stay: { from: '2027-06-05', to: '2027-06-12' },
  address: 'https://villas.example/secure/bookings',
  reference: '',
  account: '',
  amount: 100,
  currency: 'EUR',
  message: '',
  time: '',
  waiver: 50,
  until: Date.UTC(2027, 0, 1),
  timezone: 'Europe/Athens',
  due: '2027-03-27',
  filed: false,
  manager: undefined,
}

describe.each(languages)('in %s', language => {
  test('each event has a text of its own, and none has that of a waiting list', async () => {
    const letters = await Promise.all(holdEvents.map(told => holdEmail({ ...data, language, told })))
    const paragraphs = letters.map(({ html }) => /<\/h1>.*?<p[^>]*>(.*?)<\/p>/s.exec(html)?.[1])
    expect(paragraphs).not.toContain(undefined)
    expect(new Set(paragraphs).size).toBe(holdEvents.length)
  })
})
