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

/** What a path is. `not-found` and `gone` show page 13. */
export type Resolution =
  | { kind: PathKind; id: number; language: Language; path: string }
  | { kind: 'redirect'; status: 301 | 302; target: string; language: Language }
  | { kind: 'not-found' | 'gone'; language: Language; path: string }

/** Decodes percent-encoding; undefined where it is malformed. */
function decode(path: string): string | undefined {
  try {
    return decodeURIComponent(path)
  } catch {
    return undefined
  }
}

// One address for each thing: small letters, no slash at the end, no doubled ones.
const tidy = (path: string) =>
  path
    .toLowerCase()
    .replace(/\/{2,}/g, '/')
    .replace(/(?!^)\/+$/, '') || '/'

/**
 * What a path is (section 2.1): looked up as a page, villa, collection, experience, experience group, press page, blog
 * article and blog tag, in that order. `/en/…`, capital letters, a slash at the end and letters that are encoded without
 * need lead to the one right address; the query, if any, is kept by the caller. `find` answers for paths without language.
 */
export function resolvePath(path: string, find: (kind: PathKind, path: string) => PathEntry | undefined): Resolution {
  const decoded = decode(path)
  if (decoded === undefined || !decoded.startsWith('/')) return { kind: 'not-found', language: 'en', path }
  const english = decoded.replace(/^\/en(?=\/|$)/i, '')
  const tidied = tidy(english)
  const { language, path: plain } = splitLanguage(tidied)
  for (const kind of pathKinds) {
    const entry = find(kind, plain)
    if (!entry) continue
    const status = entry.httpStatusCode ?? 200
    if (status === 404) break
    if (status === 410) return { kind: 'gone', language, path: plain }
    if (status === 301 || status === 302) {
      return { kind: 'redirect', status, target: localPath(entry.redirectTo ?? '/', language), language }
    }
    const target = localPath(plain, language)
    if (path !== target && path !== encodeURI(target)) return { kind: 'redirect', status: 301, target, language }
    return { kind, id: entry.id, language, path: plain }
  }
  return { kind: 'not-found', language, path: plain }
}
