import { describe, expect, test } from 'vitest'
import { languages } from '#domain/text/language'
import { villas } from './catalogue.ts'
import { translatedReviews } from './reviews.ts'

const keyOf = ({ region, slug }: { region: string; slug: string }) => `${region}/${slug}`

test('translations belong to existing villas', () => {
  const keys = new Set(villas.map(keyOf))
  expect(Object.keys(translatedReviews).filter(key => !keys.has(key))).toEqual([])
})

describe.each(villas.map(villa => [keyOf(villa), villa.reviews] as const))('the reviews of %s', (key, reviews) => {
  test('are translated into every other language, including replies', () => {
    const told = translatedReviews[key] ?? []
    expect(
      told.map(texts => Object.entries(texts).map(([language, { reply }]) => [language, reply !== undefined])),
    ).toEqual(
      reviews.map(review =>
        languages
          .filter(language => language !== review.language)
          .map(language => [language, review.reply !== undefined]),
      ),
    )
  })
})
