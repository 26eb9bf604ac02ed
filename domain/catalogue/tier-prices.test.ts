import { expect, test } from 'vitest'
import { droppedTiers, priceSources } from './tier-prices.ts'

const tiers = (...rooms: number[]) => rooms.map(each => ({ rooms: each, sleeps: each * 2 }))

test('the price of the whole villa stays with the whole villa, others follow their number of bedrooms', () => {
  expect(priceSources(tiers(5), tiers(6))).toEqual([0])
  expect(priceSources(tiers(3, 5), tiers(2, 3, 5))).toEqual([null, 0, 1])
  expect(priceSources(tiers(3, 5), tiers(5))).toEqual([1])
  expect(priceSources(tiers(5), tiers(3, 5))).toEqual([null, 0])
})

test('tiers that have prices and would be lost are named', () => {
  expect(droppedTiers(tiers(2, 3, 5), tiers(3, 5), () => true)).toEqual([2])
  expect(droppedTiers(tiers(2, 3, 5), tiers(3, 5), () => false)).toEqual([])
  expect(droppedTiers(tiers(3, 5), tiers(4), () => true)).toEqual([3])
})
