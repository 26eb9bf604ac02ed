import { createContext, type ReactNode, use } from 'react'
import { type Language, localPath } from '#domain/language'
import type texts from './messages/en.json'

export type MessageKey = keyof typeof texts
type Values = Record<string, string | number>
type Compiled = Record<string, (values: Values) => string>

/** The words of the site in one language: `t('guests', { count: 3 })`. */
export type Translate = (key: MessageKey, values?: Values) => string

const loaders = import.meta.glob<{ default: unknown }>('./messages/*.json')

const loaded = new Map<Language, Translate>()

/** Loads the words of a language; only the language in use reaches the browser. */
export async function loadMessages(language: Language): Promise<Translate> {
  const known = loaded.get(language)
  if (known) return known
  const load = loaders[`./messages/${language}.json`]
  if (!load) throw new Error(`There are no messages in ${language}`)
  const compiled = (await load()).default as Compiled
  const translate: Translate = (key, values = {}) => compiled[key]?.(values) ?? key
  loaded.set(language, translate)
  return translate
}

const Words = createContext<{ language: Language; t: Translate } | undefined>(undefined)

/** Gives the words of a loaded language to everything inside. */
export function MessagesProvider({ language, children }: { language: Language; children: ReactNode }) {
  const t = loaded.get(language)
  if (!t) throw new Error(`The messages of ${language} are not loaded`)
  return <Words value={{ language, t }}>{children}</Words>
}

function useWords() {
  const words = use(Words)
  if (!words) throw new Error('Words are used outside their provider')
  return words
}

/** The words of the page's language. */
export const useT = (): Translate => useWords().t

/** The page's language. */
export const useLanguage = (): Language => useWords().language

/** Turns a path without language into one of the page's language. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage()
  return path => localPath(path, language)
}
