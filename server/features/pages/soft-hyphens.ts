import hyphen from 'hyphen'
import patterns from 'hyphen/patterns/de-1996.js'
import type { Language } from '#domain/language'

/** From so many letters on a word may be wider than a telephone, set as a page's heading. */
const longWord = /\p{L}{14,}/gu

/** What is left on a line, and what goes to the next, has so many letters at least. */
const fewest = 5

const softHyphen = '\u00ad'

const hyphenate = hyphen(patterns, { hyphenChar: softHyphen }) as hyphen.HyphenationFunctionSync

/** Where most first parts of a compound end: Nutzungs-, Schifffahrts-, Datenschutz-. */
const endOfPart = /[sz]t?$/

const middle = (at: number, word: string) => Math.abs(at - word.length / 2)

function broken(word: string): string {
  const syllables = hyphenate(word).split(softHyphen)
  const points = syllables
    .slice(0, -1)
    .map((_, i) => syllables.slice(0, i + 1).join('').length)
    .filter(at => at >= fewest && at <= word.length - fewest)
  const seams = points.filter(at => endOfPart.test(word.slice(0, at)))
  const [at] = (seams.length > 0 ? seams : points).toSorted((a, b) => middle(a, word) - middle(b, word))
  return at === undefined ? word : word.slice(0, at) + softHyphen + word.slice(at)
}

/**
 * A heading in which long German words may be broken, by a browser without a dictionary of German too: once each, at
 * the seam of the compound where the word shows one. Where somebody has written a soft hyphen, theirs is kept.
 */
export const withSoftHyphens = (heading: string, language: Language): string =>
  language !== 'de' || heading.includes(softHyphen) ? heading : heading.replace(longWord, broken)
