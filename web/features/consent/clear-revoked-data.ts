import type { Purpose } from '#domain/content/consent'
import { writeCookie } from '#web/lib/cookies'
import { localStore } from '#web/lib/storage/web-storage'

/** Browser storage that requires consent: cookies by name prefix, and storage keys. */
const consentBoundData: Readonly<Record<Purpose, { cookies: readonly string[]; keys: readonly string[] }>> = {
  convenience: { cookies: [], keys: ['viewedvillas'] },
  statistics: { cookies: ['_ga', 'searchclick'], keys: [] },
  marketing: { cookies: ['_gcl'], keys: [] },
}

/** Removes stored data of purposes whose consent was withdrawn. */
export function clearRevokedData(withdrawn: readonly Purpose[]): void {
  const names = document.cookie.split('; ').map(pair => pair.split('=', 1)[0] ?? '')
  for (const { cookies, keys } of withdrawn.map(purpose => consentBoundData[purpose])) {
    for (const name of names) if (cookies.some(begin => name.startsWith(begin))) writeCookie(name, '', 0)
    for (const key of keys) localStore.write(key, undefined)
  }
}
