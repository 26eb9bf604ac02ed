import { addDays, dayOf, partsOf, weekdayOf } from '#domain/day'
import { systemClock, todayAt } from '#server/platform/clock'

/** A week from a Saturday of the coming June: in season, and published whatever the day of the run. */
function weekInJune() {
  const { year, month } = partsOf(todayAt(systemClock.now()))
  const first = dayOf(month < 6 ? year : year + 1, 6, 8)
  const from = addDays(first, (13 - weekdayOf(first)) % 7)
  return { from, to: addDays(from, 7) }
}

const { from, to } = weekInJune()

/** The search that is measured: three regions, bedrooms, guests, two amenities, seven free nights. */
export const searchCall = `/api/core/properties/search?des=16,27,1&rooms=3&people=6&amenities=1,7&from=${from}&to=${to}`

/** A villa's path, the first that the search for everything finds. */
export async function findVillaPath(address: string): Promise<string> {
  const reply = await fetch(`${address}/api/core/properties/search?limit=1`)
  const { properties } = (await reply.json()) as { properties: { url: string }[] }
  if (!properties[0]) throw new Error('There is no villa to measure')
  return properties[0].url
}

/** The pages that are measured, by name. */
export const pagePaths = async (address: string): Promise<Record<string, string>> => ({
  home: '/',
  results: '/results',
  villa: await findVillaPath(address),
})
