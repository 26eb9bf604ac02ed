import { readFile } from 'node:fs/promises'
import MessageFormat from '@messageformat/core'
import { describe, expect, test } from 'vitest'
import { languages } from '#domain/language'

const read = async (language: string) =>
  JSON.parse(await readFile(new URL(`./messages/${language}.json`, import.meta.url), 'utf8')) as Record<string, string>

const english = await read('en')
const variablesOf = (text: string) =>
  [...new Set([...text.matchAll(/\{\s*(\w+)\s*[,}]/g)].map(match => match[1]))].toSorted()

test('the messages stand in alphabetical order', () => {
  expect(Object.keys(english)).toEqual(Object.keys(english).toSorted())
})

describe.each(languages)('the messages in %s', async language => {
  const texts = await read(language)

  test('are the same as in English, none more and none less', () => {
    expect(Object.keys(texts)).toEqual(Object.keys(english))
  })

  test('can be compiled, speak of the same things, and are not empty', () => {
    const format = new MessageFormat(language)
    for (const [key, text] of Object.entries(texts)) {
      expect(text.trim(), key).not.toBe('')
      expect(() => format.compile(text), key).not.toThrow()
      expect([key, variablesOf(text)]).toEqual([key, variablesOf(english[key] ?? '')])
    }
  })
})
