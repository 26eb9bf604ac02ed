import { centsOf, roundCents } from '#domain/pricing/money'
import type { BasketLine } from '#domain/wine/wine-basket'
import type { WineTerms } from '#domain/wine/wine-terms'

/** The price of a wine: cents of EUR for a bottle, and the bottles of a case; 1 for single bottles. */
export interface WineOffer {
  id: number
  bottleCents: number
  bottlesPerCase: number
}

/** A line as sold; amounts are cents of the booking's currency. */
export interface PricedLine {
  wineId: number
  quantity: number
  bottles: number
  /** For a bottle. */
  unitCents: number
  cents: number
}

/** An order with its delivery; amounts are cents of the booking's currency. */
export interface PricedOrder {
  lines: PricedLine[]
  bottles: number
  cents: number
  deliveryCents: number
  totalCents: number
  /** From this sum on, delivery is free of charge, and what is missing to it: 0 once it is reached. */
  freeFromCents: number
  missingCents: number
}

/** An amount of EUR in the currency of a booking; `rate` is units of that currency per euro. */
export const atRate = (euroCents: number, rate: number): number => roundCents(euroCents * rate)

/** The delivery of an order of this price: free of charge from the threshold on, and for an empty one (PD-78). */
export function deliveryOf(
  cents: number,
  { freeFromCents, deliveryCents }: Pick<WineTerms, 'freeFromCents' | 'deliveryCents'>,
  rate: number,
): Pick<PricedOrder, 'deliveryCents' | 'freeFromCents' | 'missingCents'> {
  const free = atRate(freeFromCents, rate)
  return {
    freeFromCents: free,
    missingCents: Math.max(0, free - cents),
    deliveryCents: cents === 0 || cents >= free ? 0 : atRate(deliveryCents, rate),
  }
}

/** Prices lines, one for each wine. The offers must have each of their wines. Throws a RangeError otherwise. */
export function priceOrder(
  lines: readonly Pick<BasketLine, 'wineId' | 'quantity'>[],
  offers: readonly WineOffer[],
  terms: Pick<WineTerms, 'freeFromCents' | 'deliveryCents'>,
  rate: number,
): PricedOrder {
  const priced = lines.map(({ wineId, quantity }) => {
    const offer = offers.find(({ id }) => id === wineId)
    if (!offer) throw new RangeError(`wine ${wineId} is not on offer`)
    const unitCents = atRate(offer.bottleCents, rate)
    const bottles = quantity * offer.bottlesPerCase
    return { wineId, quantity, bottles, unitCents, cents: bottles * unitCents }
  })
  const cents = priced.reduce((sum, line) => sum + line.cents, 0)
  const delivery = deliveryOf(cents, terms, rate)
  return {
    ...{ lines: priced, cents, ...delivery, totalCents: cents + delivery.deliveryCents },
    bottles: priced.reduce((sum, line) => sum + line.bottles, 0),
  }
}

/** Prices lines of complimentary wine, which counts single bottles and costs nothing. */
export const giveBottles = (lines: readonly Pick<BasketLine, 'wineId' | 'quantity'>[]): PricedLine[] =>
  lines.map(({ wineId, quantity }) => ({ wineId, quantity, bottles: quantity, unitCents: 0, cents: 0 }))

/** Whether the lines of a client have the totals and bottles of the priced ones, wine by wine. */
export const areSameLines = (shown: readonly BasketLine[], priced: readonly PricedLine[]): boolean =>
  shown.length === priced.length &&
  priced.every(({ wineId, quantity, bottles, cents }) =>
    shown.some(
      line =>
        line.wineId === wineId &&
        line.quantity === quantity &&
        line.numberofBottles === bottles &&
        centsOf(line.lineTotal) === cents,
    ),
  )
