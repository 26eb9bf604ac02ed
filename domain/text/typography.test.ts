import { expect, test } from 'vitest'
import { wholeText } from './language.ts'
import { typeset } from './typography.ts'

test.each([
  ['fr', 'Oui ; non : quoi ? Ah !', 'Oui\u202f; non\u202f: quoi\u202f? Ah\u202f!'],
  ['fr', 'Un « mot\u00a0» et « {query} »', 'Un «\u202fmot\u202f» et «\u202f{query}\u202f»'],
  ['fr', '30 % à la réservation, {percent} % après', '30\u202f% à la réservation, {percent}\u202f% après'],
  ['de', '30 % bei der Buchung', '30\u00a0% bei der Buchung'],
  ['en', '30 % when you book, 100% sure', '30% when you book, 100% sure'],
  ['en', 'Which ; never', 'Which ; never'],
  ['fr', '2 300 € par mois, 1 230 400 en tout', '2\u202f300\u00a0€ par mois, 1\u202f230\u202f400 en tout'],
  ['fr', 'en 1898 400 marches, dès 12 ans', 'en 1898 400 marches, dès 12 ans'],
  ['de', '38.000 £ im Jahr', '38.000\u00a0£ im Jahr'],
  ['fr', '<a href="/a?b=1;c">ici</a> à 17:00&nbsp;!', '<a href="/a?b=1;c">ici</a> à 17:00&nbsp;!'],
])('in %s, "%s" is set with its own spaces', (language, text, set) => {
  expect(typeset(text, language)).toBe(set)
  expect(typeset(set, language), 'and stays so').toBe(set)
})

test('each language of a text is set in its own way, and what is no text is left alone', () => {
  const odd = { en: 'Why ?', fr: 'Pourquoi ?', de: 7 } as never
  expect(wholeText(odd)).toEqual({ en: 'Why ?', fr: 'Pourquoi\u202f?', de: 7 })
})
