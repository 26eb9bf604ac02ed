const narrow = '\u202f'
const noBreak = '\u00a0'

/** What each language wants between a number, or the place of one in a message, and the sign for per cent. */
const beforePercent: Readonly<Record<string, string>> = { en: '', fr: narrow, de: noBreak }

/**
 * A text with the spaces that its language wants, whoever has typed it: in French narrow ones that do not break before
 * high punctuation and inside guillemets, and in every language one form of "30 %". Spaces are only replaced where
 * there are some, so that addresses and entities in HTML stay as they are.
 */
export function typeset(text: string, language: string): string {
  const percent = beforePercent[language]
  const even = percent === undefined ? text : text.replace(/(?<=[\d}])[ \u00a0\u2009\u202f]%/g, `${percent}%`)
  return language === 'fr'
    ? even.replace(/[ \u00a0\u2009](?=[;:!?»])/g, narrow).replace(/(?<=«)[ \u00a0\u2009]/g, narrow)
    : even
}
