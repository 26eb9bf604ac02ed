import offered from './languages.json' with { type: 'json' }
import { typeset } from './typography.ts'

/** The languages in which every text must be written. */
export type Language = 'en' | 'fr' | 'de'

/** The ids of the languages as the API carries them. Italian is prepared. */
const knownIds: Record<string, number> = { en: 1, fr: 2, de: 3, it: 4 }

/**
 * The languages that are offered, as languages.json lists them (section 1). Italian needs no code (PD-37): with
 * messages and a place in that list it is there, and what is not yet written in it reads as English.
 */
export const languages: readonly Language[] = offered.filter((code): code is Language => code in knownIds)

export const languageIds: Readonly<Record<Language, number>> = knownIds as Record<Language, number>

/** The language of an id (1, 2, 3) or a code (en, fr, de); undefined for anything else (PD-1). */
export function findLanguage(idOrCode: string | number): Language | undefined {
  return languages.find(code => code === idOrCode || String(languageIds[code]) === String(idOrCode))
}

/** The path's prefix of a language: none for English. */
export const languagePrefix = (language: Language): string => (language === 'en' ? '' : `/${language}`)

/** Takes the language prefix off a path: `/fr/greece` → French, `/greece`. */
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

/**
 * A text in all offered languages: English where it is not yet written, and each with the spaces that its language
 * wants, whoever has written it. What is no text is left as it is, to be noticed by whoever reads it.
 */
export const wholeText = (written: Partial<Text> & Pick<Text, 'en'>): Text =>
  Object.fromEntries(
    languages.map(language => {
      const text: unknown = written[language] ?? written.en
      return [language, typeof text === 'string' ? typeset(text, language) : text]
    }),
  ) as Text
