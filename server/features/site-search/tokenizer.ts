import type { Language } from '#domain/text/language'

/** Letters that are written as two where a keyboard lacks them. */
const twofold: Record<string, string> = { ß: 'ss', æ: 'ae', œ: 'oe', ø: 'o', ł: 'l', ς: 'σ' }

/** Folds a word for comparison: lower case, without accents. */
export const normaliseToken = (word: string): string =>
  word
    .toLowerCase()
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .replace(/[ßæœøłς]/g, letter => twofold[letter] ?? letter)

/** The words of a text with their positions. */
export const wordsIn = (text: string): { word: string; at: number }[] =>
  [...text.normalize('NFC').matchAll(/[\p{L}\p{N}]+/gu)].map(match => ({ word: match[0], at: match.index }))

/** Stop words in the languages of the site. */
const small = new Set(
  [
    'the of in on at with and for to an by near',
    'le la les de du des en au aux avec et pour sur un une dans',
    'der die das den dem im am auf mit und fur zu ein eine von bei',
  ].flatMap(words => words.split(' ')),
)

const counts = (word: string) => (word.length > 1 || /\d/.test(word)) && !small.has(word)

/** The folded words of a text without stop words. */
export const indexTokens = (text: string): string[] =>
  wordsIn(text)
    .map(({ word }) => normaliseToken(word))
    .filter(counts)

/**
 * The words of a typed query. If there are only stop words, they are used: one can be the beginning of another word.
 */
export function queryTokens(typed: string): string[] {
  const telling = [...new Set(indexTokens(typed))]
  return telling.length > 0 ? telling : wordsIn(typed).map(({ word }) => normaliseToken(word))
}

/** Common names for the kinds of things, beside the words in their texts. */
export const synonyms: Record<'villa' | 'collection' | 'experience' | 'journal' | 'press', Record<Language, string>> = {
  villa: {
    en: 'villa villas house houses holiday rental',
    fr: 'villa villas maison maisons location vacances',
    de: 'Villa Villen Haus Häuser Ferienhaus Ferienhäuser',
  },
  collection: { en: 'collection villas', fr: 'collection villas', de: 'Kollektion Sammlung Villen' },
  experience: {
    en: 'experience experiences things to do excursion',
    fr: 'expérience expériences activités excursion',
    de: 'Erlebnis Erlebnisse Ausflug Ausflüge',
  },
  journal: { en: 'journal blog article', fr: 'journal blog article', de: 'Journal Blog Artikel' },
  press: { en: 'press', fr: 'presse', de: 'Presse' },
}
