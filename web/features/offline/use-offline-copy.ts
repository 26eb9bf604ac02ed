import { type RefObject, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { formatDay } from '#domain/calendar/formats'
import { readImpersonation } from '#web/features/session/public'
import { localToday } from '#web/lib/local-today'
import { offlineCacheOf, removeOfflineCopies } from '#web/lib/storage/offline-copies'
import { useLanguage, useT } from '#web/messages'
import { copyOfPage } from './page-copy'

const worker = '/offline.js'

/** Saves a part of the page under the page's address, in place of copies of other contacts. */
async function savePage(contactId: string, part: HTMLElement, note: string): Promise<boolean> {
  const cache = await offlineCacheOf(contactId)
  if (!cache || !navigator.serviceWorker) return false
  await navigator.serviceWorker.register(worker)
  await removeOfflineCopies(contactId)
  const headers = { 'content-type': 'text/html; charset=utf-8', 'cache-control': 'no-store' }
  await cache.put(location.href.split('#')[0] ?? '', new Response(await copyOfPage(part, note), { headers }))
  return true
}

/**
 * Keeps a copy of a part of the page on this device, for reading without a connection, until the user logs out
 * (PD-76). Nothing is saved during an impersonation. Returns whether it is saved.
 */
export function useOfflineCopy(
  part: RefObject<HTMLElement | null>,
  { contactId, content }: { contactId: string; content: unknown },
): boolean {
  const t = useT()
  const language = useLanguage()
  const { pathname, search } = useLocation()
  const [saved, setSaved] = useState<string>()
  const address = pathname + search
  const note = t('account_offline_copy', { day: formatDay(localToday(), language) })
  // biome-ignore lint/correctness/useExhaustiveDependencies: changed content is another copy.
  useEffect(() => {
    const element = part.current
    if (!element || readImpersonation()) return
    let current = true
    savePage(contactId, element, note).then(
      isSaved => current && setSaved(isSaved ? address : undefined),
      // Without space or permission the page works as before, online.
      () => {},
    )
    return () => {
      current = false
    }
  }, [part, contactId, note, content, address])
  return saved === address
}
