import fc from 'fast-check'
import { expect, test } from 'vitest'
import { runInSlices, runToCompletion, sortInSlices } from '#domain/search/engine/slices'

const places = fc.integer({ min: 0, max: 9000 })

test('sliced sorting equals toSorted, and is stable', () => {
  fc.assert(
    fc.property(places, fc.integer({ min: 1, max: 50 }), fc.integer(), (length, kinds, seed) => {
      const items = Array.from({ length }, (_, at) => ({ at, key: Math.abs((at * 7919 + seed) % kinds) }))
      const by = (a: { key: number }, b: { key: number }) => a.key - b.key
      expect(runToCompletion(sortInSlices(items, by))).toEqual(items.toSorted(by))
    }),
    { numRuns: 30 },
  )
})

test('others have their turn after each slice', async () => {
  let turns = 0
  const work = function* () {
    yield
    yield
    return 'done'
  }
  const result = await runInSlices(work(), async () => {
    turns++
  })
  expect([result, turns]).toEqual(['done', 2])
})
