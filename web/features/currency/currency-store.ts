import { createContext, use } from 'react'
import { findCurrency } from '#domain/pricing/currency'
import type { CurrencyId } from '#domain/pricing/money'
import { lifetimes, readCookie, writeCookie } from '#web/lib/cookies'
import { createStore, useStore } from '#web/lib/create-store'
import { useSite } from '#web/lib/site-context'

const cookie = 'currency'
const choice = createStore(() => findCurrency(readCookie(cookie)))

/** Stores the visitor's choice for three months. */
export function chooseCurrency(id: string): void {
  writeCookie(cookie, id, lifetimes.threeMonths)
  choice.set(findCurrency(id))
}

const First = createContext<CurrencyId>(1)

/** Provides the currency of the server's render, which hydration must repeat. */
export const CurrencyProvider = First.Provider

/** The visitor's currency: their choice, else that of the page (PD-80); euros if it has no rate. */
export function useCurrency(): CurrencyId {
  const first = use(First)
  const wanted = useStore(choice, undefined) ?? first
  return useSite().currencies.some(({ id }) => id === wanted) ? wanted : 1
}
