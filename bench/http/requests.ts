import { addDays, dayOf, partsOf, weekdayOf } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { systemClock } from '#server/platform/runtime/clock'

/** The first Saturday of next June or later: in season, and with published prices. */
function saturdayInJune() {
  const { year, month } = partsOf(todayAt(systemClock.now()))
  const first = dayOf(month < 6 ? year : year + 1, 6, 1)
  return addDays(first, (13 - weekdayOf(first)) % 7)
}

const searchFor = ({ week = 0, rooms = 3, people = 6, least = 1000 }) => {
  const from = addDays(saturdayInJune(), 7 * week)
  const dates = `from=${from}&to=${addDays(from, 7)}`
  return `/api/core/properties/search?des=16,27,1&rooms=${rooms}&people=${people}&amenities=1,7&minprice=${least}&${dates}`
}

/** The measured search: three regions, bedrooms, guests, two amenities, seven available nights. */
export const searchCall = searchFor({ week: 1 })

/** Number of searches: several times the capacity of a process's cache. */
const uncached = 4800

/** Similar searches, all different; more for each process than its cache holds. */
export const differentSearches = (processes = 1): string[] =>
  Array.from({ length: uncached * processes }, (_, i) =>
    searchFor({
      week: i % 16,
      rooms: 1 + (Math.floor(i / 16) % 4),
      people: 2 + (Math.floor(i / 64) % 5),
      least: 1000 + 10 * Math.floor(i / 320),
    }),
  )

export const searchCalls = differentSearches()

/** Path of the first villa of an unfiltered search. */
export async function findVillaPath(address: string): Promise<string> {
  const reply = await fetch(`${address}/api/core/properties/search?limit=1`)
  const { properties } = (await reply.json()) as { properties: { url: string }[] }
  if (!properties[0]) throw new Error('There is no villa to measure')
  return properties[0].url
}

/** The measured pages, by name. */
export const pagePaths = async (address: string): Promise<Record<string, string>> => ({
  home: '/',
  results: '/results',
  villa: await findVillaPath(address),
})
