import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { isInternal, linkKinds, resolveLinks } from '#domain/links'

const corfu = (kind: string, id: number) =>
  kind === 'page' && id === 46 ? { url: '/fr/contact', title: 'Contact' } : undefined

describe('content links', () => {
  test('become the address of what they name, the anchor kept', () => {
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

describe('the app follows', () => {
  test.each(['/', '/greece/corfu', '/fr/results?des=16#list', '/greece/corfu/villas/st.-spyridon-house'])(
    '%s',
    href => {
      expect(isInternal(href)).toBe(true)
    },
  )
})

describe('the app does not follow', () => {
  test.each([
    'https://example.com/',
    '//example.com',
    'tel:+442079460321',
    'mailto:hello@example.com',
    '/media/12-abc/520.avif',
    '/api/docs',
    '/dev/mail',
    '/office',
    '/conditions.pdf',
    '#when',
  ])('%s', href => {
    expect(isInternal(href)).toBe(false)
  })
})
