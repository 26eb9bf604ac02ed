import { createMemoryRouter } from 'react-router'
import { beforeEach, expect, test, vi } from 'vitest'
import type { PageReply } from '#contract/pages'
import { createRoutes, type RouteGuard } from '#web/app/routes'
import { createApi } from '#web/lib/api-client'
import type { PageData } from '#web/lib/page-data'
import { exampleSite } from '../gallery/example-site'

const pageAt = (path: string): PageReply => ({
  kind: 'page',
  template: 'article',
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

/** Starts in the browser with the page of the document. */
function begin(path: string) {
  const data: PageData = { page: pageAt(path), site: exampleSite, language: 'en', currency: 10 }
  const options = { initialEntries: [path], hydrationData: { loaderData: { page: data } } }
  return createMemoryRouter(createRoutes(api, data), options)
}

const ready = (router: ReturnType<typeof begin>) => vi.waitFor(() => expect(router.state.initialized).toBe(true))

beforeEach(() => {
  asked.length = 0
})

test("the document's page starts without its loader: no request is sent", () => {
  const router = begin('/contact')
  expect(router.state.initialized).toBe(true)
  expect(asked).toEqual([])
})

test('a navigation is one request: the layout data is cached', async () => {
  const router = begin('/contact')
  await router.navigate('/bookings')
  expect(router.state.location.pathname).toBe('/bookings')
  expect(asked).toEqual(['/api/cms/pages/bypath?path=%2Fbookings'])
})

test('in a closed area another page can replace the requested one', async () => {
  const admit: RouteGuard = (_, ask) => ask('/door')
  const routes = createRoutes(api, undefined, undefined, admit)
  const router = createMemoryRouter(routes, { initialEntries: ['/bookings'] })
  await ready(router)
  const { page } = router.state.loaderData.page as PageData
  expect([router.state.location.pathname, page.canonicalPath]).toEqual(['/bookings', '/door'])
})
