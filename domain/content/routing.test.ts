import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { type PathEntry, type PathKind, resolvePath, withoutOwnHost } from '#domain/content/routing'

const site: Partial<Record<PathKind, Record<string, PathEntry>>> = {
  page: {
    '/': { id: 1 },
    '/greece/corfu': { id: 20 },
    '/old-corfu': { id: 21, httpStatusCode: 301, redirectTo: '/greece/corfu' },
    '/summer-offer': { id: 22, httpStatusCode: 302, redirectTo: '/results' },
    '/closed': { id: 23, httpStatusCode: 410 },
    '/page-not-found': { id: 13, httpStatusCode: 404 },
  },
  villa: { '/greece/corfu/villas/kalami-house': { id: 7 }, '/greece/corfu': { id: 8 } },
  collection: { '/villa-collections/on-the-water': { id: 3 } },
}
const find = (kind: PathKind, path: string) => site[kind]?.[path]

describe('a path is', () => {
  test('a page before it is a villa', () => {
    expect(resolvePath('/greece/corfu', find)).toMatchObject({ kind: 'page', id: 20, language: 'en' })
  })

  test('the same thing in another language', () => {
    expect(resolvePath('/de/greece/corfu/villas/kalami-house', find)).toMatchObject({
      kind: 'villa',
      id: 7,
      language: 'de',
    })
    expect(resolvePath('/fr', find)).toMatchObject({ kind: 'page', id: 1, language: 'fr' })
  })

  test('not found where nothing stands', () => {
    expect(resolvePath('/atlantis', find)).toMatchObject({ kind: 'not-found' })
    expect(resolvePath('/fr/atlantis', find)).toMatchObject({ kind: 'not-found', language: 'fr' })
    expect(resolvePath('/page-not-found', find)).toMatchObject({ kind: 'not-found' })
    expect(resolvePath('/%E0%A4%A', find)).toMatchObject({ kind: 'not-found' })
    expect(resolvePath('/it', find)).toMatchObject({ kind: 'not-found' })
  })

  test('gone where it was', () => {
    expect(resolvePath('/closed', find)).toMatchObject({ kind: 'gone' })
  })
})

describe('a path leads on', () => {
  test('when its page has moved, in the language of the path', () => {
    expect(resolvePath('/old-corfu', find)).toMatchObject({ status: 301, target: '/greece/corfu' })
    expect(resolvePath('/fr/summer-offer', find)).toMatchObject({ status: 302, target: '/fr/results' })
  })

  test.each([
    '/Greece/Corfu',
    '/greece/corfu/',
    '//greece//corfu',
    '/en/greece/corfu',
    '/en/en/greece/corfu',
    '/greece/corf%55',
    '/gree%63e/corfu',
    '/%67reece%2Fcorfu',
  ])('from %s to the one right address', path => {
    expect(resolvePath(path, find)).toMatchObject({ status: 301, target: '/greece/corfu' })
  })
})

test('a path with letters of other scripts is right as it is, and as browsers send it', () => {
  const beach = (_: PathKind, path: string) =>
    path === '/fr/plage-d’été' || path === '/plage-d’été' ? { id: 5 } : undefined
  for (const path of ['/plage-d’été', encodeURI('/plage-d’été'), encodeURI('/fr/plage-d’été')]) {
    expect(resolvePath(path, beach)).toMatchObject({ kind: 'page', id: 5 })
  }
})

test('whatever the spelling of a path, it leads in one step to an address that leads no further', () => {
  const everywhere = () => ({ id: 1 })
  const spelled = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.string({ unit: 'grapheme' }).map(encodeURIComponent),
    fc
      .array(
        fc.constantFrom('/', '%2F', 'EN', 'en', 'fr', '%66r', 'é', 'e\u0301', 'İ', 'Σ', ';x', '%25', '?', '#', '.'),
      )
      .map(parts => parts.join('')),
  )
  fc.assert(
    fc.property(spelled, text => {
      const asked = resolvePath(`/${text}`, everywhere)
      if (asked.kind !== 'redirect') return
      expect(asked.target).toMatch(/^\/(?!\/)/)
      const followed = resolvePath(asked.target, everywhere)
      expect([asked.target, followed.kind]).toEqual([asked.target, 'page'])
      // Nor does a browser write it otherwise when it follows.
      expect(new URL(asked.target, 'http://site').pathname).toBe(asked.target)
    }),
    { numRuns: 2000 },
  )
})

test.each([
  ['https://maestrale.example/Villas?a=1#b', '/Villas?a=1#b'],
  ['http://MAESTRALE.example./villas', '/villas'],
  ['https://maestrale.example:443', '/'],
  ['//maestrale.example//villas', '/villas'],
  ['https://user@maestrale.example/plage-d%E2%80%99%C3%A9t%C3%A9', '/plage-d’été'],
  ['https://maestrale.example:8080/villas', 'https://maestrale.example:8080/villas'],
  ['https://maestrale.example.org/villas', 'https://maestrale.example.org/villas'],
  ['/villas', '/villas'],
  ['https://', 'https://'],
])('the address %s is stored as %s', (address, stored) => {
  expect(withoutOwnHost(address, 'https://maestrale.example')).toBe(stored)
})

test('redirects in a circle lead nowhere; a long chain leads on', () => {
  const chain = (length: number, last: string) => (_: PathKind, path: string) => {
    const at = Number(/^\/step-(\d+)$/.exec(path)?.[1] ?? -1)
    if (at < 0) return undefined
    return { id: at, httpStatusCode: 301, redirectTo: at < length ? `/de/step-${at + 1}/?x#y` : last }
  }
  expect(resolvePath('/step-0', chain(50, '/fr/Step-7')).kind).toBe('not-found')
  expect(resolvePath('/step-50', chain(50, '/step-50?again')).kind).toBe('not-found')
  expect(resolvePath('/step-0', chain(50, '/contact')).kind).toBe('redirect')
  expect(resolvePath('/step-50', chain(50, 'https://elsewhere.example/step-50')).kind).toBe('redirect')
})

test('no path whatever makes the resolution fail', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'binary' }), text => {
      expect(resolvePath(`/${text}`, find).kind).toBeDefined()
    }),
  )
})
