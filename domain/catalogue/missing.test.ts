import { expect, test } from 'vitest'
import { findMissing, type Missing } from './missing.ts'
import type { VillaRecord } from './villa-record.ts'

const text = { en: 'Words', fr: 'Mots', de: 'Worte' }
const complete: VillaRecord = {
  name: 'Kalami House',
  slug: 'kalami-house',
  path: '/greece/corfu/villas/kalami-house',
  regionId: 16,
  subRegionId: null,
  place: 'Kalami',
  lat: 39.7,
  lng: 19.9,
  bedrooms: 2,
  sleeps: 4,
  bathrooms: 1,
  tiers: [{ rooms: 2, sleeps: 4 }],
  exquisite: false,
  registrationNumber: '00001234567',
  rooms: [
    { kind: 'double', floor: 'first' },
    { kind: 'twin', floor: 'ground' },
  ],
  amenityIds: [1],
  tagline: text,
  story: text,
  location: text,
  included: [text],
  extras: [],
  houseRules: [],
  arrivalFrom: null,
  departureBy: null,
  damageDepositCents: null,
  hideForItaly: false,
  hideForGreece: false,
  nearby: [],
  live: false,
  archived: false,
}
const around = { country: 'greece', isTaxKnown: true, pictures: 3, hasPrice: true }
const missing = (villa: Partial<VillaRecord>, other: Partial<typeof around> = {}): Missing[] =>
  findMissing({ ...complete, ...villa }, { ...around, ...other })

test('a complete villa lacks nothing', () => {
  expect(missing({})).toEqual([])
})

test('each thing that it lacks is named', () => {
  expect(missing({ registrationNumber: '12' })).toEqual([{ kind: 'registration-number' }])
  expect(missing({}, { isTaxKnown: false })).toEqual([{ kind: 'tax-place' }])
  expect(missing({ tiers: [{ rooms: 1, sleeps: 2 }] })).toEqual([{ kind: 'tiers' }])
  expect(missing({ rooms: [] })).toEqual([{ kind: 'rooms' }])
  expect(missing({ amenityIds: [] })).toEqual([{ kind: 'amenities' }])
  expect(missing({}, { pictures: 0 })).toEqual([{ kind: 'pictures' }])
  expect(missing({}, { hasPrice: false })).toEqual([{ kind: 'prices' }])
})

test('texts and lines name the languages in which they are missing', () => {
  expect(missing({ tagline: { en: 'Words', fr: ' ' } })).toEqual([{ kind: 'tagline', languages: ['fr', 'de'] }])
  expect(missing({ included: [text, { en: 'Linen', de: 'Wäsche' }] })).toEqual([
    { kind: 'included', languages: ['fr'] },
  ])
  expect(missing({ nearby: [{ kind: 'beach', name: { en: 'Beach' }, minutes: 5, by: 'foot' }] })).toEqual([
    { kind: 'nearby', languages: ['fr', 'de'] },
  ])
})
