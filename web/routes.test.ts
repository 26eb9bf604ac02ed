import { createMemoryRouter } from 'react-router'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { PageReply } from '#contract/pages'
import { type Api, CallError, createApi } from '#web/api'
import type { PageData } from '#web/page-data'
import { type Admit, createRoutes } from '#web/routes'
import { getTemplate, type LoadedTemplate, loadTemplate } from '#web/templates'
import { exampleSite } from './gallery/example-site'

const pageAt = (path: string): PageReply => ({
  kind: 'page',
  template: path === '/bookings' ? 'article' : 'full-width',
  id: 1,
  templateId: 1,
  status: 200,
  language: 1,
  canonicalPath: path,
  paths: [],
  title: '',
  metaDescription: '',
  heading1: '',
  heading2: '',
  picture: null,
  breadcrumb: [],
  modules: [],
})

const asked: string[] = []
const api = createApi(async path => {
  asked.push(path)
  const page = new URL(path, 'http://site').searchParams.get('path')
  return Response.json(page ? pageAt(page) : exampleSite)
})

/** Begins in the browser with a page that a document brought along. */
function begin(path: string) {
  const data: PageData = { page: pageAt(path), site: exampleSite, language: 'en', currency: 10 }
  const options = { initialEntries: [path], hydrationData: { loaderData: { page: data } } }
  return createMemoryRouter(createRoutes(api, data), options)
}

type Router = ReturnType<typeof begin>
const moreOf = (router: Router) => (router.state.loaderData.page as PageData).more
const ready = (router: Router) => vi.waitFor(() => expect(router.state.initialized).toBe(true))

/** The article as it would be if it loaded more. */
let article: LoadedTemplate
let load: (api: Api, page: PageReply, signal: AbortSignal) => Promise<unknown>

beforeEach(async () => {
  await Promise.all([loadTemplate('article', 'en'), loadTemplate('full-width', 'en')])
  article = getTemplate('article')
  article.load = (...given) => load(...given)
  asked.length = 0
})
afterEach(() => {
  article.load = undefined
})

test('what a template loads more is asked for once the page of the document is alive, and nothing else is', async () => {
  load = async (_api, page) => `more of ${page.canonicalPath}`
  const router = begin('/bookings')
  await ready(router)
  expect(await moreOf(router)).toBe('more of /bookings')
  expect(asked).toEqual([])
})

test('a page that loads nothing more starts without its loader', async () => {
  const router = begin('/contact')
  expect(router.state.initialized).toBe(true)
  expect(moreOf(router)).toBeUndefined()
  expect(asked).toEqual([])
})

test('a navigation is one request, and does not wait for what the template loads more', async () => {
  load = () => new Promise(() => {})
  const router = begin('/contact')
  await router.navigate('/bookings')
  expect(router.state.location.pathname).toBe('/bookings')
  expect(moreOf(router)).toBeInstanceOf(Promise)
  expect(asked).toEqual(['/api/cms/pages/bypath?path=%2Fbookings'])
})

test('what fails is left to the template, and does not keep the page away', async () => {
  load = async () => {
    throw new CallError(503, { code: 'unavailable' })
  }
  const router = begin('/contact')
  await router.navigate('/bookings')
  expect(router.state.errors).toBeNull()
  await expect(moreOf(router)).rejects.toMatchObject({ status: 503 })
})

test('who leaves gives up what was being loaded, and hears no more of it', async () => {
  let given: AbortSignal | undefined
  load = (_api, _page, signal) => {
    given = signal
    return new Promise((_, fail) => {
      signal.addEventListener('abort', () => fail(signal.reason))
    })
  }
  const router = begin('/contact')
  await router.navigate('/bookings')
  const settled = vi.fn()
  moreOf(router)?.then(settled, settled)
  expect(given?.aborted).toBe(false)
  await router.navigate('/contact')
  expect(given?.aborted).toBe(true)
  await new Promise(done => setTimeout(done))
  expect(settled).not.toHaveBeenCalled()
})

test('the render on the server loads nothing more', async () => {
  load = vi.fn(async () => undefined)
  const router = createMemoryRouter(createRoutes(api), { initialEntries: ['/bookings'] })
  await ready(router)
  expect(moreOf(router)).toBeUndefined()
  expect(load).not.toHaveBeenCalled()
})

test('in a closed area another page may stand in the place of the one that was asked for', async () => {
  load = vi.fn(async () => undefined)
  const admit: Admit = (_, ask) => ask('/door')
  const routes = createRoutes(api, 'shell', undefined, admit)
  const router = createMemoryRouter(routes, { initialEntries: ['/bookings'] })
  await ready(router)
  const { page } = router.state.loaderData.page as PageData
  expect([router.state.location.pathname, page.canonicalPath]).toEqual(['/bookings', '/door'])
  // Nothing is loaded for the page that is not shown.
  expect(load).not.toHaveBeenCalled()
})
