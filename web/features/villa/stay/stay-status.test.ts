import { describe, expect, test } from 'vitest'
import { availability } from '#domain/availability/availability'
import { villaCalendar } from '#domain/availability/calendar'
import { type DateSelection, emptySelection, selectionFromStay } from '#domain/availability/date-selection'
import { firstTaxRules } from '#domain/booking/tax/tax-rules'
import { rulesAt } from '#domain/booking/tax/tourist-tax'
import type { Season } from '#domain/pricing/season'
import { noGuests, parseGuests } from '#domain/villas/guests'
import { evaluateStay, type StayInput } from './stay-status'

const today = '2027-01-10'
const season: Season = {
  from: '2027-04-01',
  to: '2027-06-20',
  changeover: [6],
  minimumNights: 7,
  bookable: 'online',
  weeklyCents: [500_000, 714_000],
}
const seasons: Season[] = [
  season,
  { ...season, from: '2027-06-20', to: '2027-09-01', weeklyCents: [null, 798_000] },
  { ...season, from: '2027-09-01', to: '2027-11-01', bookable: 'on-request' },
]
const tiers = [
  { rooms: 3, sleeps: 6 },
  { rooms: 4, sleeps: 8 },
]
const published = { from: today, to: '2027-12-31', today, now: 0 }
const calendar = villaCalendar(availability({ seasons, occupancies: [], ...published }), { today, seasons })
const terms = { depositPercent: 30, balanceDays: 70, freeCancellationHours: 24 }
const currencies = [
  { id: 1, code: 'EUR', name: 'Euro', sign: '€', symbol: '€', rate: 1 },
  { id: 10, code: 'GBP', name: 'Pound', sign: '£', symbol: '£', rate: 0.8431 },
] as const
const taxRules = rulesAt({ country: 'greece', regionId: 16, place: 'Kalami' }, firstTaxRules)
const nobody: StayInput = {
  selection: emptySelection,
  guests: noGuests,
  rooms: 0,
  ratePlan: 'standard',
  seasons,
  tiers,
  taxRules,
  currencyId: 1,
  currencies,
  calendar,
  terms,
  today,
}
const ask = (selection: DateSelection, changed: Partial<StayInput> = {}) =>
  evaluateStay({ ...nobody, selection, ...changed })
const people = (adults: number) => ({ guests: parseGuests({ adults }) })
const june = selectionFromStay({ from: '2027-06-12', to: '2027-06-26' })

describe('availability of a villa', () => {
  test('without dates: none yet', () => {
    expect(ask(emptySelection)).toEqual({ kind: 'no-days' })
  })

  test('for an arrival alone: the minimum stay', () => {
    expect(ask({ start: '2027-06-12', complete: false })).toEqual({ kind: 'arrival', minimumNights: 7 })
  })

  test('for a stay: its price line by line, with the payment schedule', () => {
    const answer = ask(june)
    expect(answer).toMatchObject({
      kind: 'free',
      nights: 14,
      price: { sale: { totalCents: 1_521_000 }, tier: tiers[1] },
    })
    if (answer.kind !== 'free') return
    expect(answer.price.sale.lines.map(({ quantity, cents }) => [quantity, cents])).toEqual([
      [8, 816_000],
      [6, 684_000],
    ])
    expect(answer.price.schedule).toMatchObject([
      { kind: 'deposit', cents: 450_000, due: today },
      { kind: 'balance', cents: 1_050_000, due: '2027-04-03' },
      { kind: 'tourist-tax', cents: 21_000, due: '2027-04-03' },
    ])
    // In pounds the total is converted once.
    expect(ask(june, { currencyId: 10 })).toMatchObject({ price: { sale: { totalCents: 1_282_355 } } })
  })

  test("for a stay: the payment schedule by the server's terms", () => {
    const answer = ask(june, { terms: { depositPercent: 50, balanceDays: 30, freeCancellationHours: 24 } })
    expect(answer).toMatchObject({
      price: {
        depositPercent: 50,
        schedule: [
          { cents: 750_000, due: today },
          { cents: 750_000, due: '2027-05-13' },
          { cents: 21_000, due: '2027-05-13' },
        ],
      },
    })
  })

  test('for a stay with two rates: both prices, and that of the chosen rate', () => {
    const flexible = { surcharge: { percent: 10 }, depositPercent: 20, freeDays: 45 }
    const asked = { seasons: seasons.map(one => ({ ...one, flexible })) }
    const answer = ask(june, { ...asked, ratePlan: 'flexible' })
    if (answer.kind !== 'free') throw new Error('not free')
    expect(answer.rates.map(({ sale }) => [sale.ratePlan, sale.totalCents])).toEqual([
      ['standard', 1_521_000],
      ['flexible', 1_671_000],
    ])
    expect(answer.price).toMatchObject({
      depositPercent: 20,
      schedule: [{ cents: 330_000 }, { cents: 1_320_000 }, { kind: 'tourist-tax', cents: 21_000 }],
      cancellation: { freeHours: null, freeThrough: '2027-04-28', depositKeptThrough: null },
    })
    expect(ask(june, asked)).toMatchObject({ price: { sale: { ratePlan: 'standard' } } })
    expect(ask(june, { ratePlan: 'flexible' })).toMatchObject({
      price: { sale: { ratePlan: 'standard' } },
      rates: [{}],
    })
  })

  test('for a small party: the price of the fewest bedrooms in which it sleeps', () => {
    expect(ask(selectionFromStay({ from: '2027-05-01', to: '2027-05-08' }), people(5))).toMatchObject({
      price: { sale: { totalCents: 510_500 }, tier: tiers[0] },
    })
  })

  test.each([people(9), { rooms: 5 }])('for too large a party: how many it sleeps (%o)', asked => {
    expect(ask(june, asked)).toEqual({ kind: 'too-large', sleeps: 8 })
  })

  test('for nights on request: the request, with their price', () => {
    const stay = selectionFromStay({ from: '2027-09-04', to: '2027-09-11' })
    expect(ask(stay)).toMatchObject({ kind: 'ask', nights: 7, price: { sale: { villaCents: 714_000 } } })
  })

  test('for nights without a price: the request', () => {
    const stay = selectionFromStay({ from: '2027-10-30', to: '2027-11-06' })
    expect(ask(stay)).toEqual({ kind: 'ask', nights: 7, price: undefined })
  })
})
