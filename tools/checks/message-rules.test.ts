import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { pages } from '../../content/pages.ts'
import { root } from '../root.ts'
import { avoidedIn, avoidedWords, checkMessages, checkWords, missingParts, wrongValues } from './message-rules.ts'

const messages = new Map([
  ['guests', { part: 'frame', values: ['count'] }],
  ['greeting', { part: 'frame', values: [] }],
  ['stay_of', { part: 'villa', values: ['from', 'to'] }],
])

test.each([
  "t('greeting')",
  "t('guests', { count })",
  "t('stay_of', { from: words(a, { long: true }), to: words(b) })",
  "t(many ? 'guests' : 'greeting', { count: list.length })",
  't(key, { whatever })',
  "t('stay_of', { ...days })",
])('%s has the required values', call => {
  expect(wrongValues(call, messages)).toEqual([])
})

test.each([
  ["t('guests')", '{count} is missing'],
  ["t('guests', { counted })", '{count} is missing'],
  ["t('greeting', { name: f('a, b') })", '{name} is not wanted'],
  ["t('stay_of', { from: g({ to: 1 }) })", '{to} is missing'],
])('%s: %s', (call, fault) => {
  expect(wrongValues(call, messages).join()).toContain(fault)
})

test('a page that uses messages of a namespace it does not load is reported', () => {
  const link = (to: string, late = false) => ({ to, origins: [to], typeOnly: false, late })
  const sources = new Map([
    ['web/templates/article/index.tsx', { text: '', links: [link('web/features/stay/stay.tsx')] }],
    ['web/features/stay/stay.tsx', { text: "t('stay_of', days) + t('greeting')", links: [] }],
    ['web/features/stay/lazy.ts', { text: "{ words: ['villa'] }", links: [link('web/features/stay/stay.tsx', true)] }],
  ])
  expect(missingParts(sources, messages)).toEqual([
    'web/templates/article/index.tsx shows stay_of (in web/features/stay/stay.tsx), but does not bring the part villa',
  ])
})

test('every message is used, gets its values, and loads with the code that uses it', async () => {
  expect(await checkMessages(root)).toEqual([])
})

const words = avoidedWords(
  '| de | Ortstaxe | Kurtaxe |\n| fr | caution | dépôt de garantie |\n| Language | Instead of | Write |',
)

test.each<['en' | 'fr' | 'de', string, number]>([
  ['de', 'Die Ortstaxe zahlen Sie vorab.', 1],
  ['de', 'Die Kurtaxe zahlen Sie vorab.', 0],
  ['fr', 'Votre Caution de 500 €', 1],
  ['fr', 'par précaution', 0],
  ['en', 'a word of caution', 0],
])('%s “%s” has %i words to avoid', (language, text, count) => {
  expect(avoidedIn(text, language, words)).toHaveLength(count)
})

test('no message and no page uses words to avoid', async () => {
  const glossary = avoidedWords(await readFile(join(root, 'docs', 'glossary.md'), 'utf8'))
  expect(glossary.length).toBeGreaterThan(30)
  expect(await checkWords(root)).toEqual([])
  const written = (thing: unknown): string[] =>
    typeof thing !== 'object' || !thing
      ? []
      : Object.entries(thing).flatMap(([key, value]) =>
          typeof value === 'string' && (key === 'en' || key === 'fr' || key === 'de')
            ? avoidedIn(value, key, glossary).map(fault => `${value.slice(0, 40)}… ${fault}`)
            : written(value),
        )
  expect(pages.flatMap(page => written(page))).toEqual([])
})
