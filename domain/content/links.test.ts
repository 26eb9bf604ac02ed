import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isPagePath, linkKinds, resolveLinks, villasLinkedIn } from '#domain/content/links'

const corfu = (kind: string, id: number) =>
  kind === 'page' && id === 46 ? { url: '/fr/contact', title: 'Contact' } : undefined

describe('content links', () => {
  test('become the address of their target, with the anchor', () => {
    expect(resolveLinks('<a href="{{page:46#hours}}">', corfu)).toBe('<a href="/fr/contact#hours">')
  })

  test('that lead nowhere go to the not-found page', () => {
    expect(resolveLinks('{{villa:7}}', corfu)).toBe('/page-not-found')
  })

  test('that are none stay as they are', () => {
    expect(resolveLinks('{{ships:7}} {page:46} {{page:}}', corfu)).toBe('{{ships:7}} {page:46} {{page:}}')
  })

  test('of any kind leave no braces behind', () => {
    fc.assert(
      fc.property(fc.constantFrom(...linkKinds), fc.nat(999_999), (kind, id) => {
        expect(resolveLinks(`a {{${kind}:${id}}} b`, corfu)).not.toMatch(/[{}]/)
      }),
    )
  })
})

test.each(['/', '/greece/corfu', '/fr/results', '/greece/corfu/villas/st.-spyridon-house', '/officer-s-house'])(
  '%s may be a page',
  path => {
    expect(isPagePath(path)).toBe(true)
  },
)

test.each(['/media/12-abc/520.avif', '/api/docs', '/dev/mail', '/office', '/conditions.pdf'])(
  '%s is answered by the server itself',
  path => {
    expect(isPagePath(path)).toBe(false)
  },
)

test('the villas that a text links to are known in its order, each once', () => {
  const text = '<a href="{{villa:7}}">A</a> {{page:46}} {{property: 3#pool}} {{ villa:7 }} {{villa:x}}'
  expect(villasLinkedIn(text)).toEqual([7, 3])
  expect(villasLinkedIn('')).toEqual([])
})
