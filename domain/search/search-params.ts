import { addressDay, type Day, lastPublishedDay, parseDay } from '#domain/calendar/day'
import {
  addressMonth,
  daysOfMonth,
  firstDayOf,
  lastDayOf,
  type Month,
  monthHalves,
  parseMonth,
} from '#domain/calendar/month'
import { defaultStayLimits, type Stay } from '#domain/calendar/stay'
import { antipaxos, everywhere, greekIslands, paxos } from '#domain/geography/place-ids'
import { defaultNights, flexibilityDays } from '#domain/search/flexible-dates'
import { listNames } from '#domain/search/parameters'
import { emptyQuery, pageLimit, type SearchQuery, type SearchSort, searchSorts } from '#domain/search/query'
import { describesParty, maximumPlaces, parseGuests } from '#domain/villas/guests'

/** The searchable catalogue, for parsing an address. */
export interface SearchWorld {
  regions: readonly {
    id: number
    countryId: number
    island?: boolean
    subRegions: readonly { id: number; regionId: number }[]
  }[]
  /** The groups of amenities by which visitors can filter. */
  amenityGroups: readonly { id: number }[]
  bedroomsMax: number
  today: Day
  /** The largest valid page size; by default that of the API. */
  limitMost?: number
}

/** A part of an address that was unusable, and so was dropped or corrected. */
export interface SearchNotice {
  field: string
  code:
    | 'unknown'
    | 'malformed'
    | 'impossible-day'
    | 'past'
    | 'too-far'
    | 'end-before-start'
    | 'incomplete'
    | 'too-large'
    | 'reversed'
}

/** A search parsed from an address, with its notices. */
export interface ReadSearch {
  query: SearchQuery
  notices: SearchNotice[]
}

const longest = 2000
/** Whole euros a week: no villa costs more. */
const dearest = 1_000_000

/**
 * Parses a search from query parameters (SPEC A2.5, PD-8 to PD-10). Nothing throws: it returns the nearest sensible
 * search, with a notice for each field that was unusable.
 */
export function parseSearch(params: Iterable<readonly [string, string]>, world: SearchWorld): ReadSearch {
  const given = new Map<string, string>()
  for (const [name, value] of params) {
    const before = given.get(name)
    if (!before) given.set(name, value.trim())
    // A form sent without scripts repeats the name for each ticked box.
    else if (listNames.includes(name)) given.set(name, `${before},${value.trim()}`)
  }
  const notices: SearchNotice[] = []
  const warn = (field: string, code: SearchNotice['code']) => {
    notices.push({ field, code })
    return undefined
  }

  const readNumber = (field: string, most: number, least = 0): number | undefined => {
    const text = given.get(field)
    if (!text) return undefined
    const number = Number(text)
    if (!/^\d{1,9}$/.test(text) || number < least) return warn(field, 'malformed')
    if (number > most) {
      warn(field, 'too-large')
      return most
    }
    return number || undefined
  }

  const readIds = (field: string, known: ReadonlySet<number>): number[] => {
    const text = given.get(field)
    if (!text) return []
    if (text.length > longest) {
      warn(field, 'too-large')
      return []
    }
    const names = text.split(',').filter(Boolean)
    const ids = names.filter(name => /^\d{1,9}$/.test(name)).map(Number)
    if (ids.length < names.length) warn(field, 'malformed')
    if (ids.some(id => !known.has(id))) warn(field, 'unknown')
    return [...new Set(ids.filter(id => known.has(id)))].sort((a, b) => a - b)
  }

  const readFlag = (field: string): true | undefined => (given.get(field) === '1' ? true : undefined)

  const { des, subdes } = readDestinations(readIds, world)
  const stay = readStay(given, world.today, warn)
  const rooms = readNumber('rooms', world.bedroomsMax)
  const guests = parseGuests({
    people: readNumber('people', maximumPlaces),
    adults: given.get('adults'),
    children: given.get('children'),
    infants: given.get('infants'),
  })
  const { people } = guests
  const party = describesParty(guests)
  const flex = stay && readNumber('flex', flexibilityDays.most)
  const month = stay ? undefined : readMonth(given.get('month'), world.today, warn)
  const { minimumNights, maximumNights } = defaultStayLimits
  const nights = month && (readNumber('nights', maximumNights, minimumNights) ?? defaultNights)
  const half = month && readHalf(given.get('half'), month, world.today, warn)
  const amenities = readIds('amenities', new Set(world.amenityGroups.map(group => group.id)))
  const prices = [readNumber('minprice', dearest), readNumber('maxprice', dearest)]
  if (prices[0] && prices[1] && prices[0] > prices[1]) {
    warn('minprice', 'reversed')
    prices.reverse()
  }
  const [minPrice, maxPrice] = prices
  const sort = readSort(given.get('sort'), warn)
  const exquisite = readFlag('tev')
  const limit = readNumber('limit', world.limitMost ?? pageLimit.most, 1)
  return {
    query: {
      ...emptyQuery,
      des,
      subdes,
      amenities,
      ...(stay && { stay }),
      ...(flex && { flex }),
      ...(month && nights && { month: { month, ...(half && { half }), nights } }),
      ...(rooms && { rooms }),
      ...(people > 0 && { people }),
      ...(party && { party }),
      ...(minPrice && { minPrice }),
      ...(maxPrice && { maxPrice }),
      ...(exquisite && { exquisite }),
      sort,
      showBooked: readFlag('showbooked') ?? false,
      page: readNumber('page', 100_000, 1) ?? 1,
      ...(limit && { limit }),
    },
    notices,
  }
}

