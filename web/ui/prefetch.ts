import type { PageReply, redirectReply } from '#contract/pages'
import { splitLanguage } from '#domain/language'
import { api } from '#web/api'
import { loadTemplate } from '#web/templates'

type Reply = Promise<PageReply | (typeof redirectReply)['_output']>

/** Milliseconds during which a prefetched page is valid. */
const freshness = 30_000
const near = new Map<string, { reply: Reply; at: number }>()

const fresh = (path: string) => {
  const found = near.get(path)
  return found && performance.now() - found.at < freshness ? found : undefined
}

/** Prefetches a page's data and its template's code. Failure is harmless: following the link fetches again. */
export function prefetchPage(path: string): void {
  const { connection } = navigator as { connection?: { saveData?: boolean } }
  if (connection?.saveData || fresh(path)) return
  const reply = api('GET /cms/pages/bypath', { query: { path } })
  near.set(path, { reply, at: performance.now() })
  reply
    .then(page => (page.kind === 'redirect' ? undefined : loadTemplate(page.template, splitLanguage(path).language)))
    .catch(() => near.delete(path))
}

/** A page prefetched just now; returned once. */
export function takePrefetched(path: string): Reply | undefined {
  const found = fresh(path)
  near.delete(path)
  return found?.reply
}
