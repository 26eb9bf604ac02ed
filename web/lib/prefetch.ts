import type { PageReply, redirectReply } from '#contract/pages'
import type { TemplateName } from '#domain/content/public-templates'
import { type Language, splitLanguage } from '#domain/text/language'
import { api } from '#web/lib/api-client'

type Reply = Promise<PageReply | (typeof redirectReply)['_output']>

/** Milliseconds during which a prefetched page is valid. */
const maxAgeMs = 30_000
const prefetched = new Map<string, { reply: Reply; at: number }>()

type LoadTemplate = (name: TemplateName, language: Language) => Promise<void>
let loadTemplate: LoadTemplate | undefined

/** The application registers its loader, so that links need not know the templates. */
export function registerTemplateLoader(load: LoadTemplate): void {
  loadTemplate = load
}

const getFreshEntry = (path: string) => {
  const found = prefetched.get(path)
  return found && performance.now() - found.at < maxAgeMs ? found : undefined
}

/** Prefetches a page's data and its template's code. Failure is harmless: following the link fetches again. */
export function prefetchPage(path: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData || getFreshEntry(path)) return
  const reply = api('GET /cms/pages/bypath', { query: { path } })
  prefetched.set(path, { reply, at: performance.now() })
  reply
    .then(page => (page.kind === 'redirect' ? undefined : loadTemplate?.(page.template, splitLanguage(path).language)))
    .catch(() => prefetched.delete(path))
}

/** A page prefetched just now; returned once. */
export function consumePrefetched(path: string): Reply | undefined {
  const found = getFreshEntry(path)
  prefetched.delete(path)
  return found?.reply
}
