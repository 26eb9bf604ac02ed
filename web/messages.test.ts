import { readdir, readFile } from 'node:fs/promises'
import MessageFormat from '@messageformat/core'
import { parse, type Token } from '@messageformat/parser'
import { describe, expect, test } from 'vitest'
import { languages } from '#domain/text/language'

const folder = new URL('./messages/', import.meta.url)
const read = async (part: string, language: string) =>
  JSON.parse(await readFile(new URL(`${part}/${language}.json`, folder), 'utf8')) as Record<string, string>

const parts = await readdir(folder)
/** The variables of a message, including those within plurals and selects. */
const variablesIn = (tokens: Token[]): string[] =>
  tokens.flatMap(token => [
    ...('arg' in token ? [token.arg] : []),
    ...('cases' in token ? token.cases.flatMap(({ tokens }) => variablesIn(tokens)) : []),
  ])
const variablesOf = (text: string) => [...new Set(variablesIn(parse(text)))].toSorted()

test('every message is in one namespace only', async () => {
  const keys = (await Promise.all(parts.map(part => read(part, 'en')))).flatMap(Object.keys)
  expect(keys.filter((key, i) => keys.indexOf(key) !== i)).toEqual([])
})

describe.each(parts)('the messages of %s', async part => {
  const english = await read(part, 'en')

  test('are in alphabetical order', () => {
    expect(Object.keys(english)).toEqual(Object.keys(english).toSorted())
  })

  test.each(languages)('have the same keys in %s as in English', async language => {
    expect(Object.keys(await read(part, language))).toEqual(Object.keys(english))
  })

  test.each(languages)('compile in %s, use the same variables, and are not empty', async language => {
    const format = new MessageFormat(language)
    for (const [key, text] of Object.entries(await read(part, language))) {
      expect(text.trim(), key).not.toBe('')
      expect(() => format.compile(text), key).not.toThrow()
      expect([key, variablesOf(text)]).toEqual([key, variablesOf(english[key] ?? '')])
    }
  })
})
