import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { firstDamageTerms } from '#domain/booking/damage'
import { paymentSchedule } from '#domain/booking/payment-schedule'
import { priceInEuros, ratesOf, saleIn, termsOfRate } from '#domain/booking/sale'
import { firstTaxRules, type TaxRule } from '#domain/booking/tax/tax-rules'
import { rulesAt, type TaxableStay, touristTaxLines, youngBounds } from '#domain/booking/tax/tourist-tax'
import { addDays } from '#domain/calendar/day'
import { convert } from '#domain/pricing/currency'
import type { CurrencyId } from '#domain/pricing/money'
import { firstTerms as terms } from '#domain/pricing/terms'
import { a } from '#testing/builders/a'

const currencies = [
  { id: 1, code: 'EUR', name: 'Euro', sign: '€', symbol: '€', rate: 1 },
  { id: 3, code: 'USD', name: 'Dollar', sign: 'US$', symbol: '$', rate: 1.0837 },
  { id: 10, code: 'GBP', name: 'Pound', sign: '£', symbol: '£', rate: 0.8431 },
] as const
const villa = {
  tiers: [{ rooms: 4, sleeps: 8 }],
  seasons: [a.season(), a.season({ from: '2027-10-02', to: '2027-11-06', weeklyCents: [512_345] })],
  taxRules: rulesAt({ country: 'greece', regionId: 16, place: 'Kalami' }, firstTaxRules),
  damageTerms: [firstDamageTerms],
  damageDepositCents: 250_000,
}
const party = { adults: 4, children: 2, people: 6 }
const sum = (parts: readonly { cents: number }[]) => parts.reduce((all, { cents }) => all + cents, 0)

describe('a sale', () => {
  test('is the sum of its parts in every currency, to the cent, and comes back to what it was in euros', () => {
    const stay = fc
      .tuple(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 1, max: 35 }))
      .map(([late, nights]) => a.stay(addDays('2027-05-01', late), nights))
    const today = fc.integer({ min: 0, max: 400 }).map(days => addDays('2026-05-01', days))
    const currency = fc.constantFrom<CurrencyId>(1, 3, 10)
    fc.assert(
      fc.property(stay, today, currency, (stay, today, currencyId) => {
        const euros = priceInEuros(villa, { stay, ...party }, today)
        if (!euros) throw new Error('no price')
        const sale = saleIn(euros, currencyId, { currencies, terms })
        expect(sum(sale.lines)).toBe(sale.villaCents)
        // As a card converts it, which knows the sum in euros.
        const shown = { cents: sum(euros.lines) + sum(euros.taxLines), currency: 1 } as const
        expect(sale.totalCents).toBe(convert(shown, currencyId, currencies).cents)
        const { from: arrival } = stay
        expect(sum(paymentSchedule({ ...sale, arrival, today, soldOn: today, terms }))).toBe(sale.totalCents)
        expect(sum(sale.instalments)).toBe(sale.villaCents)
        for (const { cents, lines } of sale.services) expect(sum(lines)).toBe(cents)
        expect(sale.villaCents + sum(sale.services)).toBe(sale.totalCents)
        expect(sale.lines.reduce((nights, { quantity }) => nights + quantity, 0)).toBe(
          (Date.parse(stay.to) - Date.parse(stay.from)) / 86_400_000,
        )
        expect(sum(saleIn(euros, 1, { currencies, terms }).lines)).toBe(sum(euros.lines))
      }),
    )
  })

  test('is due immediately, as a deposit, if the arrival is near', () => {
    const wanted = { stay: a.stay('2027-06-05'), ...party }
    const due = (today: string) => {
      const euros = priceInEuros(villa, wanted, today)
      return euros && saleIn(euros, 1, { currencies, terms }).instalments.map(({ kind, due }) => [kind, due])
    }
    expect(due('2027-03-27')).toEqual([['deposit', '2027-03-27']])
    expect(due('2027-03-26')).toEqual([
      ['deposit', '2027-03-26'],
      ['balance', '2027-03-27'],
    ])
  })

  test('has no price for a party that the villa does not sleep', () => {
    expect(priceInEuros(villa, { stay: a.stay('2027-06-05'), ...party, people: 9 }, '2027-01-15')).toBeUndefined()
  })
})

