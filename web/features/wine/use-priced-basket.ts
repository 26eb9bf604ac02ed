import { useEffect, useState } from 'react'
import type { BasketLine } from '#domain/wine/wine-basket'
import { useQuery } from '#web/lib/query'
import { useBasket } from './basket-store'
import { fetchPriced } from './wine-calls'
import type { WineStayShown } from './wine-frame'

const isSame = (one: readonly BasketLine[], other: readonly BasketLine[]) =>
  one.length === other.length &&
  one.every(line =>
    other.some(
      ({ wineId, quantity, lineTotal, numberofBottles }) =>
        wineId === line.wineId &&
        quantity === line.quantity &&
        lineTotal === line.lineTotal &&
        numberofBottles === line.numberofBottles,
    ),
  )

/**
 * The basket as the server prices it, with its delivery. Where its lines have other prices, or no longer exist, the
 * basket takes those of the server, and `hasChanged` says so.
 */
export function usePricedBasket({ villaItemId, contact }: Pick<WineStayShown, 'villaItemId' | 'contact'>) {
  const { lines, setLines } = useBasket(villaItemId)
  const [hasChanged, setChanged] = useState(false)
  const isEmpty = lines.length === 0
  const query = useQuery(
    isEmpty ? undefined : `wine basket ${JSON.stringify(lines)} ${villaItemId} ${contact.id}`,
    signal => fetchPriced({ villaBookingItemId: villaItemId, lines }, signal),
    { staleTime: 0 },
  )
  const priced = isEmpty ? undefined : query.data
  useEffect(() => {
    if (!priced || isSame(priced.lines, lines)) return
    setChanged(true)
    setLines(priced.lines)
  }, [priced, lines, setLines])
  return { ...query, data: priced, lines, setLines, isEmpty, hasChanged }
}
