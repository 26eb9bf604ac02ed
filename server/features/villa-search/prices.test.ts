import { expect, test } from 'vitest'
import type { Property } from '#contract/villas/villa-search'
import { testApp } from '#testing/site/app'

const { get } = await testApp()

test.each(['des=16', 'people=8&maxprice=4000', 'des=16&from=05 Jun 2027&to=19 Jun 2027', 'month=Jul 2027'])(
  'prices are counted by the week, whatever the limits of the price: %s',
  async query => {
    const { body } = await get(`/api/core/properties/search/prices?${query}`)
    const all = await get(`/api/core/properties/search?${query.replace(/&?maxprice=\d+/, '')}&limit=10000`)
    const nights = query.includes('from') ? 14 : 7
    const weeks = all.body.properties.map((villa: Property) =>
      villa.totalPrice === null ? villa.priceFrom : ((villa.totalPrice - (villa.touristTax ?? 0)) * 7) / nights,
    )
    const steps = [...new Set<number>(weeks.map((week: number) => Math.floor(week / 500) * 500))].sort((a, b) => a - b)
    expect(body.steps.map(({ from }: { from: number }) => from)).toEqual(steps)
    for (const { from, count } of body.steps) {
      expect(count).toBe(weeks.filter((week: number) => week >= from && week < from + 500).length)
    }
  },
)

test('an invalid search is rejected with its field', async () => {
  const { status, body } = await get('/api/core/properties/search/prices?rooms=four')
  expect(status).toBe(422)
  expect(body.errors).toMatchObject([{ field: 'query.rooms' }])
})
