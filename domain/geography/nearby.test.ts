import { expect, test } from 'vitest'
import { selectNearbyFacts } from '#domain/geography/nearby'

test('places are ordered by kind, walking distance first, then the nearest', () => {
  const told = selectNearbyFacts([
    { kind: 'airport', minutes: 35, by: 'car' },
    { kind: 'beach', minutes: 3, by: 'car' },
    { kind: 'beach', minutes: 20, by: 'foot' },
    { kind: 'beach', minutes: 12, by: 'foot' },
  ])
  expect(told.map(({ kind, minutes }) => `${kind} ${minutes}`)).toEqual([
    'beach 12',
    'beach 20',
    'beach 3',
    'airport 35',
  ])
})

test('nothing beyond an hour is near, but one arrives through airports and ports however far they are', () => {
  const told = selectNearbyFacts([
    { kind: 'beach', minutes: 61, by: 'car' },
    { kind: 'sight', minutes: 60, by: 'car' },
    { kind: 'port', minutes: 120, by: 'car' },
    { kind: 'airport', minutes: 210, by: 'car' },
  ])
  expect(told.map(({ kind }) => kind)).toEqual(['sight', 'port', 'airport'])
})
