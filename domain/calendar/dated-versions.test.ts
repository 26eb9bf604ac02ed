import fc from 'fast-check'
import { expect, test } from 'vitest'
import { type Dated, nextVersion, versionOn } from '#domain/calendar/dated-versions'
import { addDays } from '#domain/calendar/day'

const first = '2000-01-01'
const day = fc.integer({ min: 0, max: 12_000 }).map(days => addDays(first, days))
const versions = fc
  .uniqueArray(day, { minLength: 0, maxLength: 8 })
  .map((later): Dated[] => [...new Set([first, ...later])].map(from => ({ from })))

test('every day from the first version on has one, the latest that has begun', () => {
  fc.assert(
    fc.property(versions, day, (all, on) => {
      const inForce = versionOn(on, all)
      expect(inForce).toBeDefined()
      expect(all.some(({ from }) => from <= on && from > (inForce?.from ?? ''))).toBe(false)
    }),
  )
})

test('it applies until the day before the next one, whatever their order', () => {
  fc.assert(
    fc.property(versions, day, (all, on) => {
      const next = nextVersion(on, all)
      const reversed = all.toReversed()
      expect(versionOn(on, reversed)).toEqual(versionOn(on, all))
      expect(next === undefined).toBe(all.every(({ from }) => from <= on))
      if (!next) return
      expect(versionOn(addDays(next.from, -1), all)).toEqual(versionOn(on, all))
      expect(versionOn(next.from, all)).toBe(next)
    }),
  )
})

test('there is none before the first', () => {
  expect(versionOn('1999-12-31', [{ from: first }])).toBeUndefined()
  expect(nextVersion('1999-12-31', [{ from: first }])).toEqual({ from: first })
})
