const narrow = '\u202f'
const noBreak = '\u00a0'

/** The space before the per cent sign, by language. */
const beforePercent: Readonly<Record<string, string>> = { en: '', fr: narrow, de: noBreak }

/** Spaces between thousands in French: "2 300", but not a year and what follows it. */
const thousands = /(?<=(?<!\d)\d{1,3}(?:[ \u00a0\u2009\u202f]\d{3})*)[ \u00a0\u2009](?=\d{3}(?!\d))/g

/**
 * A text with the typographic spaces of its language: in French narrow non-breaking ones before high punctuation,
 * inside guillemets and between thousands; in every language one form of "30 %", and a non-breaking space before a
 * currency sign. It only replaces existing spaces, so that addresses and entities in HTML stay as they are.
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
