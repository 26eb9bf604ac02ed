import { describe, expect, test } from 'vitest'
import { marksOf } from './search-site.ts'
import { type IndexedText, isFuzzyPrefix, TextIndex } from './text-index.ts'
import { queryTokens } from './tokenizer.ts'

const villa = (name: string, where = '', about = '') => ({ id: name, name, also: [], where: [where], about: [about] })

function indexOf(...texts: IndexedText[]) {
  const index = new TextIndex()
  for (const text of texts) index.put(text)
  return (typed: string) => Array.from(index.search(typed), ({ id }) => id)
}

const find = indexOf(
  villa('Kalami House', 'Kalami, Corfu Korfu Κέρκυρα', 'private pool'),
  villa('Mas Évangelia', 'Provence', 'private pool, walk to Corfu Street'),
  villa('Corfu House', 'Paxos', 'tennis'),
  villa('Villa Hespéria', 'Côte d’Azur', 'sea view'),
  villa('Straßenhaus', 'Antiparos', 'sea view'),
)

describe('words are found', () => {
  test.each([
    ['kala', 'Kalami House'],
    ['evangelia', 'Mas Évangelia'],
    ['ÉVANGELIA', 'Mas Évangelia'],
    ['strassen', 'Straßenhaus'],
    ['κερκυρα', 'Kalami House'],
    ['cote dazur', 'Villa Hespéria'],
    ['hesperia on the côte d’azur', 'Villa Hespéria'],
  ])('by their beginning, without accents or case: %s', (typed, name) => {
    expect(find(typed)[0]).toBe(name)
  })

  test.each([
    ['kalmai hous', 'Kalami House'],
    ['hesparia', 'Villa Hespéria'],
    ['antiparso', 'Straßenhaus'],
    ['kalima', 'Kalami House'],
    ['hespir', 'Villa Hespéria'],
  ])('with a typing error: %s', (typed, name) => {
    expect(find(typed)[0]).toBe(name)
  })

  test('in the name before the place, in the place before descriptions', () => {
    expect(find('corfu')).toEqual(['Corfu House', 'Kalami House', 'Mas Évangelia'])
  })

  test('all of them, where something has all', () => {
    expect(find('corfu tennis')).toEqual(['Corfu House'])
  })

  test('or some of them, where nothing has all', () => {
    expect(find('provence tennis').toSorted()).toEqual(['Corfu House', 'Mas Évangelia'])
  })

  test.each(['qwertzuiop', '??', '—', '  ', '(', '*'])('nothing is found for %s', typed => {
    expect(find(typed)).toEqual([])
  })
})

test.each([
  ['trulli', 'trulo', true],
  ['trulli', 'trlul', true],
  ['trulli', 'trlli', true],
  ['trulli', 'truuli', true],
  ['trulli', 'truffl', false],
  ['trulli', 'corfu', false],
  ['trulli', 'tlurl', false],
])('of %s, the beginning %s is near enough: %s', (word, typed, near) => {
  expect(isFuzzyPrefix(word, typed)).toBe(near)
})

test('typing errors are tolerated only where few results match exactly', () => {
  const paros = indexOf(...['a', 'b', 'c'].map(name => villa(`Paros ${name}`)), villa('Patos'))
  expect(paros('paros')).not.toContain('Patos')
  expect(indexOf(villa('Paros'), villa('Patos'))('paros')).toEqual(['Paros', 'Patos'])
})

test('equal fits have equal scores, and near matches lower ones', () => {
  const index = new TextIndex()
  for (const id of ['a', 'b']) index.put({ ...villa('Paros'), id })
  index.put(villa('Patos'))
  const [a, b, near] = Array.from(index.search('paros'), ({ fit }) => fit)
  expect(a).toBe(b)
  expect(near).toBeLessThan(b ?? 0)
})

test('replaced or removed texts are no longer found', () => {
  const index = new TextIndex()
  index.put(villa('Kalami House'))
  index.put({ ...villa('Lemon House'), id: 'Kalami House' })
  expect([...index.search('kalami')]).toEqual([])
  expect([...index.search('lemon')]).toHaveLength(1)
  index.remove('Kalami House')
  expect([...index.search('lemon')]).toEqual([])
})

test.each<[string, string, string[], [number, number][]]>([
  ['Kalami House', 'kal', ['kalami'], [[0, 3]]],
  ['Mas Évangelia', 'evang', ['evangelia'], [[4, 9]]],
  [
    'Kalami House',
    'kalmai hou',
    ['kalami', 'house'],
    [
      [0, 6],
      [7, 10],
    ],
  ],
  ['Straßenhaus', 'strass', ['strassenhaus'], [[0, 11]]],
  ['Kalami House', 'corfu', ['corfu'], []],
])('of %s, for %s, the intended word is marked', (name, typed, found, marks) => {
  expect(marksOf(name, found, queryTokens(typed))).toEqual(marks)
})