describe('the flexible rate', () => {
  const flexible = { surcharge: { percent: 8 }, depositPercent: 20, freeDays: 45 }
  const [summer, autumn] = [a.season({ flexible }), a.season({ from: '2027-10-02', to: '2027-11-06', flexible })]
  const offered = { ...villa, seasons: [summer, autumn] }
  const june = { stay: a.stay('2027-06-05'), ...party }
  const soldOn = '2027-01-15'

  test('has its own price, deposit and lines; the tourist tax is that of the standard rate', () => {
    const euros = priceInEuros(offered, june, soldOn)
    if (!euros) throw new Error('no price')
    const [standard, dearer] = ratesOf(euros).map(ratePlan => saleIn(euros, 1, { currencies, terms, ratePlan }))
    expect(standard).toMatchObject({ ratePlan: 'standard', villaCents: 700_000, totalCents: 710_500 })
    expect(dearer).toMatchObject({
      ratePlan: 'flexible',
      villaCents: 756_000,
      totalCents: 766_500,
      lines: [{ quantity: 7, unitCents: 756_000, cents: 756_000 }],
      instalments: [
        { kind: 'deposit', cents: 151_200, due: soldOn },
        { kind: 'balance', cents: 604_800, due: '2027-03-27' },
      ],
    })
    expect(dearer?.services).toEqual(standard?.services)
    expect(termsOfRate(terms, euros, 'flexible')).toEqual({ ...terms, depositPercent: 20, freeDays: 45 })
    expect(termsOfRate(terms, euros, 'standard')).toBe(terms)
    // In France the tax is a share of the price of the nights.
    const taxRules = rulesAt({ country: 'france', regionId: 8, place: '' }, firstTaxRules)
    const corsica = { ...offered, taxRules }
    const taxed = priceInEuros(corsica, june, soldOn)
    const without = priceInEuros({ ...villa, taxRules }, june, soldOn)
    expect(taxed?.taxLines).toEqual(without?.taxLines)
  })

  test('is not asked for in vain: where it is not offered the price is the standard one', () => {
    const euros = priceInEuros(villa, june, soldOn)
    if (!euros) throw new Error('no price')
    expect(ratesOf(euros)).toEqual(['standard'])
    const asked = saleIn(euros, 1, { currencies, terms, ratePlan: 'flexible' })
    expect(asked).toEqual(saleIn(euros, 1, { currencies, terms }))
  })

  test('retains tax and waiver of its sale when a sold stay is priced again', () => {
    const [greek] = villa.taxRules
    if (!greek) throw new Error('no tax')
    const later = {
      ...villa,
      taxRules: [{ ...greek, from: '2027-02-01', rates: [] }, greek],
      damageTerms: [firstDamageTerms, { ...firstDamageTerms, from: '2027-02-01', waiverPercent: 50 }],
    }
    const asked = { ...june, soldOn: '2027-01-31' }
    const [before, kept, anew] = [
      priceInEuros(villa, june, '2027-01-31'),
      priceInEuros(later, asked, '2027-03-01'),
      priceInEuros(later, june, '2027-03-01'),
    ]
    expect([kept?.taxLines, kept?.damageWaiverCents]).toEqual([before?.taxLines, before?.damageWaiverCents])
    expect([anew?.taxLines, anew?.damageWaiverCents]).toEqual([[], villa.damageDepositCents / 2])
  })

  test('is offered until a week before its last free day; who has it already keeps it', () => {
    const on = (today: string) => priceInEuros(offered, june, today)?.flexible !== undefined
    expect([on('2027-04-14'), on('2027-04-15')]).toEqual([true, false])
    expect(priceInEuros(offered, june, '2027-05-20', 'any')?.flexible).toBeDefined()
  })

  test('is the sum of its parts in every currency, and never below the standard price', () => {
    const surcharge = fc.oneof(
      fc.record({ percent: fc.integer({ min: 0, max: 100 }) }),
      fc.record({ weeklyCents: fc.integer({ min: 0, max: 900_000 }) }),
    )
    const rate = fc.record({
      surcharge,
      depositPercent: fc.integer({ min: 1, max: 100 }),
      freeDays: fc.integer({ min: 1, max: 100 }),
    })
    const stays = fc
      .tuple(fc.integer({ min: 0, max: 150 }), fc.integer({ min: 1, max: 35 }))
      .map(([late, nights]) => a.stay(addDays('2027-05-01', late), nights))
    fc.assert(
      fc.property(rate, rate, stays, fc.constantFrom<CurrencyId>(1, 3, 10), (first, second, stay, currencyId) => {
        const seasons = [a.season({ flexible: first }), { ...autumn, weeklyCents: [512_345], flexible: second }]
        const euros = priceInEuros({ ...villa, seasons }, { stay, ...party }, soldOn, 'any')
        if (!euros?.flexible) throw new Error('no rate')
        const [standard, dearer] = ratesOf(euros).map(ratePlan =>
          saleIn(euros, currencyId, { currencies, terms, ratePlan }),
        )
        if (!standard || !dearer) throw new Error('no price')
        expect(dearer.totalCents).toBeGreaterThanOrEqual(standard.totalCents)
        expect(sum(dearer.lines)).toBe(dearer.villaCents)
        expect(sum(dearer.instalments)).toBe(dearer.villaCents)
        expect(dearer.villaCents + sum(dearer.services)).toBe(dearer.totalCents)
        const own = termsOfRate(terms, euros, 'flexible')
        const rows = paymentSchedule({ ...dearer, arrival: stay.from, today: soldOn, soldOn, terms: own })
        expect(sum(rows)).toBe(dearer.totalCents)
      }),
    )
  })
})

