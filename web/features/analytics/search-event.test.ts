import { expect, test } from 'vitest'
import type { PageReply } from '#contract/pages'
import { exampleSite } from '#web/gallery/example-site'
import { searchEvent } from './search-event'

const results = { template: 'results', results: { query: '' } } as PageReply

test('a search is reported with its dates, guests, bedrooms and regions', () => {
  const search = '?des=16&from=05+Jun+2027&to=12+Jun+2027&people=6&rooms=3'
  expect(searchEvent(results, search, exampleSite.destinations)).toEqual({
    event: 'search',
    search_from: '2027-06-05',
    search_to: '2027-06-12',
    search_beds: 3,
    search_people: 6,
    search_regions: '16',
    search_regions_names: 'Corfu',
  })
})

test('no search is reported without criteria, and on other pages', () => {
  expect(searchEvent(results, '', exampleSite.destinations)).toBeUndefined()
  expect(searchEvent({ ...results, template: 'article' } as PageReply, '?des=16', [])).toBeUndefined()
})
