import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { SiteSearchReply } from '#contract/villas/search'
import type { Purpose } from '#domain/content/consent'
import { stubApi } from '#web/testing/api-stub'
import { examplePage } from '#web/testing/example-page'
import { renderComponent } from '#web/testing/render-component'
import { trackEvent } from './public'
import { useAnalytics } from './use-analytics'

function Analytics({ agreed }: { agreed: readonly Purpose[] }) {
  useAnalytics(examplePage, agreed)
  return <input aria-label="A name" />
}

// A document loads each script once.
let tests = 0
const scripts = () => ({
  tagManager: `data:text/javascript,/*tags ${tests}*/`,
  recorder: `data:text/javascript,/*recorder ${tests}*/`,
})
const show = (at: string, agreed: readonly Purpose[]) =>
  renderComponent(<Analytics agreed={agreed} />, { at, site: { analytics: scripts() } })

/** Those of this test that the page has loaded, once their delay is over. */
function loaded() {
  vi.advanceTimersByTime(1000)
  return [...document.head.querySelectorAll('script')]
    .filter(({ src }) => Object.values(scripts()).includes(src))
    .map(({ src }) => /(tags|recorder)/.exec(src)?.[0])
}
const dataLayer = () => (window as { dataLayer?: Record<string, unknown>[] }).dataLayer ?? []

beforeEach(() => {
  tests += 1
  delete (window as { dataLayer?: unknown }).dataLayer
  vi.useFakeTimers({ toFake: ['setTimeout', 'clearTimeout'] })
})
afterEach(() => {
  vi.useRealTimers()
})

test.each<[Purpose[], string[]]>([
  [[], []],
  [['convenience'], []],
  [['marketing'], ['tags']],
  [['statistics'], ['tags', 'recorder']],
])('with consent to %j the third-party scripts %j load', async (agreed, expected) => {
  await show('/about-us', agreed)
  expect(loaded()).toEqual(expected)
  expect(dataLayer().map(({ event }) => event)).toEqual(expected.length > 0 ? ['consent', 'page_view'] : [])
})

test('a recorder finds every input masked, a later one too', async () => {
  const first = await show('/about-us', ['statistics'])
  expect(loaded()).toContain('recorder')
  first.unmount()
  await show('/about-us', ['statistics'])
  await expect.poll(() => document.querySelectorAll('input:not([data-private])').length).toBe(0)
})

test.each(['?ct=v&t=secret', '?ct=v#t=secret'])(
  'third-party scripts load only after the token of %s has left the URL, however late',
  async link => {
    const { router } = await show(`/about-us${link}`, ['statistics'])
    expect(loaded()).toEqual([])
    await router.navigate('/about-us', { replace: true })
    await expect.poll(loaded).toEqual(['tags', 'recorder'])
  },
)

test('no third-party script loads on a page whose URL contains a secret; the page view is reported without it', async () => {
  await show('/feedback?bookingid=3&guid=00000000-0000-4000-8000-000000000003', ['statistics'])
  expect(loaded()).toEqual([])
  expect(dataLayer().find(({ event }) => event === 'page_view')).toEqual({
    event: 'page_view',
    page_path: '/about-us',
    page_template: 'article',
    page_language: 'en',
    currency: 1,
  })
})

test.each(['/preview/1-2-3', '/de/preview/1-2-3', '/about-us?preview=page.1.2.3'])(
  'no third-party script sees the link %s of a preview',
  async link => {
    await show(link, ['statistics', 'marketing'])
    expect(loaded()).toEqual([])
  },
)

const shown: SiteSearchReply = {
  query: 'kalami',
  groups: [
    { kind: 'villas', found: [{ id: 'villa 1', name: 'Kalami House', path: '/', marks: [], note: '', picture: null }] },
  ],
  more: false,
  queryIds: { Villas: 'own-1', Collections: 'own-2', CMSPages: 'own-3' },
}

test.each<[Purpose, string | undefined]>([
  ['marketing', undefined],
  ['statistics', 'villa%201%20own-1'],
])(
  'an opened search result is reported with consent to %s, and stored with that to statistics only',
  async (purpose, stored) => {
    const beacons = () => performance.getEntriesByType('resource').filter(({ name }) => name.endsWith('/search/events'))
    performance.clearResourceTimings()
    await show('/search?q=kalami', [purpose])
    trackEvent({ kind: 'found', id: 'villa 1', shown })
    expect(dataLayer().at(-1)).toEqual({
      event: 'search_click',
      search_index: 'Villas',
      search_object: 'villa 1',
      search_query_id: 'own-1',
      search_position: 1,
    })
    expect((await cookieStore.get('searchclick'))?.value).toBe(stored)
    await expect.poll(() => beacons().length > 0).toBe(stored !== undefined)
  },
)

test('a sent form is the conversion of the result that was opened before', async () => {
  const reply = { event: 'form_submit', form_name: 'newsletter', form_language: 'en', office_country: '' } as const
  const sent = stubApi('POST /core/googledatalayer/formsubmit', () => reply)
  await show('/about-us', ['statistics'])
  trackEvent({ kind: 'found', id: 'villa 1', shown })
  trackEvent({ kind: 'form', form: 'newsletter' })
  await expect.poll(() => dataLayer().map(({ event }) => event)).toContain('form_submit')
  expect(sent.map(({ body }) => body)).toEqual([{ form: 'newsletter', lang: 'en' }])
  expect(dataLayer()).toContainEqual(
    expect.objectContaining({ event: 'search_conversion', search_object: 'villa 1', form_name: 'newsletter' }),
  )
})
