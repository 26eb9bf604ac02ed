import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { languages } from '#domain/text/language'
import { listFiles } from '../list-files.ts'
import { root } from '../root.ts'
import { charactersOf } from './fonts-plugin.ts'

test('the characters of a range', () => {
  expect(charactersOf('U+0041-0043, U+20AC')).toBe('ABC€')
})

/** The display fonts set titles: letters, digits and their punctuation, without signs and letters of other languages. */
const inTitles = /^[\p{L}\p{Nd}\p{Zs}.,:;!?'’‘“”„«»()&–—…-]$/u
const foreign = new Set('ÁÍÑÓÚÌÒáíñóúìòÛÙËÏ')

test('the subset fonts have every character of the messages, the display fonts those of titles', async () => {
  const rules = (await readFile(join(root, 'web/styles/fonts.css'), 'utf8')).match(/@font-face \{[^}]+\}/g) ?? []
  const cut = rules.filter(rule => rule.includes('dist/fonts/'))
  expect(cut).toHaveLength(3)
  const files = (await listFiles(join(root, 'web/messages'))).filter(file => file.endsWith('.json'))
  expect(files.length).toBeGreaterThan(languages.length)
  const texts = await Promise.all(
    files.map(async file => Object.values(JSON.parse(await readFile(file, 'utf8'))).join('')),
  )
  const used = new Set(texts.join('').normalize())
  for (const rule of cut) {
    const there = new Set(charactersOf(/unicode-range:([^;]+)/.exec(rule)?.[1] ?? ''))
    const isNeeded = rule.includes('Figtree')
      ? () => true
      : (character: string) => inTitles.test(character) && !foreign.has(character)
    expect([...used].filter(character => isNeeded(character) && !there.has(character))).toEqual([])
  }
})
