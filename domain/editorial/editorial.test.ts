import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { localDateAndTime } from '#domain/calendar/format-datetime'
import { checkDraft, checkPublication, isContentPath } from './check-content.ts'
import { contentKinds, fieldsOfPart } from './content-kinds.ts'
import {
  completeState,
  differingParts,
  emptyState,
  isTranslationMissing,
  languageState,
  withParts,
} from './content-state.ts'
import { isFixedPage } from './fixed-pages.ts'
import { previewTokenIn } from './preview-address.ts'
import { instantOf } from './publish-time.ts'
import { finalTarget, type Redirect, redirectsOfMove } from './redirects.ts'
import { isSimpleHtml, linksIn } from './text-links.ts'

describe('drafts', () => {
  test.each(contentKinds)('%s: a new record is a valid draft, and cannot be published', kind => {
    const state = emptyState(kind)
    for (const part of ['shared', 'en', 'fr', 'de'] as const) expect(checkDraft(kind, part, state[part])).toEqual({})
    expect(Object.keys(checkPublication(kind, state)).length).toBeGreaterThan(0)
  })

  test('whatever is sent as a draft gets errors of its fields, never a failure', () => {
    fc.assert(
      fc.property(
        fc.constantFrom(...contentKinds),
        fc.constantFrom('shared', 'en' as const),
        fc.dictionary(fc.string(), fc.jsonValue()),
        (kind, part, values) => {
          const known = new Set(fieldsOfPart(kind, part).map(({ name }) => name))
          for (const field of Object.keys(checkDraft(kind, part, values)))
            expect(known.has(field.split('.')[0] ?? '') || field in values).toBe(true)
        },
      ),
    )
  })

  test('a translation is missing where English has a text and it has none, also in a module', () => {
    const english = { title: 'Walks', modules: { a: { html: '<p>By the sea</p>' } } }
    const shared = { modules: [{ key: 'a', type: 'Html' }] }
    const state = withParts(emptyState('page'), { shared, en: english, de: { title: 'Wege' } })
    expect(isTranslationMissing('page', state, 'de')).toBe(true)
    const translated = withParts(state, { de: { modules: { a: { html: '<p>Am Meer</p>' } } } })
    expect(isTranslationMissing('page', translated, 'de')).toBe(false)
  })

  test('a draft hides what is missing, and what is missing hides what is behind', () => {
    expect(languageState({ isDraft: true, isMissing: true, isBehind: true })).toBe('draft')
    expect(languageState({ isDraft: false, isMissing: true, isBehind: true })).toBe('missing')
    expect(languageState({ isDraft: false, isMissing: false, isBehind: true })).toBe('behind')
    expect(languageState({ isDraft: false, isMissing: false, isBehind: false })).toBe('published')
  })

  test('the category of an article is the first of its tags, once', () => {
    const article = withParts(emptyState('article'), { shared: { categoryId: 3, tags: [5, 3] } })
    expect(completeState('article', article).shared.tags).toEqual([3, 5])
  })

  test('the order of keys is no difference, the order of rows is one', () => {
    const state = withParts(emptyState('page'), { shared: { modules: [{ key: 'a' }, { key: 'b' }] } })
    expect(differingParts(state, JSON.parse(JSON.stringify(state)))).toEqual([])
    const moved = withParts(state, { shared: { modules: [{ key: 'b' }, { key: 'a' }] } })
    expect(differingParts(state, moved)).toEqual(['shared'])
  })
})

test('paths are lower case, outside of other areas, and no files', () => {
  for (const path of ['/', '/greece/corfu', '/a-1/b']) expect(isContentPath(path)).toBe(true)
  for (const path of [
    '',
    'a',
    '/A',
    '/a/',
    '//a',
    '/a b',
    '/de',
    '/fr/x',
    '/secure/x',
    '/office',
    '/preview',
    '/preview/villa',
    '/assets/x',
    '/healthz',
    '/readyz',
    '/a.pdf',
    '/../a',
    '/ä',
  ])
    expect(isContentPath(path), path).toBe(false)
})

test('pages of the law, of the code and of the client area are fixed; articles and free pages are not', () => {
  expect(isFixedPage({ id: 1, templateId: 3, path: '/' })).toBe(true)
  expect(isFixedPage({ id: 20_000, templateId: 1, path: '/privacy-policy' })).toBe(true)
  expect(isFixedPage({ id: 20_000, templateId: 79, path: '/help' })).toBe(true)
  expect(isFixedPage({ id: 20_000, templateId: 1, path: '/walks' })).toBe(false)
})

