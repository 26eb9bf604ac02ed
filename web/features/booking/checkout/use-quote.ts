import { useState } from 'react'
import type { QuoteResponse } from '#contract/booking/booking-schemas'
import type { CurrencyId } from '#domain/pricing/money'
import { useCurrency } from '#web/features/currency/public'
import { ApiError, api } from '#web/lib/api-client'
import { setQueryData, useQuery } from '#web/lib/query'
import { useLanguage } from '#web/messages'
import { parseUnavailableStay, type UnavailableStayProblem } from './parse-unavailable-stay'
import { formatStayRequest, type StayRequest } from './stay-request'

/** Response to a request: its sale, the reason why it is unavailable, or that no such villa exists. */
type Offer =
  | { kind: 'sale'; sale: QuoteResponse }
  | { kind: 'refused'; refused: UnavailableStayProblem }
  | { kind: 'no-villa' }

async function fetchQuote(
  request: StayRequest,
  currencyId: CurrencyId,
  lang: string,
  signal: AbortSignal,
): Promise<Offer> {
  const { villaId, stay, guests, rooms, young } = request
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
    const refused = parseUnavailableStay(error)
    if (refused) return { kind: 'refused', refused }
    if (error instanceof ApiError && error.status === 404) return { kind: 'no-villa' }
    throw error
  }
}

/**
 * The price of a stay, in the visitor's currency. A stay that was held before keeps the currency of its booking,
 * until the visitor switches to another.
 */
export function useQuote(request: StayRequest, booked?: CurrencyId) {
  const lang = useLanguage()
  const current = useCurrency()
  const [first] = useState(current)
  const currencyId = current === first ? (booked ?? current) : current
  // Every rate stands in one answer.
  const key = `offer ${formatStayRequest({ ...request, ratePlan: undefined })} ${currencyId} ${lang}`
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(key, signal => fetchQuote(request, currencyId, lang, signal))
  /** The price that was shown before it changed during the visit. */
  const [before, setBefore] = useState<{ key: string; sale: QuoteResponse }>()

  /** Stores what a failed hold has revealed. Returns true if that explains the failure. */
  const hear = (error: unknown): boolean => {
    const refused = parseUnavailableStay(error)
    if (refused) {
      setQueryData(key, { kind: 'refused', refused } satisfies Offer)
      return true
    }
    if (!(error instanceof ApiError) || !['price-changed', 'rate-not-offered'].includes(error.code)) return false
    if (error.code === 'price-changed' && data?.kind === 'sale') setBefore({ key, sale: data.sale })
    setQueryData(key, { kind: 'sale', sale: error.problem.sale as QuoteResponse } satisfies Offer)
    return true
  }
  return { offer: data, failed, again, hear, before: before?.key === key ? before.sale : undefined }
}
