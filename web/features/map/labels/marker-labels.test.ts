import { expect, test } from 'vitest'
import { nonOverlappingLabels } from './marker-labels'

const marker = (key: string, x: number, y: number, caption?: string) => ({ key, x, y, width: 40, caption })
const shown = (...markers: ReturnType<typeof marker>[]) => [...nonOverlappingLabels(markers)]

test('a name stands below its marker', () => {
  expect(shown(marker('a', 0, 0, 'Corfu'), marker('b', 0, 80, 'Paxos'))).toEqual(['a', 'b'])
})

test('a marker without a name shows none', () => {
  expect(shown(marker('a', 0, 0))).toEqual([])
})

test('a name that would cover a marker is omitted', () => {
  expect(shown(marker('a', 0, 0, 'Corfu'), marker('b', 0, 45))).toEqual([])
  expect(shown(marker('b', 0, 45), marker('a', 0, 0, 'Corfu'))).toEqual([])
})

test('of overlapping names the first is shown', () => {
  expect(shown(marker('a', 0, 0, 'The Cyclades'), marker('b', 60, 0, 'The Dodecanese'))).toEqual(['a'])
})
