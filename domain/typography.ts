const narrow = '\u202f'
const noBreak = '\u00a0'

/** What each language wants between a number, or the place of one in a message, and the sign for per cent. */
const beforePercent: Readonly<Record<string, string>> = { en: '', fr: narrow, de: noBreak }

/** What French wants between thousands: "2 300", not a year and what follows it. */
const thousands = /(?<=(?<!\d)\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})*)[ \u00a0\u2009](?=\d{3}(?!\d))/g

/**
 * A text with the spaces that its language wants, whoever has typed it: in French narrow ones that do not break before
 * high punctuation, inside guillemets and between thousands; in every language one form of "30 %", and none that breaks
 * before the sign of a currency. Spaces are only replaced where there are some, so that addresses and entities in HTML
 * stay as they are.
 */
export function typeset(text: string, language: string): string {
  const percent = beforePercent[language]
  const even = (
    percent === undefined ? text : text.replace(/(?<=[\d}])[ \u00a0\u2009\u202f]%/g, `${percent}%`)
  ).replace(/(?<=\d) (?=[€£$])/g, noBreak)
  return language === 'fr'
    ? even
        .replace(thousands, narrow)
        .replace(/[ \u00a0\u2009](?=[;:!?»])/g, narrow)
        .replace(/(?<=«)[ \u00a0\u2009]/g, narrow)
    : even
}
