import type { Purpose } from '#domain/consent'
import { writeCookie } from '#web/cookies'

/** What is kept in a browser by consent alone: cookies by the beginning of their names, and keys of its storage. */
const kept: Readonly<Record<Purpose, { cookies: readonly string[]; keys: readonly string[] }>> = {
  convenience: { cookies: [], keys: ['viewedvillas'] },
  statistics: { cookies: ['_ga', 'searchclick'], keys: [] },
  marketing: { cookies: ['_gcl'], keys: [] },
}

/** Removes what was kept for purposes that are no longer agreed to. */
export function forget(withdrawn: readonly Purpose[]): void {
  const names = document.cookie.split('; ').map(pair => pair.split('=', 1)[0] ?? '')
  for (const { cookies, keys } of withdrawn.map(purpose => kept[purpose])) {
    for (const name of names) if (cookies.some(begin => name.startsWith(begin))) writeCookie(name, '', 0)
    for (const key of keys) localStorage.removeItem(key)
  }
}
