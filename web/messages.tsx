import { createContext, type ReactNode, use, useMemo } from 'react'
import { type Language, localPath } from '#domain/language'
import { retried } from '#web/ui/retried'

/** The message namespaces, one folder each: a page loads only those it shows. */
interface Texts {
  application: typeof import('./messages/application/en.json')
  calendar: typeof import('./messages/calendar/en.json')
  cards: typeof import('./messages/cards/en.json')
  consent: typeof import('./messages/consent/en.json')
  company: typeof import('./messages/company/en.json')
  contact: typeof import('./messages/contact/en.json')
  enquire: typeof import('./messages/enquire/en.json')
  experience: typeof import('./messages/experience/en.json')
  feedback: typeof import('./messages/feedback/en.json')
  filters: typeof import('./messages/filters/en.json')
  frame: typeof import('./messages/frame/en.json')
  guests: typeof import('./messages/guests/en.json')
  home: typeof import('./messages/home/en.json')
  journal: typeof import('./messages/journal/en.json')
  'language-offer': typeof import('./messages/language-offer/en.json')
  map: typeof import('./messages/map/en.json')
  menu: typeof import('./messages/menu/en.json')
  'near-stays': typeof import('./messages/near-stays/en.json')
  'no-results': typeof import('./messages/no-results/en.json')
  'not-found': typeof import('./messages/not-found/en.json')
  pages: typeof import('./messages/pages/en.json')
  'own-account': typeof import('./messages/own-account/en.json')
  'own-desk': typeof import('./messages/own-desk/en.json')
  'own-guests': typeof import('./messages/own-guests/en.json')
  'own-profile': typeof import('./messages/own-profile/en.json')
  'own-booking': typeof import('./messages/own-booking/en.json')
  'own-plans': typeof import('./messages/own-plans/en.json')
  places: typeof import('./messages/places/en.json')
  quiz: typeof import('./messages/quiz/en.json')
  press: typeof import('./messages/press/en.json')
  rates: typeof import('./messages/rates/en.json')
  results: typeof import('./messages/results/en.json')
  reviews: typeof import('./messages/reviews/en.json')
  search: typeof import('./messages/search/en.json')
  'shared-shortlist': typeof import('./messages/shared-shortlist/en.json')
  shortlist: typeof import('./messages/shortlist/en.json')
  'site-search': typeof import('./messages/site-search/en.json')
  villa: typeof import('./messages/villa/en.json')
  'villa-more': typeof import('./messages/villa-more/en.json')
}

export type Part = keyof Texts
export type MessageKey = { [P in Part]: keyof Texts[P] }[Part]
type Values = Record<string, string | number>
type Compiled = Record<string, (values: Values) => string>

/** Formats a message of one language: `t('guests', { count: 3 })`. */
export type Translate = (key: MessageKey, values?: Values) => string

/** Loaders of messages, by namespace or by file path. */
type Sources = Record<string, () => Promise<{ default: unknown }>>

/** Messages of the layout; they carry the loaders of the other namespaces in their language. */
const frames = import.meta.glob<{ default: unknown; others: Sources }>('./messages/frame/*.json')

const framesIn = async (language: Language) => frames[`./messages/frame/${language}.json`]?.()

async function bring(part: Part, language: Language): Promise<{ default: unknown } | undefined> {
  if (part.startsWith('own-')) {
    const { ownSources } = await import('./own-messages')
    return ownSources[`./messages/${part}/${language}.json`]?.()
  }
  const frame = await framesIn(language)
  return part === 'frame' ? frame : frame?.others[part]?.()
}

/** Loaded messages of all namespaces. */
const known = new Map<Language, Compiled>()
const asked = new Map<string, Promise<void>>()
const there = new Set<string>()

function loadPart(part: Part, language: Language): Promise<void> {
  const source = `${part}/${language}`
  const load = async () => {
    const words = (await bring(part, language))?.default as Compiled | undefined
    if (!words) throw new Error(`No messages of ${part} in ${language}`)
    known.set(language, { ...known.get(language), ...words })
    there.add(source)
  }
  const loading = asked.get(source) ?? retried(load)
  asked.set(source, loading)
  loading.catch(() => asked.delete(source))
  return loading
}

/** Loads message namespaces of a language, once. */
export async function loadWords(language: Language, parts: readonly Part[]): Promise<void> {
  await Promise.all(parts.map(part => loadPart(part, language)))
}

/** Loads all public message namespaces of a language. */
export async function loadAllWords(language: Language): Promise<void> {
  const others = Object.keys((await framesIn(language))?.others ?? {}) as Part[]
  await loadWords(language, ['frame', ...others])
}

/** The translate function of a language, for the namespaces loaded so far. */
export const wordsOf =
  (language: Language): Translate =>
  (key, values = {}) =>
    known.get(language)?.[key]?.(values) ?? key

const Words = createContext<{ language: Language; t: Translate } | undefined>(undefined)

/** Provides the messages of a language. */
export function MessagesProvider({ language, children }: { language: Language; children: ReactNode }) {
  // Stable while the language is the same, since sections below can hydrate late.
  const words = useMemo(() => ({ language, t: wordsOf(language) }), [language])
  return <Words value={words}>{children}</Words>
}

function useWords() {
  const words = use(Words)
  if (!words) throw new Error('useT requires a MessagesProvider')
  return words
}

/** Renders its children once the namespaces are loaded in the page's language. */
export function WithWords({ parts, children }: { parts: readonly Part[]; children: ReactNode }) {
  const language = useLanguage()
  for (const part of parts) if (!there.has(`${part}/${language}`)) use(loadPart(part, language))
  return children
}

/** The translate function of the page's language. */
export const useT = (): Translate => useWords().t

export const useLanguage = (): Language => useWords().language

/** Returns a function that adds the page's language to a path without one. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage()
  return path => localPath(path, language)
}
