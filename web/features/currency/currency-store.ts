import { createContext, use, useSyncExternalStore } from 'react'
import { findCurrency } from '#domain/currency'
import type { CurrencyId } from '#domain/money'
import { lifetimes, readCookie, writeCookie } from '#web/cookies'

const cookie = 'currency'
const listeners = new Set<() => void>()
let chosen: CurrencyId | undefined
let cookieRead = false

function choice(): CurrencyId | undefined {
  if (!cookieRead) {
    cookieRead = true
    chosen = findCurrency(readCookie(cookie))
  }
  return chosen
}

/** Remembers the visitor's choice for three months. */
export function chooseCurrency(id: string): void {
  chosen = findCurrency(id)
  cookieRead = true
  writeCookie(cookie, id, lifetimes.threeMonths)
  for (const changed of listeners) changed()
}

const First = createContext<CurrencyId>(1)

/** Tells what is inside in which currency the page was made: its first words stay as they are. */
export const CurrencyProvider = First.Provider

/** The currency in which the visitor reads prices: what they chose, else what the page begins with (PD-80). */
export function useCurrency(): CurrencyId {
  const first = use(First)
  return useSyncExternalStore(
    changed => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => choice() ?? first,
    () => first,
  )
}
