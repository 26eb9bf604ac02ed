import hyphen from 'hyphen'
import patterns from 'hyphen/patterns/de-1996.js'
import type { Language } from '#domain/text/language'

/** Words of this length, in characters, can be wider than a telephone in a page's heading. */
const longWord = /\p{L}{14,}/gu

/** Fewest characters before and after a soft hyphen. */
const fewest = 5

const softHyphen = '\u00ad'

const hyphenate = hyphen(patterns, { hyphenChar: softHyphen }) as hyphen.HyphenationFunctionSync

/** Common ends of the first parts of a compound: Nutzungs-, Schifffahrts-, Datenschutz-. */
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
 * Adds soft hyphens to long German words in a heading, for browsers without a German dictionary: one per word, at the
 * seam of the compound where it can be found. A heading with a soft hyphen of its own stays as it is.
 */
export const withSoftHyphens = (heading: string, language: Language): string =>
  language !== 'de' || heading.includes(softHyphen) ? heading : heading.replace(longWord, broken)
