import { type Language, localPath, splitLanguage } from '#domain/language'

/** The kinds of things a path can be, in the order in which it is matched (section 2.1). */
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

/** What stands at a path. A page may have a status of its own: gone, not found, or moved to another address. */
export interface PathEntry {
  id: number
  httpStatusCode?: number
  redirectTo?: string
}

/** What a path is. `path` is without the language's prefix. `not-found` and `gone` show page 13. */
export type Resolution =
  | { kind: PathKind; id: number; language: Language; path: string }
  | { kind: 'redirect'; status: 301 | 302; target: string; language: Language }
  | { kind: 'not-found' | 'gone'; language: Language; path: string }

/** No path of the site comes near to so many characters. */
const longest = 2000
/** What no path of the site holds: ends of lines, and steps upwards, which browsers have taken before they ask. */
const strange = /[\p{Cc}\p{Zl}\p{Zp}\\]|\/\.{1,2}(\/|$)/u

/** The path that is meant by one of an address: its percent-encoding decoded, once. Undefined where nothing can stand. */
export function readPath(path: string): string | undefined {
  if (path.length > longest) return undefined
  try {
    const decoded = decodeURIComponent(path)
    return decoded.startsWith('/') && decoded.isWellFormed() && !strange.test(decoded) ? decoded : undefined
  } catch {
    return undefined
  }
}

// One address for each thing: small letters, composed ones, no slash at the end, no doubled ones, no `/en`.
const tidy = (path: string) =>
  path
    .toLowerCase()
    .normalize()
    .replace(/\/{2,}/g, '/')
    .replace(/^(\/en)+(?=\/|$)/, '')
    .replace(/\/$/, '') || '/'

/** The one address of a path in a language, percent-encoded as browsers send it. */
export const pathAddress = (path: string, language: Language): string =>
  encodeURI(localPath(path, language)).replace(/[?#]/g, encodeURIComponent)

/**
 * What a path is (section 2.1): looked up as a page, villa, collection, experience, experience group, press page, blog
 * article and blog tag, in that order. `/en/…`, capital letters, a slash at the end and letters that are encoded without
 * need lead to the one right address, in one step; the query, if any, is kept by the caller. `find` answers for paths
 * without language.
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
      return { kind: 'redirect', status, target: localPath(entry.redirectTo ?? '/', language), language }
    }
    const target = pathAddress(plain, language)
    if (path !== target && path !== localPath(plain, language))
      return { kind: 'redirect', status: 301, target, language }
    return { kind, id: entry.id, language, path: plain }
  }
  return { kind: 'not-found', language, path: plain }
}
