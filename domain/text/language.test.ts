import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { findLanguage, languages, localPath, splitLanguage } from '#domain/text/language'

describe('a language is found', () => {
  test.each([
    ['1', 'en'],
    ['fr', 'fr'],
    [3, 'de'],
  ])('by %j', (given, language) => {
    expect(findLanguage(given)).toBe(language)
  })

  test.each(['', '0', '4', 'it', 'EN', 'constructor'])('not by %j', given => {
    expect(findLanguage(given)).toBeUndefined()
  })
})

describe('a path', () => {
  test('without a prefix is English', () => {
    expect(splitLanguage('/greece')).toEqual({ language: 'en', path: '/greece' })
    expect(splitLanguage('/french-riviera')).toEqual({ language: 'en', path: '/french-riviera' })
  })

  test('with a prefix is of that language', () => {
    expect(splitLanguage('/fr')).toEqual({ language: 'fr', path: '/' })
    expect(splitLanguage('/de/greece')).toEqual({ language: 'de', path: '/greece' })
  })

  test('goes into a language and comes back', () => {
    const paths = fc.array(fc.stringMatching(/^[a-z]{3,9}$/), { maxLength: 4 }).map(parts => `/${parts.join('/')}`)
    fc.assert(
      fc.property(paths, fc.constantFrom(...languages), (path, language) => {
        expect(splitLanguage(localPath(path, language))).toEqual({ language, path })
      }),
    )
  })
})
