import { expect, test } from 'vitest'
import { fuzzyFilter, fuzzyScore } from '#domain/text/fuzzy-match'

test.each([
  ['cor', 'Corfu', 3],
  ['CÔRFU', 'Corfu', 3],
  ['noto', 'Val di Noto', 2],
  ['noto val', 'Val di Noto', 2],
  ['cofru', 'Corfu', 1],
  ['korfu', 'Corfu', 1],
  ['corfuu', 'Corfu', 1],
  ['taormna', 'Etna and Taormina', 1],
  ['peloponese', 'The Peloponnese', 1],
  ['plopones', 'The Peloponnese', 1],
  ['xyz', 'Corfu', 0],
  ['co', 'Crete', 0],
  ['kos', 'Corfu', 0],
  ['', 'Corfu', 0],
  ['  ,', 'Corfu', 0],
])('"%s" fits %s by %i', (typed, name, fit) => {
  expect(fuzzyScore(typed, name)).toBe(fit)
})

test('names that begin with the text come before those that contain it', () => {
  const names = ['Val di Noto', 'Crete', 'Noto Marina'].map(name => ({ name }))
  expect(fuzzyFilter('noto', names).map(({ name }) => name)).toEqual(['Noto Marina', 'Val di Noto'])
})

test('long nonsense is answered quickly', () => {
  expect(fuzzyScore('a'.repeat(5000), 'a'.repeat(40))).toBe(0)
})
