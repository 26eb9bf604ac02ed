import { addDays, type Day } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { type ItemStatus, itemStatus, quotedItemStatuses } from '#domain/lifecycles/item-status'

/** The most experiences that one plan holds. */
export const maxPlanned = 60

/** The days of a stay, arrival and departure included. */
export const daysOfStay = ({ from, to }: Stay): Day[] => {
  const days: Day[] = []
  for (let day = from; day <= to; day = addDays(day, 1)) days.push(day)
  return days
}

/** A plan by days: those of the stay, and what lies before and after it because the stay has moved. */
export interface PlanByDays<Item> {
  days: { date: Day; experiences: Item[] }[]
  before: Item[]
  after: Item[]
}

/** Sorts a plan into the days of the stay; the order of the items within a day stays. */
export function splitByDays<Item extends { date: Day }>(stay: Stay, items: readonly Item[]): PlanByDays<Item> {
  return {
    days: daysOfStay(stay).map(date => ({ date, experiences: items.filter(item => item.date === date) })),
    before: items.filter(({ date }) => date < stay.from),
    after: items.filter(({ date }) => date > stay.to),
  }
}

/** The facts that decide the status of a planned experience. Cents of the booking's currency. */
export interface PlanFacts {
  /** The item of the booking; undefined before it is requested or put into the basket. */
  item?: { status: ItemStatus; priceCents: number } | undefined
  /** The price by the price table now; undefined where the office quotes. */
  tableCents: number | undefined
  /** Whether the office named the price of the item, which then does not follow the table. */
  isQuoted: boolean
  /** The price before the last one of the office; null without one. */
  previousCents: number | null
}

/** A status with its price; null where there is none yet. */
export interface PlanStatus {
  status: ItemStatus
  quotedCents: number | null
  previousCents: number | null
}

const { none, requested, beingQuoted, quoted, quotedAgain } = itemStatus
const unpriced: readonly ItemStatus[] = [none, requested, beingQuoted]

/**
 * The status of a planned experience (SPEC B4). One with a price in the table is bookable at once: quoted, though nobody
 * was asked. If that price has changed since the client saw it, it is quoted again.
 */
export function planStatus({ item, tableCents, isQuoted, previousCents }: PlanFacts): PlanStatus {
  if (!item)
    return tableCents === undefined
      ? { status: none, quotedCents: null, previousCents: null }
      : { status: quoted, quotedCents: tableCents, previousCents: null }
  const { status, priceCents } = item
  if (unpriced.includes(status)) return { status, quotedCents: null, previousCents: null }
  const hasChanged = !isQuoted && tableCents !== undefined && tableCents !== priceCents
  if (hasChanged && quotedItemStatuses.includes(status))
    return { status: quotedAgain, quotedCents: tableCents, previousCents: priceCents }
  return { status, quotedCents: priceCents, previousCents: status === quotedAgain ? previousCents : null }
}

/** The statuses of a basket: bookable (SPEC B4), and accepted but not paid. */
const basketStatuses: readonly ItemStatus[] = [
  ...quotedItemStatuses,
  itemStatus.provisional,
  itemStatus.readyForPayment,
]

/** Whether a planned experience belongs into the basket; others stay in the plan, outside basket and total. */
export const isBookable = ({ status }: { status: number }): boolean =>
  (basketStatuses as readonly number[]).includes(status)

/** The statuses in which the client waits for an answer of the office. */
export const isWaiting = ({ status }: { status: number }): boolean => status === requested || status === beingQuoted

/** The items of a basket that are selected. */
export const selectedOf = <Item extends { status: number; selected: boolean }>(items: readonly Item[]): Item[] =>
  items.filter(item => item.selected && isBookable(item))

/** The statuses that take places of a day from other bookings. */
export const placeTakingStatuses: readonly ItemStatus[] = [
  itemStatus.provisional,
  itemStatus.readyForPayment,
  itemStatus.confirmed,
]

/** Hours for which an unpaid basket keeps its places. */
export const basketHours = 24
