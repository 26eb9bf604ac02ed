import { expect, test } from 'vitest'
import { languages } from '#domain/text/language'
import { pressPieces } from './pieces.ts'

test.each(pressPieces)('the pull quote of $slug occurs in its text', ({ quote, content }) => {
  for (const language of languages) expect(content[language]).toContain(quote[language])
})

test('each piece has a publication, a title and a slug of its own', () => {
  for (const of of ['publisherName', 'slug', 'id'] as const)
    expect(new Set(pressPieces.map(piece => piece[of])).size).toBe(pressPieces.length)
  for (const language of languages)
    expect(new Set(pressPieces.map(({ title }) => title[language])).size).toBe(pressPieces.length)
})
