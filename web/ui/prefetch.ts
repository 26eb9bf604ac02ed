import { api } from '#web/api'
import { loadTemplate } from '#web/templates'

/** Asked for again only after this long; the browser's own cache decides how long an answer is good. */
const rest = 30_000
const asked = new Map<string, number>()

/** Brings a page near: its data into the browser's cache, and its template's code. Failing is no matter. */
export function prefetchPage(path: string): void {
  const connection = (navigator as { connection?: { saveData?: boolean } }).connection
  const now = performance.now()
  if (connection?.saveData || now - (asked.get(path) ?? -rest) < rest) return
  asked.set(path, now)
  api('GET /cms/pages/bypath', { query: { path } })
    .then(page => (page.kind === 'redirect' ? undefined : loadTemplate(page)))
    .catch(() => {})
}
