import fc from 'fast-check'
import { expect, test } from 'vitest'
import { addressedAs, titles, validateName } from './person.ts'

test.each([
  'Ada',
  ' Ada ',
  "O'Brien-Smith Jr.",
  'O’Brien',
  'd’Alembert',
  "'t Hooft",
  'van der Berg',
  'Σοφία',
  'Παπαδοπούλου Çelik',
  'Nguyễn',
  'Nguye\u0302\u0303n',
  'Żółć',
  'Łukasz',
  'Gal·la',
  'J.R.R. Tolkien',
  'J. R.',
  'J.-P.',
  'Martin Luther King, Jr.',
  'Anna & Paul',
  'Зоя',
  '田中',
  'ｱｷﾗ',
  'שרה',
  'علی\u200cرضا',
  'ශ්\u200dරී',
  'Kaʻiulani',
  ...Object.values(titles).flat(),
])('%s can be a name', name => {
  expect(validateName(name)).toBeUndefined()
})

test.each([
  ['', 'missing'],
  ['   ', 'missing'],
  ['x'.repeat(51), 'too-long'],
  ['Your refund waits at maestrale-refund.com', 'name'],
  ['maestrale.gift', 'name'],
  ['evil.com.', 'name'],
  ['Vera,evil.example', 'name'],
  ['www. evil', 'name'],
  ['evil\u2024com', 'name'],
  ['evil．com', 'name'],
  ['evil。com', 'name'],
  ['evil.\u0301com', 'name'],
  ['ｈｔｔｐ：／／evil', 'name'],
  ['https://evil', 'name'],
  ['a boss＠evil', 'name'],
  ['boss@evil', 'name'],
  ['Ring +44 20 7000 0000 now', 'name'],
  ['Ring ٤٤٢٠ now', 'name'],
  ['Ring ⁴⁴²⁰ now', 'name'],
  ['🎁 Free gift', 'name'],
  ['Vera \u202egnp', 'name'],
  ['Vera\u200b', 'name'],
  ['Ve\u200cra', 'name'],
  ['Vera\u200f', 'name'],
  ['Vera\u{e0041}', 'name'],
  ['Vera\u3164', 'name'],
  [`V${'\u0301'.repeat(40)}`, 'name'],
  ['Vera\r\nBcc: all', 'name'],
  ['Vera\u0085', 'name'],
  ['Ve\u2028ra', 'name'],
  ['Vera: look', 'name'],
  ['<b>Vera</b>', 'name'],
  ['Vera!', 'name'],
  ["'", 'name'],
])('%j is none: %s', (name, fault) => {
  expect(validateName(name)).toBe(fault)
})

const refused = /[\p{N}\p{Cc}\p{Zl}\p{Zp}\p{Bidi_Control}\p{Emoji_Presentation}@:/\\<>]/u
const domain = /[\p{L}\p{N}]\.[\p{L}\p{N}]{2}/u
const signs = [...' .-’aZéж中٣5🎁@/:\\<\u200b\u200f\u202e\u0301\n', 'com', 'www.']

test('whatever passes carries no number, control or direction mark, and no domain', () => {
  const anything = fc.array(fc.nat(0x10ffff), { maxLength: 20 }).map(points => String.fromCodePoint(...points))
  const written = fc.array(fc.constantFrom(...signs), { maxLength: 12 }).map(parts => parts.join(''))
  fc.assert(
    fc.property(fc.oneof(anything, written), text => {
      if (validateName(text)) return
      const shown = text.trim().normalize('NFKC')
      expect(shown).not.toMatch(refused)
      expect(shown).not.toMatch(domain)
    }),
  )
})

test('a domain is never a name, whatever stands around it', () => {
  fc.assert(
    fc.property(fc.domain(), fc.constantFrom('', 'Vera ', 'Vera, '), (domain, before) => {
      expect(validateName(`${before}${domain}`)).toBeDefined()
    }),
  )
})

test.each([
  [{ title: 'Frau', firstName: 'Jörg', lastName: 'Weiß' }, 'Frau Weiß'],
  [{ title: 'Divers', firstName: 'Kim', lastName: 'Weiß' }, 'Kim Weiß'],
  [{ title: '', firstName: 'Ada', lastName: 'Holm' }, 'Ada Holm'],
  [{ title: 'Mrs', firstName: 'Ada', lastName: '' }, 'Ada'],
])('%o is addressed as %s', (person, name) => {
  expect(addressedAs(person)).toBe(name)
})
