import { useState } from 'react'
import { beforeEach, describe, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import type { SearchResult } from '#contract/villas/search'
import { addDays, type Day, partsOf, weekdayOf } from '#domain/calendar/day'
import { emptyQuery, type SearchQuery } from '#domain/search/query'
import { exampleVilla } from '#web/gallery/example-villa'
import { localToday } from '#web/lib/local-today'
import { accessibilityViolations } from '#web/testing/accessibility'
import { stubApi } from '#web/testing/api-stub'
import { dayButton, tabIntoGrid, turnTo, walkTo } from '#web/testing/calendar'
import { exampleDestinations } from '#web/testing/example-destinations'
import { renderComponent } from '#web/testing/render-component'
import type { WindowName } from '#web/testing/windows'
import { applyFilterChange, type Filter, FilterBar } from './public'

const site = {
  destinations: exampleDestinations,
  amenityGroups: [
    { id: 10, name: 'Heated pool', oneOf: [] },
    { id: 18, name: 'Air conditioning', oneOf: [] },
  ],
}
const found = { total: 24, amenityGroupCounts: { 10: 7, 18: 20 } }

/** The search that the bar has asked for last. */
let latest: SearchQuery = emptyQuery

function Bar({ first }: { first: SearchQuery }) {
  const [query, setQuery] = useState(first)
  latest = query
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

const show = (query: Partial<SearchQuery> = {}, window?: WindowName) => {
  latest = { ...emptyQuery, ...query }
  return renderComponent(<Bar first={latest} />, { site, ...(window && { window }) })
}
const chip = (filter: Filter) => document.querySelector<HTMLElement>(`[data-filter="${filter}"] > summary`)
async function open(filter: Filter) {
  await expect.poll(() => chip(filter)).not.toBeNull()
  chip(filter)?.focus()
  await userEvent.keyboard('{Enter}')
}
const chipText = (filter: Filter) => () => chip(filter)?.textContent

let searches: { query: Record<string, string> }[] = []
beforeEach(() => {
  stubApi('GET /core/search/lang/{lang}', ({ query }) => {
    const villa: SearchResult = {
      id: 'villa 1',
      name: exampleVilla.name,
      path: exampleVilla.url,
      marks: [],
      note: 'Corfu',
      picture: null,
    }
    return {
      query: query.q ?? '',
      groups: query.q?.startsWith('kal') ? [{ kind: 'villas' as const, found: [villa] }] : [],
      more: false,
      queryIds: { Villas: 'own-1', Collections: 'own-2', CMSPages: 'own-3' },
    }
  })
  searches = stubApi('GET /core/properties/search', ({ query }) => ({
    ...found,
    ...{ total: query.rooms === '4' ? 9 : 15, properties: [], page: 1, limit: 1 },
  }))
  stubApi('GET /core/properties/search/prices', () => ({
    steps: [
      { from: 5000, count: 3 },
      { from: 10000, count: 6 },
    ],
  }))
})

describe('destinations', () => {
  const field = page.getByRole('combobox', { name: 'A region, an island or a villa' })
  const active = () =>
    document.getElementById(field.element().getAttribute('aria-activedescendant') ?? '')?.textContent ?? ''

  test('a destination is typed, with a typo, and removed again', async () => {
    await show()
    await open('destination')
    await expect.element(field).toHaveFocus()
    await field.fill('cofru')
    await expect.element(page.getByRole('option', { name: /^Corfu/ })).toBeVisible()
    expect(await accessibilityViolations()).toEqual([])
    await userEvent.keyboard('{Enter}')
    await expect.element(field).toHaveValue('')
    expect(latest).toMatchObject({ des: [16] })
    await field.fill('noto')
    await page.getByRole('option', { name: /^Val di Noto/ }).click()
    await page.getByRole('button', { name: 'Remove Corfu' }).click()
    await expect.poll(() => latest).toMatchObject({ des: [1], subdes: [101] })
    expect(chipText('destination')()).toBe('Val di Noto')
  })

  test('a villa is typed and opened with the searched dates and party', async () => {
    const from = addDays(localToday(), 60)
    const { address } = await show({ stay: { from, to: addDays(from, 7) }, people: 4 })
    await open('destination')
    await field.fill('kalmai')
    await page.getByRole('option', { name: /^Kalami House/ }).click()
    await expect.poll(address).toMatch(new RegExp(`^${exampleVilla.url}\\?from=.+&to=.+&people=4$`))
  })

  test('by keyboard the arrows move through the options; Escape clears the field first, then closes', async () => {
    await show()
    await open('destination')
    await expect.element(field).toHaveFocus()
    await userEvent.keyboard('p')
    const first = active()
    expect(first).not.toBe('')
    await userEvent.keyboard('{ArrowDown}')
    await expect.poll(active).not.toBe(first)
    await userEvent.keyboard('{Escape}')
    await expect.element(field).toHaveValue('')
    await userEvent.keyboard('qwertzuiop')
    await expect.element(page.getByText('We found nothing by that name.', { exact: false }).last()).toBeVisible()
    await userEvent.keyboard('{Enter}')
    expect(latest).toEqual(emptyQuery)
    await userEvent.keyboard('{Escape}{Escape}')
    await expect.element(field).not.toBeInTheDocument()
    expect(document.activeElement).toBe(chip('destination'))
  })

  test('destinations are counted individually, and a country alone is named', async () => {
    await show()
    await open('destination')
    const box = (name: RegExp) => page.getByRole('checkbox', { name })
    await box(/^Italy/).click()
    await expect.poll(chipText('destination')).toBe('Italy')
    await page.getByRole('button', { name: 'Areas of Greece' }).click()
    await box(/^Paxos/).click()
    await box(/^Italy/).click()
    await expect.poll(chipText('destination')).toBe('Paxos')
  })

  test('a country and its regions tick each other', async () => {
    await show()
    await open('destination')
    const state = (name: RegExp) => {
      const input = page.getByRole('checkbox', { name }).first().element() as HTMLInputElement
      return input.indeterminate ? 'some' : input.checked ? 'all' : 'none'
    }
    const click = (name: RegExp) => page.getByRole('checkbox', { name }).first().click()
    await page.getByRole('button', { name: 'Areas of Greece' }).click()
    await click(/^Greece/)
    const greek = [/^Corfu/, /^Paxos/, /^Greece/, /^All destinations/]
    await expect.poll(() => greek.map(state)).toEqual(['all', 'all', 'all', 'some'])
    await click(/^Greece/)
    await page.getByRole('button', { name: 'Areas of Italy' }).click()
    await page.getByRole('button', { name: 'Areas of Sicily' }).click()
    await click(/^Val di Noto/)
    await expect.poll(() => [/^Sicily/, /^Italy/, /^Greece/].map(state)).toEqual(['some', 'some', 'none'])
  })
})

describe('dates', () => {
  const today = localToday()
  /** The first Saturday of June, of this year or the next. */
  const june = `${partsOf(today).month < 5 ? partsOf(today).year : partsOf(today).year + 1}-06-01`
  const saturday = addDays(june, (13 - weekdayOf(june)) % 7)

  test('are chosen with the keyboard; Escape forgets an arrival without a departure, and returns the focus', async () => {
    await show()
    await open('dates')
    await expect.element(page.getByText('Choose the day you arrive')).toBeVisible()
    await turnTo(saturday)
    await tabIntoGrid()
    await walkTo(saturday)
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('And the day you leave')).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dayButton(saturday)).toBeNull()
    expect(document.activeElement).toBe(chip('dates'))

    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText('Choose the day you arrive')).toBeVisible()
    await turnTo(saturday)
    await tabIntoGrid()
    await walkTo(saturday)
    await userEvent.keyboard('{Enter}')
    await walkTo(addDays(saturday, 9))
    await userEvent.keyboard('{Enter}')
    await expect.element(page.getByText(/ – .+, 9 nights/)).toBeVisible()
    expect(latest.stay).toEqual({ from: saturday, to: addDays(saturday, 9) })
    await page.getByRole('button', { name: 'Clear', exact: true }).click()
    await expect.poll(() => latest.stay).toBeUndefined()
  })

  test('show changeover days and minimum stays', async () => {
    await show()
    await open('dates')
    await expect.element(page.getByText('Choose the day you arrive')).toBeVisible()
    await turnTo(saturday)
    const press = (day: Day) => dayButton(day)?.click()
    const said = (text: string) => page.getByRole('status').filter({ hasText: text })
    press(addDays(saturday, 4))
    await expect.element(said('needs to be on Monday, Saturday, or Sunday')).toBeInTheDocument()
    press(saturday)
    await expect.element(page.getByText('And the day you leave')).toBeVisible()
    press(addDays(saturday, 2))
    await expect.element(said('The shortest stay is 4 nights')).toBeInTheDocument()
    expect(latest.stay).toBeUndefined()
  })

  test('Escape closes the reason of a day first, and only then the picker', async () => {
    await show()
    await open('dates')
    await expect.element(page.getByText('Choose the day you arrive')).toBeVisible()
    await turnTo(saturday)
    dayButton(saturday)?.click()
    await expect.element(page.getByText('And the day you leave')).toBeVisible()
    // A stay cannot be longer than forty nights.
    const day = dayButton(addDays(saturday, 45))
    day?.focus()
    const tip = () => document.querySelector('[data-tip]')
    await expect.poll(tip).not.toBeNull()
    await userEvent.keyboard('{Escape}')
    await expect.poll(tip).toBeNull()
    await expect.element(day).toBeVisible()
    await userEvent.keyboard('{Escape}')
    await expect.poll(() => dayButton(saturday)).toBeNull()
  })

  test('can be flexible, or any week of a month or of its half', async () => {
    await show()
    await open('dates')
    await page.getByRole('radio', { name: '± 3 days' }).click()
    await turnTo(saturday)
    dayButton(saturday)?.click()
    await expect.element(page.getByText('And the day you leave')).toBeVisible()
    dayButton(addDays(saturday, 7))?.click()
    await expect.poll(() => latest).toMatchObject({ flex: 3, stay: { from: saturday, to: addDays(saturday, 7) } })
    expect(chipText('dates')()).toContain('± 3 days')
    expect(await accessibilityViolations()).toEqual([])

    await page.getByRole('radio', { name: 'A month' }).click()
    expect(await accessibilityViolations()).toEqual([])
    await page
      .getByRole('group', { name: june.slice(0, 4) })
      .getByRole('button', { name: 'June' })
      .click()
    await expect.poll(() => latest).toMatchObject({ month: { month: june.slice(0, 7) } })
    expect([latest.stay, latest.flex]).toEqual([undefined, undefined])
    await expect.poll(chipText('dates')).toBe(`A week in June ${june.slice(0, 4)}`)
    await page.getByRole('radio', { name: 'First half' }).click()
    await expect.poll(() => latest).toMatchObject({ month: { half: 1 } })
    await page.getByRole('radio', { name: 'Whole month' }).click()
    await expect.poll(() => latest.month?.half).toBeUndefined()
  })
})

