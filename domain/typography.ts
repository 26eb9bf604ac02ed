import type { Language, Text } from './language.ts'

const narrow = '\u202f'
const noBreak = '\u00a0'

/** What each language wants between a number, or the place of one in a message, and the sign for per cent. */
const beforePercent: Record<Language, string> = { en: '', fr: narrow, de: noBreak }

/**
 * A text with the spaces that its language wants, whoever has typed it: in French narrow ones that do not break before
 * high punctuation and inside guillemets, and in every language one form of "30 %". Spaces are only replaced where
 * there are some, so that addresses and entities in HTML stay as they are.
 */
export function typeset(text: string, language: string): string {
  const percent = beforePercent[language as Language]
  const even = percent === undefined ? text : text.replace(/(?<=[\d}])[ \u00a0\u2009\u202f]%/g, `${percent}%`)
  return language === 'fr'
    ? even.replace(/[ \u00a0\u2009](?=[;:!?»])/g, narrow).replace(/(?<=«)[ \u00a0\u2009]/g, narrow)
    : even
}

/** The same for a text in several languages; what is no text is left as it is. */
export const typesetAll = (text: Partial<Text>): Partial<Text> =>
  Object.fromEntries(
    Object.entries(text).map(([language, words]) => [
      language,
      typeof words === 'string' ? typeset(words, language) : words,
    ]),
  )
