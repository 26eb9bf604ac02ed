import offered from './languages.json' with { type: 'json' }
import { typeset } from './typography.ts'

/** The languages in which every text must be written. */
export type Language = 'en' | 'fr' | 'de'

/** The ids of languages in the API. Italian is prepared. */
const knownIds: Record<string, number> = { en: 1, fr: 2, de: 3, it: 4 }

/**
 * The offered languages, by languages.json (SPEC A1). Italian needs no code (PD-37): with messages and an entry in
 * that list it is offered, and missing translations fall back to English.
 */
export const languages: readonly Language[] = offered.filter((code): code is Language => code in knownIds)

export const languageIds: Readonly<Record<Language, number>> = knownIds as Record<Language, number>

/** The language of an id (1, 2, 3) or a code (en, fr, de); undefined for anything else (PD-1). */
export function findLanguage(idOrCode: string | number): Language | undefined {
  return languages.find(code => code === idOrCode || String(languageIds[code]) === String(idOrCode))
}

/** The path prefix of a language: none for English. */
export const languagePrefix = (language: Language): string => (language === 'en' ? '' : `/${language}`)

/** Splits off the language prefix of a path: `/fr/greece` → French, `/greece`. */
export function splitLanguage(path: string): { language: Language; path: string } {
  const match = /^\/([a-z]{2})(?=\/|$)/.exec(path)
  const language = match?.[1] === 'en' ? undefined : languages.find(code => code === match?.[1])
  if (!language) return { language: 'en', path: path || '/' }
  return { language, path: path.slice(3) || '/' }
}

/** The path in a language: `/greece` in French → `/fr/greece`, `/` → `/fr`. */
export const localPath = (path: string, language: Language): string => {
  const prefix = languagePrefix(language)
  return prefix && path === '/' ? prefix : `${prefix}${path}`
}

/** A text in each language. */
export type Text = Record<Language, string>

const inLanguage = (written: Partial<Text> & Pick<Text, 'en'>, language: Language): unknown => {
  const text: unknown = written[language] ?? written.en
  return typeof text === 'string' ? typeset(text, language) : text
}

/** A text in one language, as `wholeText` has it. */
export const textIn = (written: Partial<Text> & Pick<Text, 'en'>, language: Language): string =>
  inLanguage(written, language) as string

/**
 * A text in all offered languages: English where a translation is missing, each with the typographic spaces of its
 * language. Values that are not texts stay as they are, so that validation finds them.
 */
export const wholeText = (written: Partial<Text> & Pick<Text, 'en'>): Text =>
  Object.fromEntries(languages.map(language => [language, inLanguage(written, language)])) as Text
