import { centsOf, majorOf } from '#domain/pricing/money'

/** A line of a basket (SPEC B3), spelled as the API spells it. `quantity` counts cases, or single bottles. */
export interface BasketLine {
  wineId: number
  quantity: number
  /** In major units of the booking's currency. */
  lineTotal: number
  numberofBottles: number
}

/** A basket belongs to one villa of a booking (SPEC B4); 0 where there is none. */
export interface WineBasket {
  villaBookingItemId: number
  lines: readonly BasketLine[]
}

export const emptyBasket = (villaBookingItemId = 0): WineBasket => ({ villaBookingItemId, lines: [] })

/** The basket for a villa: empty where it belongs to another (SPEC B4). */
export const basketFor = (basket: WineBasket, villaBookingItemId: number): WineBasket =>
  basket.villaBookingItemId === villaBookingItemId ? basket : emptyBasket(villaBookingItemId)

/** Adds a line; quantity, total and bottles of a wine that is in the basket already are summed (SPEC B4). */
export function addLine(lines: readonly BasketLine[], added: BasketLine): BasketLine[] {
  if (!lines.some(({ wineId }) => wineId === added.wineId)) return [...lines, added]
  return lines.map(line =>
    line.wineId === added.wineId
      ? {
          wineId: line.wineId,
          quantity: line.quantity + added.quantity,
          lineTotal: majorOf(centsOf(line.lineTotal) + centsOf(added.lineTotal)),
          numberofBottles: line.numberofBottles + added.numberofBottles,
        }
      : line,
  )
}

/** Merges the lines of each wine into one, in the order of their first lines. */
export const mergeLines = (lines: readonly BasketLine[]): BasketLine[] => lines.reduce<BasketLine[]>(addLine, [])

/** Replaces the line of a wine; a quantity of 0 removes it. */
export function setLine(lines: readonly BasketLine[], line: BasketLine): BasketLine[] {
  const others = lines.filter(({ wineId }) => wineId !== line.wineId)
  if (line.quantity <= 0) return others
  if (others.length === lines.length) return [...lines, line]
  return lines.map(one => (one.wineId === line.wineId ? line : one))
}

/** The sum of a basket, in major units and in bottles. */
export const sumOfBasket = (lines: readonly BasketLine[]): { total: number; bottles: number } => ({
  total: majorOf(lines.reduce((sum, { lineTotal }) => sum + centsOf(lineTotal), 0)),
  bottles: lines.reduce((sum, { numberofBottles }) => sum + numberofBottles, 0),
})

/** Whether a call about wine can be sent at all: its villa needs an id above 0 (SPEC B5). */
export const isVillaItem = (villaBookingItemId: number): boolean => villaBookingItemId > 0

/** Whether a basket can be ordered: for a villa, and not empty (SPEC B5). */
export const isOrderable = ({ villaBookingItemId, lines }: WineBasket): boolean =>
  isVillaItem(villaBookingItemId) && lines.length > 0
