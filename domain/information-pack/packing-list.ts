import { type Day, partsOf } from '#domain/calendar/day'
import { nightDays, type Stay } from '#domain/calendar/stay'
import { type Climate, pleasant } from '#domain/geography/climate'

/** Entries of the packing list, in display order. */
export const packingItems = [
  'papers',
  'adapter',
  'medicine',
  'sun',
  'swimming',
  'evenings',
  'warm',
  'baby',
  'children',
] as const
export type PackingItem = (typeof packingItems)[number]

/** The mean daily high of the air and the temperature of the sea in °C, in a month from 1 to 12. */
export interface MonthlyWeather {
  month: number
  air: number
  sea: number
}

const monthOf = (day: Day) => partsOf(day).month

/** The months of a stay's nights with their temperatures, in the order of the stay. Unknown ones are left out. */
export function weatherOf(stay: Stay, { air, sea }: Climate): MonthlyWeather[] {
  const months = [...new Set(nightDays(stay).map(monthOf))]
  return months.flatMap(month => {
    const [warmth, water] = [air[month - 1], sea[month - 1]]
    return warmth === undefined || water === undefined ? [] : [{ month, air: warmth, sea: water }]
  })
}

/** Below this daily high in °C, guests need a coat or a pullover by day. */
const coolBelow = 19

interface Luggage {
  weather: readonly MonthlyWeather[]
  children: number
  infants: number
}

/** The packing list of a party: by the temperatures of the stay's months and the ages of the guests. */
export function packingList({ weather, children, infants }: Luggage): PackingItem[] {
  const [warmest, coolest] = [Math.max(...weather.map(({ air }) => air)), Math.min(...weather.map(({ air }) => air))]
  const needed: Readonly<Record<PackingItem, boolean>> = {
    papers: true,
    adapter: true,
    medicine: true,
    sun: warmest >= pleasant.airFrom,
    swimming: weather.some(({ sea }) => sea >= pleasant.seaFrom),
    evenings: coolest < pleasant.airTo && coolest >= coolBelow,
    warm: coolest < coolBelow,
    baby: infants > 0,
    children: children > 0,
  }
  return packingItems.filter(item => needed[item])
}
