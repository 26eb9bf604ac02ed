import { expect, test } from 'vitest'
import { regions } from '../catalogue.ts'
import { placeName } from './place-names.ts'

const names = regions.flatMap(({ places }) => places.map(({ name }) => name))
const english = /\b(Airport|Port of|harbour|quay|pier|Beach|Bay|Lake|Cave|Hospital|Health|Supermarkets?|Grocers|of)\b/

test('every English name of a place has French and German translations', () => {
  const named = names.filter(name => english.test(name)).map(placeName)
  expect(named.length).toBeGreaterThan(100)
  expect(named.filter(({ fr, de }) => english.test(fr) || english.test(de))).toEqual([])
})

test('a proper name is the same in all languages', () => {
  expect(placeName('Fiskardo')).toEqual({ en: 'Fiskardo', fr: 'Fiskardo', de: 'Fiskardo' })
})
