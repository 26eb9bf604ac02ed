import { expect, test } from 'vitest'
import { idInIndex, indexOfKind, inIndex } from '#domain/content/site-search'

const shown = ['region 16', 'villa 3', 'villa 1', 'collection 7', 'page 49', 'question 49003', 'amenities 1']

test('villas and collections have an index each, and all that else can be found is a page', () => {
  expect(shown.map(indexOfKind)).toEqual([
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
  expect(idInIndex('villa 1', shown)).toBe(2)
  expect(idInIndex('page 49', shown)).toBe(2)
  expect(idInIndex('collection 7', shown)).toBe(1)
  expect(idInIndex('villa 9', shown)).toBeUndefined()
})
