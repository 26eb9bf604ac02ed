import { beforeEach, expect, test } from 'vitest'
import { page, userEvent } from 'vitest/browser'
import { exampleSite } from '#web/gallery/example-site'
import { exampleVilla } from '#web/gallery/example-villa'
import { accessibilityViolations } from '#web/testing/accessibility'
import { stubApi } from '#web/testing/api-stub'
import { exampleDestinations } from '#web/testing/example-destinations'
import { examplePage } from '#web/testing/example-page'
import { renderComponent } from '#web/testing/render-component'
import type { WindowName } from '#web/testing/windows'
import { Header } from './public'

const site = {
  destinations: exampleDestinations,
  menus: {
    ...exampleSite.menus,
    destinations: exampleDestinations.map(({ name, path, regions }) => ({
      name,
      path: path ?? '',
      links: regions.map(region => ({ name: region.name, path: region.path ?? '' })),
    })),
    inspiration: [{ name: 'Villas for families', path: '/villa-collections/families' }],
    about: [{ name: 'Our story', path: '/our-story' }],
  },
}

const banner = page.getByRole('banner')
const section = (name: string) => banner.getByRole('button', { name, exact: true })
const expectOpen = (name: string, open: boolean) =>
  expect.element(section(name)).toHaveAttribute('aria-expanded', String(open))

const show = ({ window, overPicture = false }: { window?: WindowName; overPicture?: boolean } = {}) =>
  renderComponent(
    <>
      <Header page={examplePage} overPicture={overPicture} />
      <div style={{ height: 3000 }} />
    </>,
    { isLayout: true, site, at: '/about-us', ...(window && { window }) },
  )

beforeEach(() => {
  scrollTo(0, 0)
  stubApi('GET /core/suggestions/lang/{lang}', () => ({
    villas: [1, 2, 3].map(id => ({ ...exampleVilla, id, name: `Villa ${id}`, url: `/villas/${id}` })),
    lists: [4, 5, 6].map(id => ({
      id,
      listId: id,
      listType: 3,
      name: `Collection ${id}`,
      url: `/villa-collections/${id}`,
      picture: exampleVilla.thumb,
    })),
  }))
})

test('of the sections one closes the other; Escape, a second click and the overlay close all', async () => {
  const { address } = await show()
  await section('Destinations').click()
  await expect.element(banner.getByRole('link', { name: 'Corfu' })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await section('About us').click()
  await expect.element(banner.getByRole('link', { name: 'Our story' })).toBeVisible()
  await expectOpen('Destinations', false)
  await expectOpen('About us', true)
  expect(banner.getByRole('link', { name: 'Corfu' }).elements()).toEqual([])

  await userEvent.keyboard('{Escape}')
  await expectOpen('About us', false)
  await expect.element(section('About us')).toHaveFocus()

  await section('Experiences').click()
  await expectOpen('Experiences', true)
  await section('Experiences').click()
  await expectOpen('Experiences', false)

  await section('Inspiration').click()
  await expect.element(banner.getByRole('link', { name: 'Villas for families' })).toBeVisible()
  ;(document.elementFromPoint(700, 850) as HTMLElement).click()
  await expectOpen('Inspiration', false)

  await section('Find villas').click()
  await expect.element(banner.getByRole('button', { name: 'Search villas' })).toBeVisible()
  await section('Destinations').click()
  await banner.getByRole('link', { name: 'Corfu' }).click()
  await expect.poll(address).toBe('/greece/corfu')
  await expectOpen('Destinations', false)
})

test('the navigation becomes solid when the page is scrolled past it', async () => {
  await show({ overPicture: true })
  const header = banner.element()
  expect(header.hasAttribute('data-solid')).toBe(false)
  scrollTo(0, 900)
  await expect.poll(() => header.hasAttribute('data-fixed')).toBe(true)
  expect(header.hasAttribute('data-solid')).toBe(true)
})

test('the search for villas suggests villas and collections to undecided visitors', async () => {
  const { address } = await show()
  await section('Find villas').click()
  const suggestions = banner.getByRole('region', { name: 'To get you started' })
  await expect.poll(() => suggestions.getByRole('article').elements()).toHaveLength(3)
  await expect.element(suggestions.getByRole('link', { name: 'Let us choose' })).toBeVisible()
  expect(suggestions.getByRole('link', { name: /^Collection/ }).elements()).toHaveLength(3)
  expect(await accessibilityViolations()).toEqual([])
  await suggestions.getByRole('link', { name: 'Villa 1' }).click()
  await expect.poll(address).toBe('/villas/1')
})

test('the search of the site opens with the focus in its field, and Escape returns it', async () => {
  await show()
  await section('Search').click()
  const field = page.getByRole('combobox', { name: 'Search the site' })
  await expect.element(field).toHaveFocus()
  expect(await accessibilityViolations()).toEqual([])
  await userEvent.keyboard('{Escape}')
  await expect.element(field).not.toBeInTheDocument()
  await expect.element(section('Search')).toHaveFocus()
})

test('on a phone the menu opens one submenu at a time, and the page behind it does not scroll', async () => {
  const { address } = await show({ window: 'phone' })
  const opener = banner.getByRole('button', { name: 'Menu' })
  const menu = page.getByRole('dialog', { name: 'Menu' })
  await opener.click()
  await expect.element(menu).toBeVisible()
  expect(getComputedStyle(document.documentElement).overflow).toBe('hidden')
  expect(await accessibilityViolations()).toEqual([])
  await menu.getByText('Italy', { exact: true }).click()
  await expect.element(menu.getByRole('link', { name: 'All about Italy' })).toBeVisible()
  await menu.getByText('Greece', { exact: true }).click()
  await expect.element(menu.getByRole('link', { name: 'Corfu' })).toBeVisible()
  expect(menu.getByRole('link', { name: 'All about Italy' }).elements(), 'one submenu closes the other').toEqual([])

  await userEvent.keyboard('{Escape}')
  await expect.element(menu).not.toBeInTheDocument()
  await expect.element(opener).toHaveFocus()

  await opener.click()
  await menu.getByText('Greece', { exact: true }).click()
  await menu.getByRole('link', { name: 'Corfu' }).click()
  await expect.poll(address).toBe('/greece/corfu')
  await expect.element(menu).not.toBeInTheDocument()
  expect(getComputedStyle(document.documentElement).overflow).not.toBe('hidden')
})

test('on a phone a button opens the search full screen, and submitting it closes it', async () => {
  const { address } = await show({ window: 'phone' })
  await page.getByRole('button', { name: 'Search villas' }).click()
  const search = page.getByRole('dialog', { name: 'Search villas' })
  await expect.element(search).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  await search.getByRole('button', { name: 'Search villas' }).click()
  await expect.poll(address).toBe('/results')
  await expect.element(search).not.toBeInTheDocument()
})

test('a visitor whose language is unavailable is told so, with a telephone number, and returns home', async () => {
  await renderComponent(<Header page={examplePage} overPicture={false} />, {
    isLayout: true,
    site,
    at: '/about-us?langdisabled=3',
  })
  const notice = page.getByRole('alert')
  await expect.element(notice.getByText('Deutsch', { exact: false })).toBeVisible()
  expect(await accessibilityViolations()).toEqual([])
  const phone = notice.getByRole('link', { name: /^But we speak it on the telephone/ })
  expect(phone.element().getAttribute('href')).toMatch(/^tel:\+\d+$/)
  expect(notice.getByRole('link', { name: 'OK' }).element().getAttribute('href')).toBe('/')
})