describe('the tourist tax', () => {
  const taxed = { stay: a.stay('2027-06-05', 14), stayCents: 1_400_000, adults: 2, children: 3, today: '2027-01-15' }
  const at = (country: string, regionId = 36, place = '') => rulesAt({ country, regionId, place }, firstTaxRules)
  const cents = (rules: readonly TaxRule[], more: Partial<TaxableStay> = {}) =>
    sum(touristTaxLines({ ...taxed, ...more }, rules))

  test('is counted by the house in Greece, by the month of each night', () => {
    expect(touristTaxLines({ ...taxed, stay: a.stay('2027-10-30', 4) }, at('greece'))).toEqual([
      { from: '2027-10-30', to: '2027-11-01', quantity: 2, unitCents: 1500, cents: 3000 },
      { from: '2027-11-01', to: '2027-11-03', quantity: 2, unitCents: 400, cents: 800 },
    ])
  })
  test('is counted by grown-ups in Italy, for so many nights, in some regions otherwise', () => {
    expect(cents(at('italy'))).toBe(2 * 7 * 250)
    expect(cents(at('italy', 1))).toBe(2 * 10 * 200)
    expect(cents(at('italy', 1), { stay: a.stay('2027-02-06', 14) })).toBe(0)
    // One of the children is twelve.
    expect(cents(at('italy'), { young: 2 })).toBe(3 * 7 * 250)
  })
  test('is a share of the price in France, up to a cap, and guests under eighteen are exempt', () => {
    const corsica = at('france', 8)
    expect(cents(corsica)).toBe(2 * 14 * 242)
    // 5.5 % of 20 euros.
    expect(cents(corsica, { stayCents: 140_000 })).toBe(2 * 14 * 110)
    expect(cents(corsica, { adults: 5, young: 5 })).toBe(3 * 14 * 242)
    // At least one guest is of age, and children are always exempt.
    expect(cents(corsica, { young: 9 })).toBe(14 * 242)
    expect(cents(corsica, { young: 0 })).toBe(2 * 14 * 242)
    expect(at('france', 8, 'Palombaggia')[0]?.source.law).toMatch('Porto-Vecchio')
  })
  test('requires ages only where they matter', () => {
    const bounds = (exemptUnder: number) => youngBounds({ per: 'person', exemptUnder }, { adults: 3, children: 2 })
    expect([10, 12, 13, 18].map(bounds)).toEqual([
      { least: 0, most: 2 },
      { least: 0, most: 2 },
      { least: 2, most: 2 },
      { least: 2, most: 4 },
    ])
    expect(youngBounds({ per: 'house' }, { adults: 3, children: 2 })).toEqual({ least: 0, most: 0 })
  })
  test('changes with its rules, but not for what was booked before', () => {
    const [greek] = at('greece')
    if (!greek) throw new Error('no rule')
    const rule = (from: string, cents: number): TaxRule => ({
      ...greek,
      from,
      country: 'spain',
      rates: [{ months: [1, 12], rate: { cents } }],
    })
    const rules = [rule('2026-01-01', 100), rule('2027-02-01', 300)]
    for (const listed of [rules, rules.toReversed()]) {
      const here = rulesAt({ country: 'spain', regionId: 1, place: '' }, listed)
      const on = (today: string) => cents(here, { today })
      expect([on('2025-12-31'), on('2027-01-31'), on('2027-02-01')]).toEqual([0, 1400, 4200])
    }
  })
})
