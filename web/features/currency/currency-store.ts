import { useSyncExternalStore } from 'react'
import { defaultCurrency } from '#domain/currency'
import type { CurrencyId } from '#domain/money'
import { lifetimes, readCookie, writeCookie } from '#web/cookies'

const cookie = 'currency'
const ids: readonly CurrencyId[] = [1, 3, 10]
const listeners = new Set<() => void>()

let chosen: CurrencyId | undefined
let officeCountry: string | undefined
let cookieRead = false

function current(): CurrencyId {
  if (!cookieRead) {
    cookieRead = true
    const value = Number(readCookie(cookie))
    chosen = ids.find(id => id === value)
  }
  return chosen ?? defaultCurrency(officeCountry)
}

const tell = () => {
  for (const changed of listeners) changed()
}

/** Remembers the visitor's choice for three months. */
export function chooseCurrency(id: number): void {
  chosen = ids.find(known => known === id)
  cookieRead = true
  writeCookie(cookie, String(id), lifetimes.threeMonths)
  tell()
}

/** The office that applies to the visitor decides as long as nothing is chosen (section 1). */
export function setOfficeCountry(country: string): void {
  officeCountry = country
  tell()
}

/** The currency in which the visitor reads prices; euros on the server, whose pages are the same for everybody. */
export const useCurrency = (): CurrencyId =>
  useSyncExternalStore(
    changed => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    current,
    () => 1,
  )
