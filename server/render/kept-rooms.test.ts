import { expect, test } from 'vitest'
import { prepareResponse } from '#server/platform/cache/prepared-response'
import { createPageCache, type RenderResult } from './page-cache.ts'

const unchanged = {
  watch: () => ({
    track: <T>(work: () => T) => work(),
    isCurrent: () => true,
    nights: () => [],
    validFor: () => Number.POSITIVE_INFINITY,
  }),
}
const page = (text: string): RenderResult => ({
  kind: 'page',
  ready: prepareResponse(200, text, { headers: {}, quality: 9 }),
  answers: new Map(),
})

test('twenty thousand made-up queries push no page of the site out, and take no more than their room', async () => {
  const pages = createPageCache(unchanged, 192, ({ work }) => work(() => true))
  const keep = (path: string, text: string) =>
    pages.get(path, { make: async () => page(text), keep: true, asker: { address: 'anybody' } })
  const site = ['/', '/greece', '/greece/corfu', '/results', ...Array.from({ length: 200 }, (_, i) => `/villas/${i}`)]
  for (const path of site) await keep(path, path.padEnd(60_000, '.'))
  for (let i = 0; i < 20_000; i++) {
    await keep(`/results?minprice=${i}`, `${i}`.padEnd(20_000, '.'))
  }
  for (const path of site) expect(pages.find(path)?.ready.identity.body.toString()).toMatch(new RegExp(`^${path}\\.`))
  expect(pages.find('/results?minprice=0')).toBeUndefined()
  expect(pages.find('/results?minprice=19999')).toBeDefined()
  expect(pages.bytes.searches).toBeLessThanOrEqual(64 * 1024 * 1024)
})
