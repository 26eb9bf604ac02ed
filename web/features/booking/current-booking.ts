import { useSyncExternalStore } from 'react'
import { lifetimes, readCookie, writeCookie } from '#web/cookies'

const cookie = 'bookingid'
const listeners = new Set<() => void>()

const tellAll = () => {
  for (const changed of listeners) changed()
}

const idOf = (text: string | null | undefined): number | undefined =>
  /^[1-9]\d{0,9}$/.test(text ?? '') ? Number(text) : undefined

/** The booking that is being made in this browser: its id opens nothing. */
const current = (): number | undefined => idOf(readCookie(cookie))

/** The booking, or the attempt to pay one, that an address names. */
export const idIn = (query: string, name: 'booking' | 'payment'): number | undefined =>
  idOf(new URLSearchParams(query).get(name))

/** It is this one from now on, in every tab; it is forgotten after three months, or at the log-out. */
export function keepCurrentBooking(id: number | undefined): void {
  writeCookie(cookie, id === undefined ? '' : String(id), lifetimes.threeMonths)
  tellAll()
}

/** The id of the booking that is being made, followed; other tabs are heard when one comes back to this one. */
export const useCurrentBooking = (): number | undefined =>
  useSyncExternalStore(changed => {
    listeners.add(changed)
    document.addEventListener('visibilitychange', changed)
    return () => {
      listeners.delete(changed)
      document.removeEventListener('visibilitychange', changed)
    }
  }, current)
