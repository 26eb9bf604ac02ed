import { addDays, type Day } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import type { Occupancy, Season } from '#domain/pricing/season'
import type { SearchVilla } from '#domain/search/engine/villa'

/** Domain values with usual defaults: a test states only what matters, `a.villa({ sleeps: 10 })`. */
export const a = {
  /** A week by default. */
  stay: (from: Day, nights = 7): Stay => ({ from, to: addDays(from, nights) }),

  /** A summer let online for 7,000 a week, from Saturday to Saturday. */
  season: (terms: Partial<Season> = {}): Season => ({
    from: '2027-05-01',
    to: '2027-10-02',
    changeover: [6],
    minimumNights: 7,
    bookable: 'online',
    weeklyCents: [700_000],
    ...terms,
  }),

  booking: (from: Day, nights = 7): Occupancy => ({ kind: 'booking', ...a.stay(from, nights) }),

  /** `expiresAt` in milliseconds since 1970. */
  option: (from: Day, expiresAt: number, nights = 7): Occupancy => ({
    kind: 'option',
    expiresAt,
    ...a.stay(from, nights),
  }),

  /** A villa on Corfu in the search index, let as a whole: two guests per bedroom by default. */
  villa: (facts: Partial<SearchVilla> = {}): SearchVilla => {
    const { beds = Math.ceil((facts.sleeps ?? 8) / 2), sleeps = beds * 2 } = facts
    return {
      id: 7,
      name: 'Villa Calypso',
      countryId: 84,
      countryOrder: 2,
      regionId: 16,
      regionName: 'Corfu',
      beds,
      sleeps,
      amenityGroups: [],
      lat: 39.6,
      lng: 19.9,
      exquisite: false,
      sortOrder: 1,
      tiers: [{ rooms: beds, sleeps }],
      seasons: [a.season()],
      occupancies: [],
      taxRules: [],
      hideForItaly: false,
      hideForGreece: false,
      ...facts,
    }
  },
}
