import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { testApp } from '#testing/site/app'
import { built, builtSite } from '#testing/site/built-site'
import { attributeOf, linkNamed, parseHtml, submittedTo, textOf } from '#testing/site/html'

const { app, get } = await testApp({ renderer: await builtSite(), clientFolder: join(await built(), 'client') })

type Element = ReturnType<typeof parseHtml>

interface OpenPage {
  status: number
  root: Element
  main: Element
  /** The first element, which has to exist. */
  find: (selector: string) => Element
}

/** A page as a browser without scripts shows it, after redirects. */
async function open(path: string, headers: Record<string, string> = {}): Promise<OpenPage> {
  const reply = await app.inject({ url: path, headers })
  if (reply.headers.location) return open(reply.headers.location, headers)
  const root = parseHtml(reply.body)
  const find = (selector: string) => {
    const found = root.querySelector(selector)
    if (!found) throw new Error(`${path} has no ${selector}`)
    return found
  }
  return { status: reply.statusCode, find, root, main: find('main') }
}
const headingOf = ({ find }: OpenPage) => textOf(find('main h1'))

describe('an unknown URL', () => {
  test.each([
    ['/nowhere', 'Corfu'],
    ['/greece/corfu/villas/no-such-house', 'Corfu'],
    ['/fr/nulle-part', 'Corfou'],
    ['/es/results', 'Corfu'],
    ['/villa-collections/none', 'Corfu'],
  ])('%s is 404, with a search for villas, one for the site, and places', async (path, corfu) => {
    const { status, main } = await open(path)
    expect(status).toBe(404)
    expect(main.querySelectorAll('h1')).toHaveLength(1)
    expect(main.querySelectorAll('search')).toHaveLength(2)
    expect(attributeOf(linkNamed(main, corfu), 'href')).toMatch(/\/greece\/corfu$/)
  })

  test('searches for villas without scripts', async () => {
    const { main } = await open('/greece/corfu/villas/no-such-house')
    const form = main.querySelectorAll('form')[1]
    const address = submittedTo(form ?? main, { des: 'Paxos' })
    expect(new URL(address, 'http://site').searchParams.get('des')).toBe('27')
    expect(headingOf(await open(address))).toBe('5 villas in Paxos and Antipaxos')
  })

  test('searches the site without scripts', async () => {
    const { main } = await open('/nowhere')
    const form = main.querySelector('form')
    const address = submittedTo(form ?? main, { q: 'qwertzuiop' })
    expect(address).toBe('/search?q=qwertzuiop')
    const found = await open(address)
    expect(textOf(found.main)).toContain('Nothing found for “qwertzuiop”')
    expect(attributeOf(linkNamed(found.main, 'Greece'), 'href')).toBe('/greece')
  })
})

describe('the results page for a URL', () => {
  const left = 'The address contains something we do not know (the destination), so we left it out.'
  const unread = 'We could not read part of the address (the number of guests) and left it out.'
  const most = (what: string) => `The address asks for more than is possible (${what}). We used the maximum.`
  test.each([
    ['with an unknown region', 'des=16,99999', left, 'in Corfu'],
    [
      'with an impossible day',
      'des=16&from=31+Feb+2027&to=05+Mar+2027',
      'One of the dates does not exist. Choose your dates again to see prices for your stay.',
      'in Corfu',
    ],
    [
      'with an end before its start',
      'des=16&startDate=2027-06-10&endDate=2027-06-03',
      'The check-out was before the check-in. Please choose your dates again.',
      'in Corfu',
    ],
    ['with too many bedrooms', 'rooms=9999', most('the number of bedrooms'), 'around the Mediterranean'],
    [
      'with exchanged prices',
      'des=16&minprice=20000&maxprice=5000',
      'The lowest price was above the highest, so we swapped them.',
      'in Corfu',
    ],
    ['with letters for a number', 'des=16&people=many', unread, 'in Corfu'],
    ['with a broken percent-encoding', 'des=16&people=%E0%A4%A', unread, 'in Corfu'],
    ['of ten kilobytes', `des=${'16,'.repeat(3400)}`, most('the destination'), 'around the Mediterranean'],
  ])('%s has a notice and villas', async (_, query, notice, places) => {
    const page = await open(`/results?${query}`)
    expect(page.status).toBe(200)
    expect(textOf(page.main)).toContain(notice)
    expect(headingOf(page)).toMatch(new RegExp(`^\\d+ villas? ${places}$`))
  })
})

test('a visitor from Greece is sent home from a villa that is not let to Greeks', async () => {
  const { body } = await get('/api/core/properties/search?limit=200')
  const hidden = body.properties.find((villa: { hideforgreece: boolean }) => villa.hideforgreece)
  const reply = await app.inject({ url: hidden.url, headers: { cookie: 'officecountry=gr' } })
  expect(reply).toMatchObject({ statusCode: 302, headers: { location: '/' } })
})

