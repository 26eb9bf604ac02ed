import fc from 'fast-check'
import { expect, test } from 'vitest'
import { chooseAlternatives } from '#domain/booking/alternatives'

const couple = { cents: 580_000, people: 2 }
const villa = (name: string, euros: number, { sleeps = 4, isElsewhere = false } = {}) => ({
  name,
  cents: euros * 100,
  sleeps,
  isElsewhere,
})
const namesOf = (found: ReturnType<typeof villa>[], request: { cents: number | undefined; people: number } = couple) =>
  chooseAlternatives(found, request, 3).map(({ name }) => name)

test('a couple with €5,800 is offered nothing for €30,500, though it lies in the same region', () => {
  const found = [villa('Agrampeli', 30_500, { sleeps: 14 }), villa('elsewhere', 6000, { isElsewhere: true })]
  expect(namesOf(found)).toEqual(['elsewhere'])
})

test('similar prices come first, then the fit to the party, then the distance', () => {
  expect(namesOf([villa('dear', 8200), villa('alike', 5900), villa('cheap', 3500)])).toEqual(['alike', 'dear', 'cheap'])
  expect(namesOf([villa('large', 5800, { sleeps: 10 }), villa('small', 5800)])).toEqual(['small', 'large'])
  expect(namesOf([villa('far', 5800, { isElsewhere: true }), villa('near', 5900)])).toEqual(['near', 'far'])
})

test('for a stay without a price the cheaper of two alike comes first', () => {
  expect(namesOf([villa('dear', 9000), villa('cheap', 3000)], { cents: undefined, people: 2 })).toEqual([
    'cheap',
    'dear',
  ])
})

test('nothing is offered beyond the bounds of the price, or twice', () => {
  const alternative = fc.record({ cents: fc.nat(), sleeps: fc.integer({ min: 1, max: 30 }), isElsewhere: fc.boolean() })
  fc.assert(
    fc.property(fc.array(alternative), fc.integer({ min: 1, max: 5_000_000 }), (found, cents) => {
      const chosen = chooseAlternatives(found, { cents, people: 2 }, 3)
      expect(chosen.length).toBeLessThanOrEqual(3)
      expect(new Set(chosen).size).toBe(chosen.length)
      for (const one of chosen) expect(one.cents / cents).toBeLessThanOrEqual(1.5)
    }),
  )
})
