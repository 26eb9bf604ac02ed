import { expect, test } from 'vitest'
import { withBrowser } from './browser.ts'

const { visit, address } = withBrowser()

test('the calls are described, and nothing of it breaks the policy', async () => {
  const page = await visit('/contact')
  await page.goto(address('/api/docs?from=/elsewhere/'))
  // Of so many calls only those near the eye are drawn.
  await page.locator('[data-path="/api/core/properties/search"]').waitFor()
})

/** What the page at an address is made of, by whole addresses. */
async function piecesOf(path: string): Promise<string[]> {
  const reply = await fetch(address(path))
  const found = [...(await reply.text()).matchAll(/(?:src|href)="([^"]+)"/g)]
  return found.map(([, piece = '']) => new URL(piece, reply.url).href).sort()
}

test('however its address is written, the page is made of the same pieces, which are there', async () => {
  const pieces = await piecesOf('/api/docs?from=/elsewhere/')
  expect(pieces.filter(piece => piece.endsWith('.js')).length).toBeGreaterThan(1)
  for (const path of ['/api/docs', '/api/docs/']) expect(await piecesOf(path)).toEqual(pieces)
  const statuses = await Promise.all(pieces.map(async piece => (await fetch(piece)).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
})