test.each(['/', '/results', '/greece/corfu/villas/kalami-house', '/about-us', '/villa-collections/heated-pools'])(
  '%s links to its versions in each language',
  async path => {
    const local = (language: string) => (language === 'en' ? path : `/${language}${path === '/' ? '' : path}`)
    for (const language of ['en', 'fr', 'de']) {
      const { root, find } = await open(local(language))
      expect(attributeOf(find('html'), 'lang')).toBe(language)
      const pathOf = (link: Element) => new URL(attributeOf(link, 'href') ?? '').pathname
      const alternates = root.querySelectorAll('link[rel="alternate"][hreflang]')
      expect(Object.fromEntries(alternates.map(link => [attributeOf(link, 'hreflang'), pathOf(link)]))).toEqual({
        en: path,
        fr: local('fr'),
        de: local('de'),
        'x-default': path,
      })
      expect(pathOf(find('link[rel="canonical"]'))).toBe(local(language))
    }
  },
)

test('no page is written for the language of a browser: it is offered by script', async () => {
  const { main, find } = await open('/', { 'accept-language': 'de' })
  expect(attributeOf(find('html'), 'lang')).toBe('en')
  expect(textOf(main)).not.toContain('auf Deutsch')
})

describe('without scripts', () => {
  test('questions are all there, and their search is disabled', async () => {
    const { main } = await open('/faq')
    const question = main.querySelectorAll('details').find(details => textOf(details).includes('May we bring the dog?'))
    expect(textOf(question ?? null)).toContain('Tell us the size')
    expect(main.querySelector('input[type="search"]')?.hasAttribute('disabled')).toBe(true)
  })

  test.each(['/newsletter', '/villa-owners', '/enquiries', '/careers'])(
    'the form of %s cannot be submitted, and shows another contact',
    async path => {
      const { main } = await open(path)
      const form = main.querySelector('noscript')?.closest('form') ?? null
      expect(attributeOf(form, 'method')).toBe('dialog')
      expect(attributeOf(form, 'action')).toBeNull()
      expect(textOf(form?.querySelector('noscript') ?? null)).toMatch(/This form needs JavaScript.*@/)
    },
  )

  test('there is no consent banner, and the footer links to the cookie policy', async () => {
    const { root, find } = await open('/about-us')
    expect(textOf(root)).not.toContain('May we?')
    expect(attributeOf(linkNamed(find('footer'), 'Cookie settings'), 'href')).toBe('/cookie-information')
  })

  test('the site is searched by text, typos included', async () => {
    const { find } = await open('/fr/about-us')
    expect(attributeOf(linkNamed(find('header'), 'Rechercher'), 'href')).toBe('/fr/search')
    const search = await open('/fr/search')
    expect(attributeOf(search.find('meta[name="robots"]'), 'content')).toContain('noindex')
    const address = submittedTo(search.find('main form'), { q: 'kalmai house' })
    expect(address).toBe('/fr/search?q=kalmai+house')
    const found = await open(address)
    expect(found.main.querySelectorAll('a').map(link => attributeOf(link, 'href'))).toContain(
      '/fr/greece/corfu/villas/kalami-house',
    )
  })
})

test.each(['', '/fr', '/de'])('pages that need a token do not open without one: %s', async prefix => {
  for (const path of [
    '/shortlist-thanks',
    `/shortlist-thanks?reference=${crypto.randomUUID()}`,
    '/enquiries/empty',
    '/shared-shortlist',
    '/shared-shortlist?id=1',
  ])
    expect((await open(prefix + path)).status, path).toBe(404)
})

test('a section of the conditions has the same anchor in every language', async () => {
  for (const [prefix, heading] of [
    ['', '5. Cancellation by you'],
    ['/fr', '5. Annulation de votre fait'],
    ['/de', '5. Stornierung durch Sie'],
  ] as const) {
    const { find, main } = await open(`${prefix}/booking-conditions`)
    expect(attributeOf(linkNamed(main, heading), 'href')).toBe('#cancellation-by-you')
    expect(textOf(find('#cancellation-by-you'))).toContain(heading)
  }
})

test('the web app manifest has name and icon for the home screen of a phone', async () => {
  const { find } = await open('/fr')
  const href = (rel: string) => attributeOf(find(`link[rel="${rel}"]`), 'href') ?? ''
  const manifest = await app.inject({ url: href('manifest') })
  expect(manifest.headers['content-type']).toContain('application/manifest+json')
  const { name, icons } = manifest.json() as { name: string; icons: { src: string }[] }
  expect(name).toBe('Maestrale')
  for (const url of [...icons.map(icon => icon.src), href('apple-touch-icon')]) {
    const icon = await app.inject({ url })
    expect([icon.statusCode, String(icon.headers['content-type']).split('/')[0]]).toEqual([200, 'image'])
  }
})
