import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { canonicalEmail, mailboxOf, validateEmail } from './email.ts'

test.each([
  ['a@b.it', 'a@b.it'],
  [' Lead@Example.COM ', 'lead@example.com'],
  ["o'neill+villa@mail.example.co.uk", "o'neill+villa@mail.example.co.uk"],
  ['first.last-name_1@sub.example.com', 'first.last-name_1@sub.example.com'],
  ['jürgen@münchen.de', 'jürgen@xn--mnchen-3ya.de'],
  ['ju\u0308rgen@mu\u0308nchen.de', 'jürgen@xn--mnchen-3ya.de'],
  ['jürgen@XN--MNCHEN-3YA.de', 'jürgen@xn--mnchen-3ya.de'],
  ['a@MÜNCHEN.de', 'a@xn--mnchen-3ya.de'],
  ['a@straße.de', 'a@xn--strae-oqa.de'],
  ['ΕΛΕΝΗ@παράδειγμα.gr', 'ΕΛΕΝΗ@xn--hxajbheg2az3al.gr'],
  ['用户@例子.中国', '用户@xn--fsqu00a.xn--fiqs8s'],
])('%j is kept as %s', (text, canonical) => {
  expect(validateEmail(text)).toBeUndefined()
  expect(canonicalEmail(text)).toBe(canonical)
})

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['lead', 'email'],
  ['lead@', 'email'],
  ['@example.com', 'email'],
  ['lead@example', 'email'],
  ['lead@example..com', 'email'],
  ['lead@example.com.', 'email'],
  ['lead@.example.com', 'email'],
  ['lead@-example.com', 'email'],
  ['lead@exam_ple.com', 'email'],
  ['lead@ex%61mple.com', 'email'],
  ['lead@example.com:25', 'email'],
  ['lead@example.com/path', 'email'],
  ['two@lead@example.com', 'email'],
  ['lead @example.com', 'email'],
  ['"lead"@example.com', 'email'],
  ['<lead@example.com>', 'email'],
  ['lead@example.com\nbcc: all@example.com', 'email'],
  ['.lead@example.com', 'email'],
  ['lead.@example.com', 'email'],
  ['.a..b.@v.example', 'email'],
  ['-oX@v.example', 'email'],
  ['a@[127.0.0.1]', 'email'],
  ['a@127.0.0.1', 'email'],
  ['a@0x7f.1', 'email'],
  ['\u0001plain@victim.example', 'email'],
  ['plain@victim.example\u0004', 'email'],
  ['a\u0001b@victim.example', 'email'],
  ['plain@ｖictim.example', 'email'],
  ['plain@vic\u00adtim.example', 'email'],
  ['plain@victim.example\u200b', 'email'],
  ['plain@victim。example.com', 'email'],
  ['a\u202eb@victim.example', 'email'],
  ['ﬁ@victim.example', 'email'],
  ['bar\u212a@victim.example', 'email'],
  ['a\ufe0f@victim.example', 'email'],
  ['🎁@victim.example', 'email'],
  [`${'x'.repeat(65)}@example.com`, 'email'],
  [`${'ü'.repeat(33)}@example.com`, 'email'],
  [`${'x'.repeat(250)}@example.com`, 'too-long'],
])('%j is none: %s', (text, fault) => {
  expect(validateEmail(text)).toBe(fault)
  expect(canonicalEmail(text)).toBeUndefined()
})

describe('of whatever is typed', () => {
  const anything = fc
    .array(fc.oneof(fc.nat(0x24f), fc.nat(0x10ffff)), { minLength: 1, maxLength: 10 })
    .map(points => String.fromCodePoint(...points))
  const typed = fc.oneof(
    anything,
    fc.tuple(anything, anything).map(([local, domain]) => `${local}@${domain}.example`),
    fc.emailAddress(),
  )

  test('the canonical form is its own, and of characters that no mail program changes', () => {
    fc.assert(
      fc.property(typed, text => {
        const canonical = canonicalEmail(text)
        if (canonical === undefined) return
        expect(canonicalEmail(canonical)).toBe(canonical)
        expect(canonical).toBe(canonical.normalize('NFKC'))
        expect(canonical).not.toMatch(/[\p{C}\p{Z}A-Z<>()[\]",;:\\]/u)
        expect(canonical.split('@')).toHaveLength(2)
        expect(canonical).toMatch(/@[a-z\d.-]+$/)
        expect(validateEmail(text)).toBeUndefined()
      }),
    )
  })

  test('an invisible character never makes another address of one', () => {
    const invisible = fc.constantFrom('\u0001', '\u0085', '\u00ad', '\u200b', '\u200f', '\u2066', '\ufe0f', '\ufeff')
    fc.assert(
      fc.property(fc.emailAddress(), invisible, fc.nat(), (address, sign, place) => {
        const at = 1 + (place % (address.length - 1))
        const written = `${address.slice(0, at)}${sign}${address.slice(at)}`
        expect([undefined, canonicalEmail(address)]).toContain(canonicalEmail(written))
      }),
    )
  })
})

test.each([
  ['lead+villa@example.com', 'lead@example.com'],
  ['Lead@Example.com', 'lead@example.com'],
  ['+villa@example.com', '+villa@example.com'],
  ['lead@münchen.de', 'lead@xn--mnchen-3ya.de'],
])('%s arrives in %s', (address, mailbox) => {
  expect(mailboxOf(address)).toBe(mailbox)
})
