import { createContext, use, useSyncExternalStore } from 'react'
import { findCurrency } from '#domain/pricing/currency'
import type { CurrencyId } from '#domain/pricing/money'
import { lifetimes, readCookie, writeCookie } from '#web/lib/cookies'

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

/** Stores the visitor's choice for three months. */
export function chooseCurrency(id: string): void {
  chosen = findCurrency(id)
  cookieRead = true
  writeCookie(cookie, id, lifetimes.threeMonths)
  for (const changed of listeners) changed()
}

const First = createContext<CurrencyId>(1)

/** Provides the currency of the server's render, which hydration must repeat. */
export const CurrencyProvider = First.Provider

/** The visitor's currency: their choice, else that of the page (PD-80). */
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
