import { expect, test } from 'vitest'
import { indexOfThing, inIndex, placeOfThing } from '#domain/site-search'

const shown = ['region 16', 'villa 3', 'villa 1', 'collection 7', 'page 49', 'question 49003', 'amenities 1']

test('villas and collections have an index each, and all that else can be found is a page', () => {
  expect(shown.map(indexOfThing)).toEqual([
    'CMSPages',
    'Villas',
    'Villas',
    'Collections',
    'CMSPages',
    'CMSPages',
    'CMSPages',
  ])
  expect(inIndex('CMSPages', shown)).toEqual(['region 16', 'page 49', 'question 49003', 'amenities 1'])
})

test('a thing’s place is counted among those of its index', () => {
  expect(placeOfThing('villa 1', shown)).toBe(2)
  expect(placeOfThing('page 49', shown)).toBe(2)
  expect(placeOfThing('collection 7', shown)).toBe(1)
  expect(placeOfThing('villa 9', shown)).toBeUndefined()
})