type Destinations = Pick<SearchQuery, 'des' | 'subdes'>
type ReadIds = (field: string, known: ReadonlySet<number>) => number[]

function readDestinations(readIds: ReadIds, { regions }: SearchWorld): Destinations {
  const des = readIds('des', new Set([everywhere, ...regions.map(region => region.id)]))
  const subdes = readIds('subdes', new Set(regions.flatMap(region => region.subRegions.map(sub => sub.id))))
  return expandDestinations({ des, subdes }, regions)
}

/**
 * Normalizes destinations (PD-9): Paxos implies Antipaxos; a lone sub-region implies its region, and all sub-regions
 * become the region alone; the Greek islands as a whole, which have no villas of their own and are not in the list
 * (SPEC A2.8), become the islands of their country.
 */
export function expandDestinations(named: Destinations, regions: SearchWorld['regions']): Destinations {
  const country = regions.find(region => region.id === greekIslands)?.countryId
  const standsFor = (id: number) => {
    if (id === everywhere) return regions
    return regions.filter(region =>
      id === greekIslands ? region.countryId === country && region.island : region.id === id,
    )
  }
  const asked = named.des.flatMap(id => standsFor(id).map(region => region.id)).filter(id => id !== greekIslands)
  const subRegions = regions.flatMap(region => region.subRegions)
  const implied = subRegions.filter(sub => named.subdes.includes(sub.id)).map(sub => sub.regionId)
  const whole = regions.filter(region => region.subRegions.every(sub => named.subdes.includes(sub.id)))
  const tracked = whole.flatMap(region => region.subRegions.map(sub => sub.id))
  const withAntipaxos = asked.includes(paxos) ? [antipaxos] : []
  return {
    des: [...new Set([...asked, ...implied, ...withAntipaxos])].sort((a, b) => a - b),
    subdes: named.subdes.filter(id => !tracked.includes(id)).sort((a, b) => a - b),
  }
}

type Warn = (field: string, code: SearchNotice['code']) => undefined

function readStay(given: ReadonlyMap<string, string>, today: Day, warn: Warn): Stay | undefined {
  const read = (...fields: string[]) => {
    const field = fields.find(name => given.get(name))
    const text = field && given.get(field)
    if (!field || !text) return undefined
    const day = text.length <= 20 ? parseDay(text) : undefined
    if (!day) warn(field, 'impossible-day')
    return { field, day }
  }
  const from = read('from', 'startDate')
  const to = read('to', 'endDate')
  if (!from && !to) return undefined
  if (!from || !to) return warn(from?.field ?? to?.field ?? 'from', 'incomplete')
  if (!from.day || !to.day) return undefined
  if (to.day <= from.day) return warn(to.field, 'end-before-start')
  if (from.day < today) return warn(from.field, 'past')
  if (to.day > lastPublishedDay(today)) return warn(to.field, 'too-far')
  return { from: from.day, to: to.day }
}

function readMonth(text: string | undefined, today: Day, warn: Warn): Month | undefined {
  if (!text) return undefined
  const month = text.length <= 20 ? parseMonth(text) : undefined
  if (!month) return warn('month', 'impossible-day')
  if (lastDayOf(month) < today) return warn('month', 'past')
  if (firstDayOf(month) > lastPublishedDay(today)) return warn('month', 'too-far')
  return month
}

/** A past half is dropped; the month remains, since some of it is left. */
function readHalf(text: string | undefined, month: Month, today: Day, warn: Warn) {
  if (!text) return undefined
  const half = monthHalves.find(half => String(half) === text)
  if (!half) return warn('half', 'malformed')
  return daysOfMonth(month, half).last < today ? warn('half', 'past') : half
}

function readSort(text: string | undefined, warn: Warn): SearchSort {
  const sort = searchSorts.find(name => name === text?.toLowerCase())
  if (text && !sort) warn('sort', 'unknown')
  return sort ?? 'default'
}

/**
 * The canonical query string of a search, without `?`: members in a fixed order, defaults omitted, dates as
 * `DD MMM YYYY`. `parseSearch` parses it back to the same search.
 */
export function formatSearch(query: Partial<SearchQuery>): string {
  const { des = [], subdes = [], amenities = [], stay, month, party } = query
  // Antipaxos is implied by Paxos and need not stand in the address.
  const regions = des.includes(paxos) ? des.filter(id => id !== antipaxos) : des
  const params: [string, string | number | undefined | false][] = [
    ['des', regions.join(',')],
    ['subdes', subdes.join(',')],
    ['from', stay && addressDay(stay.from)],
    ['to', stay && addressDay(stay.to)],
    ['flex', stay && query.flex],
    ['month', month && addressMonth(month.month)],
    ['half', month?.half],
    ['nights', month && month.nights !== defaultNights && month.nights],
    ['people', query.people],
    ['adults', party?.adults],
    ['children', party?.children],
    ['infants', party?.infants],
    ['rooms', query.rooms],
    ['amenities', amenities.join(',')],
    ['minprice', query.minPrice],
    ['maxprice', query.maxPrice],
    ['tev', query.exquisite && 1],
    ['sort', query.sort !== 'default' && query.sort],
    ['showbooked', query.showBooked && 1],
    ['page', query.page !== 1 && query.page],
    ['limit', query.limit],
  ]
  return params
    .filter(([, value]) => value)
    .map(
      ([name, value]) => `${name}=${encodeURIComponent(String(value)).replaceAll('%2C', ',').replaceAll('%20', '+')}`,
    )
    .join('&')
}