describe('redirects', () => {
  /** The redirects after a page has moved, as the database has them. */
  function move(from: string, to: string, redirects: readonly Redirect[]): Redirect[] {
    const { change, remove } = redirectsOfMove(from, to, redirects)
    const changed = redirects
      .filter(({ id }) => !remove.includes(id))
      .map(redirect => ({ ...redirect, to: change.find(({ id }) => id === redirect.id)?.to ?? redirect.to }))
    return [...changed, { id: Math.max(0, ...redirects.map(({ id }) => id)) + 1, path: from, to }]
  }

  test('however a page moves, every former path leads to it in one step and none to itself', () => {
    const paths = ['/a', '/b', '/c', '/d']
    fc.assert(
      fc.property(fc.array(fc.constantFrom(...paths), { maxLength: 12 }), moves => {
        let [at, redirects]: [string, Redirect[]] = ['/start', []]
        for (const to of moves) {
          if (to === at) continue
          redirects = move(at, to, redirects)
          at = to
        }
        expect(new Set(redirects.map(({ path }) => path)).size).toBe(redirects.length)
        for (const { path, to } of redirects) {
          expect(to).toBe(at)
          expect(path).not.toBe(at)
        }
      }),
    )
  })

  test('a redirect leads to the end of a chain; a loop has no end', () => {
    const redirects = [
      { id: 1, path: '/a', to: '/b' },
      { id: 2, path: '/b', to: '/c?x=1#y' },
    ]
    expect(finalTarget('/z', '/a', redirects)).toBe('/c?x=1#y')
    expect(finalTarget('/c', '/a', redirects)).toBeUndefined()
    expect(finalTarget('/z', 'https://example.com/a', redirects)).toBe('https://example.com/a')
  })

  test.each(['/a/', '/A', '/en/a', '/de/a', '/%61', '/x/', '/X?y=1'])(
    'a redirect of /a to %s leads back to itself in another spelling',
    to => {
      expect(finalTarget('/a', to, [{ id: 1, path: '/x', to: '/A/' }])).toBeUndefined()
    },
  )
})

describe('times of publication', () => {
  test('are local: the same hour in summer and in winter', () => {
    expect(instantOf('2027-01-15', '09:00', 'Europe/Athens')).toBe(Date.parse('2027-01-15T07:00:00Z'))
    expect(instantOf('2027-07-15', '09:00', 'Europe/Athens')).toBe(Date.parse('2027-07-15T06:00:00Z'))
  })

  test('a time that the clock skips does not exist; one that it shows twice is the first', () => {
    expect(instantOf('2027-03-28', '02:30', 'Europe/Rome')).toBeUndefined()
    expect(instantOf('2027-10-31', '02:30', 'Europe/Rome')).toBe(Date.parse('2027-10-31T00:30:00Z'))
  })

  test('an instant is read back as the local time from which it was made', () => {
    const zones = fc.constantFrom(
      'Europe/London',
      'Europe/Athens',
      'Pacific/Apia',
      'America/St_Johns',
      'Asia/Kathmandu',
    )
    const instants = fc.integer({ min: Date.parse('2026-01-01') / 60_000, max: Date.parse('2030-01-01') / 60_000 })
    fc.assert(
      fc.property(zones, instants, (zone, minutes) => {
        const local = localDateAndTime(minutes * 60_000, zone)
        const instant = instantOf(local.day, local.time, zone)
        expect(instant).toBeDefined()
        expect(localDateAndTime(instant ?? 0, zone)).toEqual(local)
        expect(instant).toBeLessThanOrEqual(minutes * 60_000)
      }),
    )
  })
})

describe('texts', () => {
  test('links into the site are found, by number and by path; others are left out', () => {
    const html =
      '<a href="{{page:12#top}}">a</a> {{ villa : 3 }} <a href="/contact?x=1">b</a> <a href="https://example.com">c</a> <a href="//evil">d</a> <a href="/media/1">e</a> <a href="mailto:a@b.c">f</a>'
    expect(linksIn(html)).toEqual([{ kind: 'page', id: 12 }, { kind: 'villa', id: 3 }, { path: '/contact' }])
  })

  test('tables, and attributes that the rich editor drops, are edited as HTML', () => {
    expect(isSimpleHtml('<h2>A</h2><p>b <a href="{{page:1}}">c</a><br></p>')).toBe(true)
    expect(isSimpleHtml('<table><tr><td>a</td></tr></table>')).toBe(false)
    expect(isSimpleHtml('<p lang="it">ciao</p>')).toBe(false)
  })

  test('the token of a preview is read from the query of an address', () => {
    expect(previewTokenIn('/a?x=1&preview=t.1')).toBe('t.1')
    expect(previewTokenIn('/a?x=preview')).toBeUndefined()
    expect(previewTokenIn('/preview=1')).toBeUndefined()
  })
})
