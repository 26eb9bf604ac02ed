import { useSyncExternalStore } from 'react'
import { lifetimes, readCookie, writeCookie } from '#web/lib/cookies'

const cookie = 'bookingid'
const listeners = new Set<() => void>()

const notifySubscribers = () => {
  for (const changed of listeners) changed()
}

const idOf = (text: string | null | undefined): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined

/** Id of the booking in progress in this browser, from a cookie; it grants no access. */
const current = (): number | undefined => idOf(readCookie(cookie))

/** Id of the booking or payment attempt in a query. */
export const parseIdParam = (query: string, name: 'booking' | 'payment'): number | undefined =>
  idOf(new URLSearchParams(query).get(name))

/** Stores the current booking for all tabs, until the log-out or for three months. */
export function setCurrentBookingId(id: number | undefined): void {
  writeCookie(cookie, id === undefined ? '' : String(id), lifetimes.threeMonths)
  notifySubscribers()
}

/** Subscribes to the id of the booking in progress; changes of other tabs are read when this one regains focus. */
export const useCurrentBookingId = (): number | undefined =>
  useSyncExternalStore(changed => {
    listeners.add(changed)
    document.addEventListener('visibilitychange', changed)
    return () => {
      listeners.delete(changed)
      document.removeEventListener('visibilitychange', changed)
    }
  }, current)
