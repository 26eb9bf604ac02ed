import { useCallback } from 'react'
import { type BasketLine, basketFor, emptyBasket, type WineBasket } from '#domain/wine/wine-basket'
import { writeCookie } from '#web/lib/cookies'
import { createStore, useStore } from '#web/lib/create-store'
import { draftKey, tabStore } from '#web/lib/storage/web-storage'

/** The cookie of the villa for which wine is chosen, for 12 hours (SPEC B9). It grants no access. */
export const villaItemCookie = 'winevillaitemid'
const cookieSeconds = 12 * 3600

/** A draft: a log-out removes it. */
const key = draftKey('wine')

const isLine = (value: unknown): value is BasketLine =>
  typeof value === 'object' &&
  value !== null &&
  (['wineId', 'quantity', 'lineTotal', 'numberofBottles'] as const).every(
    name => name in value && Number.isFinite((value as BasketLine)[name]),
  )

function parseBasket(stored: unknown): WineBasket {
  const { villaBookingItemId, lines } = (stored ?? {}) as Partial<WineBasket>
  if (!Number.isInteger(villaBookingItemId) || !Array.isArray(lines)) return emptyBasket()
  return { villaBookingItemId: Number(villaBookingItemId), lines: lines.filter(isLine) }
}

let read: { text: string | undefined; basket: WineBasket } | undefined
/** The stored basket; the same object for as long as the same is stored. */
function readBasket(): WineBasket {
  const text = tabStore.read(key)
  if (!read || read.text !== text) read = { text, basket: parseBasket(tabStore.readJson(key)) }
  return read.basket
}

/** The basket of this tab; read again once nobody shows it, since a log-out empties it. */
const store = createStore(readBasket, [])
const none = emptyBasket()

/** The lines of the basket for a villa of a booking: those of another villa are given up (SPEC B4). */
export function useBasket(villaItemId: number) {
  const { lines } = basketFor(useStore(store, none), villaItemId)
  const setLines = useCallback(
    (next: readonly BasketLine[]) => {
      const basket: WineBasket = { villaBookingItemId: villaItemId, lines: next }
      tabStore.write(key, next.length > 0 ? JSON.stringify(basket) : undefined)
      store.set(basket)
      writeCookie(villaItemCookie, String(villaItemId), cookieSeconds)
    },
    [villaItemId],
  )
  return { lines, setLines }
}

/** Remembers the villa for which wine is chosen. */
export const rememberVillaItem = (villaItemId: number): void =>
  writeCookie(villaItemCookie, String(villaItemId), cookieSeconds)
