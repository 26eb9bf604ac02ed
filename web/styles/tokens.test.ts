import { readdir, readFile } from 'node:fs/promises'
import { expect, test } from 'vitest'

const web = new URL('../', import.meta.url)
const sources = (await readdir(web, { recursive: true })).filter(path => /\.(css|tsx?)$/.test(path))
const texts = await Promise.all(sources.map(async path => ({ path, text: await readFile(new URL(path, web), 'utf8') })))

test('styles use defined custom properties only, since browsers ignore others silently', () => {
  const set = new Set(
    texts.flatMap(({ text }) => [...text.matchAll(/(--[\w-]+)['"]?\s*[:,\]]/g)].map(match => match[1])),
  )
  const unknown = texts.flatMap(({ path, text }) =>
    [...text.matchAll(/var\((--[\w-]+)\s*\)/g)].flatMap(([, name]) => (set.has(name) ? [] : [`${path}: ${name}`])),
  )
  expect(unknown).toEqual([])
})
