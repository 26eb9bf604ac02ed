/** The languages that are complete (section 1). Italian (4, `it`) is prepared: it needs texts, no code (decision 37). */
export const languages = ['en', 'fr', 'de'] as const

export type Language = (typeof languages)[number]

/** The ids of the languages as the API carries them. */
export const languageIds = { en: 1, fr: 2, de: 3 } as const satisfies Record<Language, number>

/** The language of an id (1, 2, 3) or a code (en, fr, de); undefined for anything else (decision 1). */
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
