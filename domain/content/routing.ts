import { type Language, localPath, splitLanguage } from '#domain/text/language'

/** The kinds of paths, in matching order (SPEC A2.1). */
export const pathKinds = [
  'page',
  'villa',
  'collection',
  'experience',
  'experiencegroup',
  'press',
  'blog',
  'blogtag',
] as const

export type PathKind = (typeof pathKinds)[number]

/** The entry of a path. A page can have its own status: gone, not found, or moved to another address. */
export interface PathEntry {
  id: number
  httpStatusCode?: number
  redirectTo?: string
}

/** A resolved path. `path` is without the language prefix. `not-found` and `gone` show page 13. */
export type Resolution =
  | { kind: PathKind; id: number; language: Language; path: string }
  | { kind: 'redirect'; status: 301 | 302; target: string; language: Language }
  | { kind: 'not-found' | 'gone'; language: Language; path: string }

/** Maximum length of a path; no real one is nearly as long. */
const longest = 2000
/** Characters that no path has: line ends, and `..` segments, which browsers resolve before they request. */
const strange = /[\p{Cc}\p{Zl}\p{Zp}\\]|\/\.{1,2}(\/|$)/u

/** Decodes the percent-encoding of a path once. Undefined for an impossible path. */
export function readPath(path: string): string | undefined {
  if (path.length > longest) return undefined
  try {
    const decoded = decodeURIComponent(path)
    return decoded.startsWith('/') && decoded.isWellFormed() && !strange.test(decoded) ? decoded : undefined
  } catch {
    return undefined
  }
}

// One address for each thing: lower case, composed letters, no trailing or doubled slash, no `/en`.
const tidy = (path: string) =>
  path
    .toLowerCase()
    .normalize()
    .replace(/\/{2,}/g, '/')
    .replace(/^(\/en)+(?=\/|$)/, '')
    .replace(/\/$/, '') || '/'

/** The path of an address of ours without its language, as pages are found by it. Undefined for an impossible path. */
export function plainPathOf(address: string): string | undefined {
  const decoded = readPath(address.split(/[?#]/, 1)[0] ?? '')
  return decoded === undefined ? undefined : splitLanguage(tidy(decoded)).path
}

/**
 * An address as it is stored: one of the site itself, at `siteUrl`, as its path. In full it would be taken for another
 * site, and a redirect could lead back to itself unnoticed.
 */
export function withoutOwnHost(address: string, siteUrl: string): string {
  const url = /^(https?:)?\/\//i.test(address) ? URL.parse(address, siteUrl) : null
  const own = URL.parse(siteUrl)
  if (!url || !own || url.hostname.replace(/\.$/, '') !== own.hostname || portOf(url) !== portOf(own)) return address
  const path = readPath(url.pathname) === undefined ? url.pathname : decodeURI(url.pathname)
  return path.replace(/^\/{2,}/, '/') + url.search + url.hash
}

/** The default ports of both schemes lead to the same site. */
const portOf = ({ port }: URL) => (port === '80' || port === '443' ? '' : port)

/** Whether a redirect leads back to its own path or into a circle of others. */
function leadsInCircle(path: string, target: string, find: (path: string) => PathEntry | undefined): boolean {
  const seen = new Set([path])
  for (let to = plainPathOf(target); to !== undefined; ) {
    if (seen.has(to)) return true
    seen.add(to)
    const entry = find(to)
    if (entry?.httpStatusCode !== 301 && entry?.httpStatusCode !== 302) return false
    to = plainPathOf(entry.redirectTo ?? '/')
  }
  return false
}

/** The canonical address of a path in a language, percent-encoded as browsers send it. */
export const pathAddress = (path: string, language: Language): string =>
  encodeURI(localPath(path, language)).replace(/[?#]/g, encodeURIComponent)

/**
 * Resolves a path (SPEC A2.1): as a page, villa, collection, experience, experience group, press page, blog article
 * and blog tag, in that order. `/en/…`, capital letters, a trailing slash and needless encoding redirect to the
 * canonical address, in one step; the caller preserves the query. A redirect that leads in a circle leads nowhere. `find` looks up paths without language.
 */
export function resolvePath(path: string, find: (kind: PathKind, path: string) => PathEntry | undefined): Resolution {
  const decoded = readPath(path)
  if (decoded === undefined) return { kind: 'not-found', language: splitLanguage(path).language, path }
  const { language, path: plain } = splitLanguage(tidy(decoded))
  for (const kind of pathKinds) {
    const entry = find(kind, plain)
    if (!entry) continue
    const status = entry.httpStatusCode ?? 200
    if (status === 404) break
    if (status === 410) return { kind: 'gone', language, path: plain }
    if (status === 301 || status === 302) {
      if (leadsInCircle(plain, entry.redirectTo ?? '/', next => find('page', next))) break
      return { kind: 'redirect', status, target: localPath(entry.redirectTo ?? '/', language), language }
    }
    const target = pathAddress(plain, language)
    if (path !== target && path !== localPath(plain, language))
      return { kind: 'redirect', status: 301, target, language }
    return { kind, id: entry.id, language, path: plain }
  }
  return { kind: 'not-found', language, path: plain }
}
