import { useState } from 'react'
import type { SaleShown } from '#contract/booking-shapes'
import type { CurrencyId } from '#domain/money'
import { api, CallError } from '#web/api'
import { learn, useAsked } from '#web/asked'
import { useCurrency } from '#web/features/currency/public'
import { useLanguage } from '#web/messages'
import { type RefusedStay, refusedStay } from './refused-stay'
import { type StayWish, writeWish } from './stay-wish'

/** Response to a wish: its sale, the reason why it is unavailable, or that no such villa exists. */
type Offer = { kind: 'sale'; sale: SaleShown } | { kind: 'refused'; refused: RefusedStay } | { kind: 'no-villa' }

async function askForOffer(wish: StayWish, currencyId: CurrencyId, lang: string, signal: AbortSignal): Promise<Offer> {
  const { villaId, stay, guests, rooms, young } = wish
  const { adults, children, infants } = guests
  const query = {
    propertyId: villaId,
    ...stay,
    adults,
    children,
    infants,
    rooms,
    ...(young !== undefined && { young }),
    currencyId,
    lang,
  }
  try {
    return { kind: 'sale', sale: await api('GET /core/bookings/ob/quote', { query: query as never }, { signal }) }
  } catch (error) {
    const refused = refusedStay(error)
    if (refused) return { kind: 'refused', refused }
    if (error instanceof CallError && error.status === 404) return { kind: 'no-villa' }
    throw error
  }
}

/**
 * The price of a stay, in the visitor's currency. A stay that was held before keeps the currency of its booking,
 * until the visitor switches to another.
 */
export function useOffer(wish: StayWish, booked?: CurrencyId) {
  const lang = useLanguage()
  const current = useCurrency()
  const [first] = useState(current)
  const currencyId = current === first ? (booked ?? current) : current
  // Every rate stands in one answer.
  const key = `offer ${writeWish({ ...wish, ratePlan: undefined })} ${currencyId} ${lang}`
  const { data, failed, again } = useAsked(key, signal => askForOffer(wish, currencyId, lang, signal))
  /** The price that was shown before it changed during the visit. */
  const [before, setBefore] = useState<{ key: string; sale: SaleShown }>()

  /** Stores what a failed hold has revealed. Returns true if that explains the failure. */
  const hear = (error: unknown): boolean => {
    const refused = refusedStay(error)
    if (refused) {
      learn(key, { kind: 'refused', refused } satisfies Offer)
      return true
    }
    if (!(error instanceof CallError) || !['price-changed', 'rate-not-offered'].includes(error.code)) return false
    if (error.code === 'price-changed' && data?.kind === 'sale') setBefore({ key, sale: data.sale })
    learn(key, { kind: 'sale', sale: error.problem.sale as SaleShown } satisfies Offer)
    return true
  }
  return { offer: data, failed, again, hear, before: before?.key === key ? before.sale : undefined }
}
