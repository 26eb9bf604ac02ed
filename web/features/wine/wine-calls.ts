import type { PricedWineBasket, WineSales } from '#contract/extras/wine'
import type { WineOrderShown } from '#contract/extras/wine-schemas'
import { isOrderable, isVillaItem, type WineBasket } from '#domain/wine/wine-basket'
import { sessionApi } from '#web/features/session/public'

// A call whose precondition fails sends nothing and rejects with null (SPEC B5 and B8).

const refused = (): Promise<never> => Promise.reject(null)

/** Whether wine can be ordered for a villa; needs an id above 0. */
export const fetchSales = (villaItemId: number, signal?: AbortSignal): Promise<WineSales> =>
  isVillaItem(villaItemId)
    ? sessionApi(
        'GET /core/bookings/wine/isWineSalesPossible/villabookingitemid/{id}',
        { params: { id: villaItemId } },
        { ...(signal && { signal }) },
      )
    : refused()

/** The delivery charge and its threshold; needs an id above 0. */
export const fetchThreshold = (
  villaItemId: number,
  signal?: AbortSignal,
): Promise<{ currencyId: number; threshold: number; deliveryCharge: number }> =>
  isVillaItem(villaItemId)
    ? sessionApi(
        'GET /core/bookings/wine/getdeliverychargethreshold/villabookingitemid/{id}',
        { params: { id: villaItemId } },
        { ...(signal && { signal }) },
      )
    : refused()

const linesOf = ({ lines }: WineBasket) => lines.map(line => ({ ...line }))

/** Prices a basket with its delivery; needs a villa and a line. */
export const fetchPriced = (basket: WineBasket, signal?: AbortSignal): Promise<PricedWineBasket> =>
  isOrderable(basket)
    ? sessionApi(
        'POST /core/bookings/wine/applydeliverycharge/villabookingitemid/{id}',
        { params: { id: basket.villaBookingItemId }, body: { lines: linesOf(basket) } },
        { ...(signal && { signal }) },
      )
    : refused()

interface Ordered {
  bookingId: number
  order: WineOrderShown
}

/** Orders a basket at the prices that were shown; needs a villa and a line. */
export const sendOrder = (
  basket: WineBasket,
  { deliveryCharge, isOfAge, note }: { deliveryCharge: number; isOfAge: boolean; note: string },
  idempotencyKey: string,
): Promise<Ordered> =>
  isOrderable(basket)
    ? sessionApi(
        'POST /core/bookings/wine/order/villabookingitemid/{id}',
        {
          params: { id: basket.villaBookingItemId },
          // The server refuses an order without the age.
          body: { lines: linesOf(basket), deliveryCharge, ageConfirmed: isOfAge as true, note },
        },
        { idempotencyKey },
      )
    : refused()

/** Requests complimentary wine; needs a villa and a line. */
export const sendRequest = (basket: WineBasket, note: string, idempotencyKey: string): Promise<Ordered> =>
  isOrderable(basket)
    ? sessionApi(
        'POST /core/bookings/wine/order/complimentary/villabookingitemid/{id}',
        { params: { id: basket.villaBookingItemId }, body: { lines: linesOf(basket), ageConfirmed: true, note } },
        { idempotencyKey },
      )
    : refused()
