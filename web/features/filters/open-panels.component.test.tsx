import { useState } from 'react'
import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { CurrencyId } from '#domain/pricing/money'
import { emptyQuery, type SearchQuery } from '#domain/search/query'
import { stubApi } from '#web/testing/api-stub'
import { exampleDestinations } from '#web/testing/example-destinations'
import { renderComponent } from '#web/testing/render-component'
import { applyFilterChange, type Filter, FilterBar } from './public'

const found = { total: 24, amenityGroupCounts: {} }

let latest: SearchQuery = emptyQuery
/** Another search of the page, as on back navigation. */
let goTo: (query: SearchQuery) => void = () => {}

function Bar({ first }: { first: SearchQuery }) {
  const [query, setQuery] = useState(first)
  latest = query
  goTo = setQuery
  return (
    <FilterBar
      query={query}
      known={{ query: '', found }}
      action="/results"
      collection={undefined}
      onChange={change => setQuery(applyFilterChange(query, change))}
    />
  )
}

const chip = (filter: Filter) => document.querySelector<HTMLElement>(`[data-filter="${filter}"] > summary`)

async function open(filter: Filter, query: Partial<SearchQuery> = {}, currency: CurrencyId = 1) {
  await renderComponent(<Bar first={{ ...emptyQuery, ...query }} />, {
    site: { destinations: exampleDestinations },
    currency,
  })
  await expect.poll(() => chip(filter)).not.toBeNull()
  chip(filter)?.focus()
  await userEvent.keyboard('{Enter}')
}

beforeEach(() => {
  stubApi('GET /core/properties/search', () => ({ ...found, properties: [], page: 1, limit: 1 }))
  stubApi('GET /core/properties/search/prices', () => ({ steps: [{ from: 5000, count: 3 }] }))
})

test('an open panel of destinations follows the search, and adds to it', async () => {
  await open('destination')
  const box = (name: RegExp) => page.getByRole('checkbox', { name })
  await page.getByRole('button', { name: 'Areas of Greece' }).click()
  await box(/^Corfu/).click()
  await expect.poll(() => latest.des).toEqual([16])
  goTo(emptyQuery)
  await expect.element(box(/^Corfu/)).not.toBeChecked()
  await box(/^Paxos/).click()
  await expect.poll(() => latest.des).toEqual([17])
})

test('and so do the counters of guests', async () => {
  await open('guests')
  await page.getByRole('button', { name: 'Adults (13+): one more' }).click()
  await expect.poll(() => latest.people).toBe(1)
  const fewer = page.getByRole('button', { name: 'Adults (13+): one fewer' })
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'false')
  goTo(emptyQuery)
  await expect.element(fewer).toHaveAttribute('aria-disabled', 'true')
})

test('prices are limited in the displayed currency', async () => {
  await open('price', { maxPrice: 5000 }, 10)
  const label = () => chip('price')?.textContent
  await expect.poll(label).toBe('up to £4,250')
  const most = page.getByRole('textbox', { name: 'At most' })
  await most.fill('10,000')
  await userEvent.keyboard('{Enter}')
  await expect.poll(() => latest.maxPrice).toBe(11765)
  await expect.poll(label).toBe('up to £10,000')
  await expect.element(most).toHaveValue('10,000')
})
