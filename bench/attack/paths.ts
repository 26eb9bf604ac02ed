import { addDays, addressDay } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { canonicalizeSearchQuery } from '#domain/search/canonical-query'
import { systemClock } from '#server/platform/runtime/clock'
import { findVillaPath, searchCall, searchCalls } from '../http/requests.ts'

/** Paths that an ordinary visitor requests. */
export const visitedPaths = async (address: string): Promise<string[]> => [
  '/',
  await findVillaPath(address),
  '/results',
  '/greece/corfu',
  searchCall,
]

const many = <T>(make: (i: number) => T): T[] => Array.from({ length: 20_000 }, (_, i) => make(i))

/** The same path with other characters percent-encoded, one per bit of `i`. */
const encoded = (path: string, i: number) =>
  path.replace(/[a-z]/g, (letter, at: number) =>
    (i >> (at % 20)) & 1 ? `%${letter.charCodeAt(0).toString(16)}` : letter,
  )

/** Paths that attackers request, each with many variants. */
export async function attackPaths(address: string) {
  const today = todayAt(systemClock.now())
  const dates = (i: number, nights: number) => {
    const from = addDays(today, 30 + (i % 300))
    return canonicalizeSearchQuery(`from=${from}&to=${addDays(from, nights)}`)
  }
  const villa = await findVillaPath(address)
  return {
    dated: many(i => `/results?${dates(i, 7)}&minprice=${1000 + Math.floor(i / 300) * 10}`),
    combined: many(
      i => `/results?people=${2 + (Math.floor(i / 8) % 10)}&rooms=${1 + (i % 8)}&minprice=${1000 + 10 * i}`,
    ),
    unknown: many(i => `/greece/nowhere-${i}`),
    misspelt: many(i => `/search?q=korfuu+vila+${i.toString(36)}`),
    empty: many(i => `/results?${dates(i, 7)}&people=40&rooms=9&minprice=${1000 + i}&maxprice=${1001 + i}`),
    encoded: many(i => encoded(villa, i + 1)),
    calls: searchCalls,
    quotes: many(i => {
      const from = addDays(today, 30 + (i % 300))
      const days = `from=${addressDay(from)}&to=${addressDay(addDays(from, 7))}`
      return `/api/core/bookings/ob/quote?propertyId=${1 + (Math.floor(i / 300) % 80)}&${days}&adults=4`
    }),
    startup: many(i => `/api/core/spastartupdata?$select=properties&lang=${['en', 'fr', 'de'][i % 3]}`),
  }
}

/** Pictures in sizes that are not cached yet. */
export async function coldPictures(address: string): Promise<string[]> {
  const reply = await fetch(`${address}/api/core/properties/search?limit=200`)
  const { properties } = (await reply.json()) as { properties: { thumb: { url: string } }[] }
  return [1920, 1000, 760, 400].flatMap(width =>
    ['avif', 'webp', 'jpg'].flatMap(format => properties.map(({ thumb }) => `${thumb.url}/${width}.${format}`)),
  )
}
