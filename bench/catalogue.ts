import { firstTaxRules } from '#domain/booking/tax/tax-rules'
import { rulesAt } from '#domain/booking/tax/tourist-tax'
import { addDays, type Day, dayOf, partsOf, type Weekday } from '#domain/calendar/day'
import type { Occupancy, Season, Tier } from '#domain/pricing/season'
import type { SearchVilla } from '#domain/search/engine/villa'

/** Deterministic random numbers from 0 to 1 for a seed (mulberry32). */
export function randomFrom(seed: number): () => number {
  let state = seed >>> 0
  return () => {
    state = (state + 0x6d2b79f5) >>> 0
    let mixed = Math.imul(state ^ (state >>> 15), state | 1)
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61)
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 2 ** 32
  }
}

const countries = [
  { id: 1, slug: 'italy', order: 1, lat: 42, lng: 12.5 },
  { id: 84, slug: 'greece', order: 2, lat: 38, lng: 24 },
  { id: 2, slug: 'france', order: 3, lat: 43, lng: 7 },
] as const

/** Region ids by country; those with sub-regions have six, numbered from 100 × region + 1. */
const regions = [
  { country: 0, ids: [1, 4, 36, 40, 41, 42, 43, 44, 45] },
  { country: 1, ids: [14, 16, 27, 50, 51, 52, 53, 54, 55, 56, 57, 58, 59, 60, 61, 62, 63, 64] },
  { country: 2, ids: [8, 70, 71] },
].flatMap(({ country, ids }) => ids.map(id => ({ id, country: countries[country] as (typeof countries)[number] })))

const subRegionsOf = (region: number) =>
  [1, 4, 36].includes(region) ? [1, 2, 3, 4, 5, 6].map(n => region * 100 + n) : []

/** The regions of the villas. */
export const regionIds: readonly number[] = regions.map(region => region.id)

/** The searchable amenity groups: ids 1 to 20, the most frequent first. */
export const amenityGroups: readonly number[] = Array.from({ length: 20 }, (_, i) => i + 1)

const first = ['Villa', 'Casa', 'Masseria', 'Palazzo', 'Domaine', 'Bastide', 'Torre', 'Podere', 'Ktima', 'Spiti']
const second = [
  'Aurélia',
  'Maestrale',
  'Kalypso',
  'Ginepro',
  'Elaia',
  'Mirto',
  'Sirocco',
  'Thalassa',
  'Lavande',
  'Corallo',
]

/** The year's seasons: start (month and day), price relative to high summer, and strictness. */
const yearParts = [
  { month: 1, day: 1, share: 0.34, strict: false },
  { month: 4, day: 3, share: 0.45, strict: false },
  { month: 5, day: 22, share: 0.62, strict: false },
  { month: 6, day: 26, share: 0.85, strict: true },
  { month: 7, day: 24, share: 1, strict: true },
  { month: 8, day: 28, share: 0.7, strict: true },
  { month: 10, day: 2, share: 0.48, strict: false },
  { month: 11, day: 6, share: 0.3, strict: false },
] as const

/**
 * Deterministic villas for a number and a seed: thirty regions, two to ten bedrooms, some let with fewer; eight
 * seasons a year for this year and the next, closed winters, bookings and blocks on a third of the summer's nights, a
 * few live options. `today` determines the years; options expire in the hour after `now`.
 */
export function generateVillas(
  number: number,
  seed: number,
  { today, now }: { today: Day; now: number } = { today: '2027-02-01', now: Date.UTC(2027, 1, 1) },
): SearchVilla[] {
  const random = randomFrom(seed)
  const upTo = (most: number) => Math.floor(random() * most)
  const chance = (share: number) => random() < share
  const one = <T>(list: readonly T[]): T => list[upTo(list.length)] as T
  const { year } = partsOf(today)

  const tiersOf = (beds: number): Tier[] =>
    [beds - 4, beds - 2, beds]
      .filter(rooms => rooms === beds || (rooms >= 2 && chance(0.5)))
      .map(rooms => ({ rooms, sleeps: rooms * 2 }))

  const seasonsOf = (tiers: Tier[], week: number): Season[] => {
    const saturdayOnly: Weekday[] = [6]
    const anyChangeover: Weekday[] = [1, 6, 7]
    const closedInWinter = chance(0.5)
    const askInWinter = chance(0.4)
    return [year, year + 1].flatMap(y =>
      yearParts.flatMap(({ month, day, share, strict }, i): Season[] => {
        const next = yearParts[i + 1]
        const winter = share < 0.4
        if (winter && closedInWinter) return []
        return [
          {
            from: dayOf(y, month, day),
            to: next ? dayOf(y, next.month, next.day) : dayOf(y + 1, 1, 1),
            changeover: strict ? saturdayOnly : anyChangeover,
            minimumNights: strict ? 7 : 4,
            bookable: winter && askInWinter ? 'on-request' : 'online',
            weeklyCents: tiers.map(({ rooms }, tier) => {
              const whole = tier === tiers.length - 1
              if (strict && !whole) return null
              const part = whole ? 1 : 0.55 + 0.4 * (rooms / (tiers.at(-1)?.rooms ?? rooms))
              return Math.round((week * share * part) / 50) * 5000
            }),
          },
        ]
      }),
    )
  }

  const occupanciesOf = (): Occupancy[] => {
    const taken: Occupancy[] = []
    for (let from = addDays(dayOf(year, 1, 1), upTo(40)); from < dayOf(year + 1, 11, 1); ) {
      const nights = one([4, 7, 7, 7, 10, 14])
      const to = addDays(from, nights)
      const summer = from.slice(5) > '05-20' && from.slice(5) < '10-01'
      if (chance(summer ? 0.45 : 0.12)) taken.push({ kind: chance(0.15) ? 'block' : 'booking', from, to })
      from = addDays(to, upTo(9))
    }
    if (chance(0.005)) {
      const from = addDays(today, 30 + upTo(300))
      taken.push({ kind: 'option', from, to: addDays(from, 7), expiresAt: now + upTo(3_600_000) })
    }
    return taken
  }

  return Array.from({ length: number }, (_, i): SearchVilla => {
    const { id: regionId, country } = one(regions)
    const subRegions = subRegionsOf(regionId)
    const beds = 2 + Math.min(upTo(5) + upTo(5), 8)
    const tiers = tiersOf(beds)
    const subRegionId = subRegions.length > 0 ? one(subRegions) : undefined
    return {
      id: i + 1,
      name: `${one(first)} ${one(second)} ${upTo(number)}`,
      countryId: country.id,
      countryOrder: country.order,
      regionId,
      regionName: `Region ${regionId}`,
      ...(subRegionId !== undefined && { subRegionId, subRegionName: `Area ${subRegionId}` }),
      beds,
      sleeps: beds * 2,
      amenityGroups: amenityGroups.filter((_, group) => chance(0.75 - 0.03 * group)),
      lat: country.lat + random() * 3,
      lng: country.lng + random() * 3,
      exquisite: chance(0.05),
      sortOrder: upTo(number),
      tiers,
      seasons: seasonsOf(tiers, 1200 * beds + upTo(1800) * beds),
      occupancies: occupanciesOf(),
      taxRules: rulesAt({ country: country.slug, regionId, place: '' }, firstTaxRules),
      hideForItaly: chance(0.02),
      hideForGreece: chance(0.02),
    }
  })
}
