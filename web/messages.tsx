import { createContext, type ReactNode, use, useMemo } from 'react'
import { type Language, localPath } from '#domain/text/language'
import { withRetryAndTimeout } from '#web/lib/with-retry'

/** The message namespaces, one folder each: a page loads only those it shows. */
interface MessageCatalog {
  application: typeof import('./messages/application/en.json')
  calendar: typeof import('./messages/calendar/en.json')
  'villa-card': typeof import('./messages/villa-card/en.json')
  'content-editor': typeof import('./messages/content-editor/en.json')
  consent: typeof import('./messages/consent/en.json')
  company: typeof import('./messages/company/en.json')
  contact: typeof import('./messages/contact/en.json')
  enquiry: typeof import('./messages/enquiry/en.json')
  experience: typeof import('./messages/experience/en.json')
  extras: typeof import('./messages/extras/en.json')
  feedback: typeof import('./messages/feedback/en.json')
  filters: typeof import('./messages/filters/en.json')
  frame: typeof import('./messages/frame/en.json')
  guests: typeof import('./messages/guests/en.json')
  home: typeof import('./messages/home/en.json')
  'information-pack': typeof import('./messages/information-pack/en.json')
  journal: typeof import('./messages/journal/en.json')
  'language-offer': typeof import('./messages/language-offer/en.json')
  map: typeof import('./messages/map/en.json')
  menu: typeof import('./messages/menu/en.json')
  'alternative-stays': typeof import('./messages/alternative-stays/en.json')
  'no-results': typeof import('./messages/no-results/en.json')
  'not-found': typeof import('./messages/not-found/en.json')
  pages: typeof import('./messages/pages/en.json')
  account: typeof import('./messages/account/en.json')
  autosave: typeof import('./messages/autosave/en.json')
  trips: typeof import('./messages/trips/en.json')
  admin: typeof import('./messages/admin/en.json')
  billing: typeof import('./messages/billing/en.json')
  'guest-logins': typeof import('./messages/guest-logins/en.json')
  passports: typeof import('./messages/passports/en.json')
  conversation: typeof import('./messages/conversation/en.json')
  timeline: typeof import('./messages/timeline/en.json')
  transfers: typeof import('./messages/transfers/en.json')
  profile: typeof import('./messages/profile/en.json')
  booking: typeof import('./messages/booking/en.json')
  'booking-changes': typeof import('./messages/booking-changes/en.json')
  planner: typeof import('./messages/planner/en.json')
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
  tour: typeof import('./messages/tour/en.json')
  villa: typeof import('./messages/villa/en.json')
  wine: typeof import('./messages/wine/en.json')
  'villa-details': typeof import('./messages/villa-details/en.json')
}

export type MessageNamespace = keyof MessageCatalog
export type MessageKey = { [P in MessageNamespace]: keyof MessageCatalog[P] }[MessageNamespace]
type Values = Record<string, string | number>
type CompiledMessages = Record<string, (values: Values) => string>

/** Formats a message of one language: `t('guests', { count: 3 })`. */
export type Translate = (key: MessageKey, values?: Values) => string

/** Loaders of messages, by namespace or by file path. */
type MessageFiles = Record<string, () => Promise<{ default: unknown }>>

/** Messages of the layout; they carry the loaders of the other namespaces in their language. */
const frames = import.meta.glob<{ default: unknown; others: MessageFiles }>('./messages/frame/*.json')

const loadFrameMessages = async (language: Language) => frames[`./messages/frame/${language}.json`]?.()

async function importNamespace(part: MessageNamespace, language: Language): Promise<{ default: unknown } | undefined> {
  const frame = await loadFrameMessages(language)
  if (part === 'frame') return frame
  const load = frame?.others[part]
  if (load) return load()
  const { clientAreaMessageFiles } = await import('./client-area-messages')
  return clientAreaMessageFiles[`./messages/${part}/${language}.json`]?.()
}

/** Loaded messages of all namespaces. */
const loadedMessages = new Map<Language, CompiledMessages>()
const pendingLoads = new Map<string, Promise<void>>()
const loadedFiles = new Set<string>()

function loadNamespace(part: MessageNamespace, language: Language): Promise<void> {
  const source = `${part}/${language}`
  const load = async () => {
    const words = (await importNamespace(part, language))?.default as CompiledMessages | undefined
    if (!words) throw new Error(`No messages of ${part} in ${language}`)
    loadedMessages.set(language, { ...loadedMessages.get(language), ...words })
    loadedFiles.add(source)
  }
  const loading = pendingLoads.get(source) ?? withRetryAndTimeout(load)
  pendingLoads.set(source, loading)
  loading.catch(() => pendingLoads.delete(source))
  return loading
}

/** Loads message namespaces of a language, once. */
export async function loadMessages(language: Language, parts: readonly MessageNamespace[]): Promise<void> {
  await Promise.all(parts.map(part => loadNamespace(part, language)))
}

/** Loads all public message namespaces of a language. */
export async function loadAllMessages(language: Language): Promise<void> {
  const others = Object.keys((await loadFrameMessages(language))?.others ?? {}) as MessageNamespace[]
  await loadMessages(language, ['frame', ...others])
}

/** The translate function of a language, for the namespaces loaded so far. */
export const createTranslator =
  (language: Language): Translate =>
  (key, values = {}) =>
    loadedMessages.get(language)?.[key]?.(values) ?? key

const MessagesContext = createContext<{ language: Language; t: Translate } | undefined>(undefined)

/** Provides the messages of a language. */
export function MessagesProvider({ language, children }: { language: Language; children: ReactNode }) {
  // Stable while the language is the same, since sections below can hydrate late.
  const words = useMemo(() => ({ language, t: createTranslator(language) }), [language])
  return <MessagesContext value={words}>{children}</MessagesContext>
}

function useMessagesContext() {
  const words = use(MessagesContext)
  if (!words) throw new Error('useT requires a MessagesProvider')
  return words
}

/** Renders its children once the namespaces are loaded in the page's language. */
export function RequireMessages({ parts, children }: { parts: readonly MessageNamespace[]; children: ReactNode }) {
  const language = useLanguage()
  for (const part of parts) if (!loadedFiles.has(`${part}/${language}`)) use(loadNamespace(part, language))
  return children
}

/** The translate function of the page's language. */
export const useT = (): Translate => useMessagesContext().t

export const useLanguage = (): Language => useMessagesContext().language

/** Returns a function that adds the page's language to a path without one. */
export function useLocalPath(): (path: string) => string {
  const language = useLanguage()
  return path => localPath(path, language)
}
