import { expect, test } from 'vitest'
import { withBrowser } from '../browser.ts'

const { visit, address } = withBrowser()

test('the API reference renders, without violations of the content policy', async () => {
  const page = await visit('/contact')
  await page.goto(address('/api/docs?from=/elsewhere/'))
  // Only endpoints near the viewport are rendered.
  await page.locator('[data-path="/api/core/properties/search"]').waitFor()
})

/** Absolute URLs of a page's resources. */
async function piecesOf(path: string): Promise<string[]> {
  const reply = await fetch(address(path))
  const found = [...(await reply.text()).matchAll(/(?:src|href)="([^"]+)"/g)]
  return found.map(([, piece = '']) => new URL(piece, reply.url).href).sort()
}

test('in any form of its URL the page loads the same existing resources', async () => {
  const pieces = await piecesOf('/api/docs?from=/elsewhere/')
  expect(pieces.filter(piece => piece.endsWith('.js')).length).toBeGreaterThan(1)
  for (const path of ['/api/docs', '/api/docs/']) expect(await piecesOf(path)).toEqual(pieces)
  const statuses = await Promise.all(pieces.map(async piece => (await fetch(piece)).status))
  expect(new Set(statuses)).toEqual(new Set([200]))
})