describe('on a phone', () => {
  const screen = page.getByRole('dialog', { name: 'Filters' })
  const openScreen = async (query: Partial<SearchQuery> = {}) => {
    await show(query, 'phone')
    await page.getByRole('button').first().click()
    await expect.element(screen).toBeVisible()
  }
  const tab = (name: string) => screen.getByRole('tab', { name })

  test.each(['Where', 'When', 'Who', 'More'])('the tab %s of the filters is accessible', async name => {
    await openScreen()
    await tab(name).click()
    await expect.element(tab(name)).toHaveAttribute('aria-selected', 'true')
    await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull()
    expect(await accessibilityViolations()).toEqual([])
  })

  test('changes are applied by one button, with one count for each, and none for known results', async () => {
    await openScreen()
    await tab('Who').click()
    const more = screen.getByRole('button', { name: 'Bedrooms: one more' })
    for (let i = 0; i < 4; i++) await more.click()
    await expect.element(screen.getByRole('button', { name: 'Show 9 villas' })).toBeVisible()
    expect(searches.map(({ query }) => query.rooms)).not.toContain(undefined)
    expect(searches.at(-1)?.query.rooms).toBe('4')
    expect(latest, 'nothing is applied before it is asked for').toEqual(emptyQuery)
    await screen.getByRole('button', { name: 'Show 9 villas' }).click()
    await expect.poll(() => latest.rooms).toBe(4)
    await expect.element(screen).not.toBeInTheDocument()
  })

  test('the calendar opens at the chosen month, jumps to others, and each of its days is within reach', async () => {
    const year = partsOf(localToday()).year + 1
    await openScreen({ stay: { from: `${year}-07-03`, to: `${year}-07-10` } })
    await tab('When').click()
    const inSight = (month: string) =>
      expect
        .poll(() => {
          const { top } = screen.getByRole('grid', { name: month }).query()?.getBoundingClientRect() ?? { top: -1 }
          return top > 0 && top < innerHeight * 0.6
        })
        .toBe(true)
    await inSight(`July ${year}`)
    await userEvent.selectOptions(screen.getByRole('combobox', { name: 'Month' }), `October ${year}`)
    await inSight(`October ${year}`)
    const { left, right } = screen
      .getByRole('grid', { name: `October ${year}` })
      .element()
      .getBoundingClientRect()
    expect(left - (innerWidth - right), 'it stands in the middle').toBeLessThan(24)
    expect(innerWidth - right - left).toBeLessThan(24)
    const outOfReach = () =>
      [...document.querySelectorAll<HTMLElement>(`button[data-date^="${year}-10"]`)].flatMap(day => {
        const box = day.getBoundingClientRect()
        const hit = document.elementFromPoint(box.left + box.width / 2, box.top + box.height / 2)
        return hit && day.contains(hit) ? [] : (day.dataset.date ?? '')
      })
    await expect.poll(outOfReach).toEqual([])
    expect(dayButton(`${year}-10-31`)).not.toBeNull()
  })
})

test.each<Filter>(['destination', 'dates', 'guests', 'bedrooms', 'price', 'amenities'])(
  'the open filter %s is accessible',
  async filter => {
    await show()
    await open(filter)
    await expect.element(page.getByRole('button', { name: /^(Ok|Close)$/ })).toBeVisible()
    await expect.poll(() => document.querySelector('[aria-busy=true]')).toBeNull()
    expect(await accessibilityViolations()).toEqual([])
  },
)
