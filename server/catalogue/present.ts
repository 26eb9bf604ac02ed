import type { Experience } from '#contract/content/experiences'
import type { Picture } from '#contract/schemas'
import type { List, ListSummary } from '#contract/villas/lists'
import type { AmenityCategory, PropertyDetail } from '#contract/villas/properties'
import type { ListedVilla, Property, SearchedVilla } from '#contract/villas/villa-search'
import { satisfiesStayRules } from '#domain/availability/stay-rules'
import { presentTax } from '#domain/booking/tax/shown-tax'
import { touristTaxLines } from '#domain/booking/tax/tourist-tax'
import { addDays, type Day } from '#domain/calendar/day'
import { defaultStayLimits, type Stay } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import { lowestPrice } from '#domain/content/experience-prices'
import { selectNearbyFacts } from '#domain/geography/nearby'
import { cssFocus } from '#domain/pictures/focus'
import { majorOf } from '#domain/pricing/money'
import { priceRange } from '#domain/pricing/pricing'
import type { FlexibleRate, Occupancy } from '#domain/pricing/season'
import { findAlternativeStays } from '#domain/search/alternative-stays'
import { partyOf, type SearchClock, type SearchItem, type SearchQuery } from '#domain/search/query'
import { type Language, type Text, textIn } from '#domain/text/language'
import type { CatalogueVilla } from './catalogue.ts'
import { presentCrops } from './present-crops.ts'
import type { findVillaTexts } from './queries.ts'
import type { Content, ExperienceRow, ListRow, PictureRow } from './rows/content.ts'

export function presentPicture(row: PictureRow, language: Language): Picture {
  const focus = cssFocus(row.focus)
  const url = `/media/${row.id}-${row.hash}`
  const crops = presentCrops(row, url)
  return {
    id: row.id,
    url,
    width: row.width,
    height: row.height,
    colour: row.colour,
    alt: row.alt[language],
    ...(focus && { focus }),
    ...(crops && { crops }),
  }
}

/** The fields of a villa in lists, without those of a search. */
export function presentListed({ row, search }: CatalogueVilla, content: Content, language: Language): ListedVilla {
  const region = content.regionById.get(row.regionId)
  const country = content.countryById.get(region?.countryId ?? 0)
  const subRegion = content.subRegionById.get(row.subRegionId ?? 0)
  return {
    id: row.id,
    name: row.name,
    url: row.path,
    regionId: row.regionId,
    subRegionId: row.subRegionId,
    region: region?.name[language] ?? '',
    loc: row.place,
    lat: row.lat,
    lng: row.lng,
    beds: search.beds,
    sleeps: search.sleeps,
    baths: row.bathrooms,
    hideforitaly: row.hideForItaly,
    hideforgreece: row.hideForGreece,
    te: row.exquisite,
    taxed: search.taxRules.length > 0,
    sortOrder_Recommended: row.sortOrder,
    currencyId: 1,
    searchLocationGroups: [region?.groupingName[language] ?? '', country?.name[language] ?? ''],
    padding: { subregion: subRegion?.name[language] ?? '' },
    slideshowId: row.slideshowId,
    starsAverage: row.starsAverage,
    numberOfReviews: row.numberOfReviews,
    thumb: presentPicture(row.thumb, language),
  }
}

/** A search that includes a villa, and its moment. */
export interface Asked extends SearchClock {
  query: Pick<SearchQuery, 'stay' | 'people' | 'party' | 'rooms'>
  occupanciesOf: (villaId: number) => readonly Occupancy[]
}

const presentStay = ({ from, to }: Stay, totalCents: number) => ({ from, to, totalPrice: majorOf(totalCents) })

/** The price of a stay in a search result, with its tax, which every shown total includes (PD-90). */
export const totalOf = ({ totalCents, taxCents = 0 }: Pick<SearchItem, 'totalCents' | 'taxCents'>) =>
  totalCents === undefined ? undefined : totalCents + taxCents

/** The nearest bookable stay of a villa that is not available for the requested one. */
function presentNearStay({ search, timezone }: CatalogueVilla, stay: Stay, { query, now, occupanciesOf }: Asked) {
  const villa = { ...search, occupancies: occupanciesOf(search.id) }
  // Bookings are decided by the villa's local day.
  const today = todayAt(now, timezone)
  const [near] = findAlternativeStays(stay, villa, { today, now, party: query.people, rooms: query.rooms })
  if (!near) return null
  const taxed = { ...partyOf(query), stay: near, stayCents: near.totalCents, today }
  const taxes = touristTaxLines(taxed, search.taxRules)
  return presentStay(near, near.totalCents + taxes.reduce((sum, { cents }) => sum + cents, 0))
}

/** The result of a search for a villa. */
export function presentSearchFacts(villa: CatalogueVilla, item: SearchItem, asked?: Asked): SearchedVilla {
  const stay = item.stay ?? asked?.query.stay
  const isBooked = item.state === 'booked'
  const totalCents = totalOf(item)
  const otherDays =
    asked !== undefined && stay !== undefined && !satisfiesStayRules(stay, villa.search.seasons, defaultStayLimits)
  return {
    booked: isBooked,
    pending: item.state === 'pending',
    otherDays,
    priceFrom: majorOf(item.weeklyFromCents ?? 0),
    priceTo: majorOf(item.weeklyToCents ?? 0),
    totalPrice: totalCents === undefined ? null : majorOf(totalCents),
    touristTax: item.taxCents === undefined ? null : majorOf(item.taxCents),
    stay: item.stay && totalCents !== undefined ? presentStay(item.stay, totalCents) : null,
    nearStay: asked && stay && (isBooked || otherDays) ? presentNearStay(villa, stay, asked) : null,
    pricedFor_Rooms: item.tier.rooms,
    pricedFor_Sleeps: item.tier.sleeps,
  }
}

/** A villa for a list; `item` is its search result, without one it shows whole-villa prices. */
export const presentProperty = (
  villa: CatalogueVilla,
  content: Content,
  language: Language,
  item: SearchItem,
  asked?: Asked,
): Property => ({ ...presentListed(villa, content, language), ...presentSearchFacts(villa, item, asked) })

/** The result for a villa without a search: available, with prices of the whole house. */
export function defaultSearchFacts({ search }: CatalogueVilla, today: string): SearchItem {
  const range = priceRange({ seasons: search.seasons, tiers: search.tiers, today })
  return {
    id: search.id,
    state: 'free',
    ...(range && { weeklyFromCents: range.lowestCents, weeklyToCents: range.highestCents }),
    tier: { rooms: search.beds, sleeps: search.sleeps },
  }
}

/** Lines of text in a language; missing translations fall back to English. */
const inLanguage = (lines: readonly Text[], language: Language) => lines.map(line => textIn(line, language))

type Texts = NonNullable<Awaited<ReturnType<typeof findVillaTexts>>>

export function presentPropertyDetail(
  villa: CatalogueVilla,
  texts: Texts,
  content: Content,
  language: Language,
  today: string,
): PropertyDetail {
  const { row, search } = villa
  const region = content.regionById.get(row.regionId)
  const country = content.countryById.get(region?.countryId ?? 0)
  const property = presentProperty(villa, content, language, defaultSearchFacts(villa, today))
  return {
    ...property,
    country: country?.name[language] ?? '',
    countryCode: country?.slug ?? '',
    regionPath: content.pageById.get(region?.destinationPageId ?? 0)?.path ?? null,
    subRegion: property.padding.subregion || null,
    pageTitle: `${row.name}, ${row.place}, ${property.region}`,
    metaDescription: texts.tagline[language],
    metaKeywords: [row.name, row.place, property.region, country?.name[language]].join(', '),
    cmsRelativeURL: row.path,
    tagline: texts.tagline[language],
    story: texts.story[language],
    location: texts.location[language],
    rooms: texts.rooms.map(room => ({
      kind: room.kind,
      floor: room.floor,
      bathroom: room.bathroom ?? null,
      note: room.note ? textIn(room.note, language) : null,
    })),
    nearby: selectNearbyFacts(texts.nearby).map(({ kind, name, minutes, by }) => ({
      kind,
      name: textIn(name, language),
      minutes,
      by,
    })),
    included: inLanguage(texts.included, language),
    extras: inLanguage(texts.extras, language),
    houseRules: inLanguage(texts.houseRules, language),
    arrivalFrom: texts.arrivalFrom,
    departureBy: texts.departureBy,
    damageDeposit: texts.damageDepositCents === null ? null : majorOf(texts.damageDepositCents),
    registrationNumber: row.registrationNumber,
    tiers: row.tiers,
    taxes: search.taxRules.map(presentTax),
    seasons: search.seasons
      .filter(season => season.to > addDays(today, -1))
      .map(({ from, to, changeover, minimumNights, bookable, weeklyCents, flexible }) => ({
        from,
        to,
        changeover,
        minimumNights,
        bookable,
        weekly: weeklyCents.map(cents => (cents === null ? null : majorOf(cents))),
        flexible: flexible ? presentRate(flexible) : null,
      })),
  }
}

/** A flexible rate, in whole or decimal EUR. */
const presentRate = ({ surcharge, depositPercent, freeDays }: FlexibleRate) => ({
  surcharge: 'percent' in surcharge ? surcharge : { weekly: majorOf(surcharge.weeklyCents) },
  depositPercent,
  freeDays,
})

const categories = ['outdoors', 'water', 'indoors', 'staff', 'families', 'practical'] as const

/** The amenities of a villa by category, without empty categories. */
export function presentAmenities({ row }: CatalogueVilla, content: Content, language: Language): AmenityCategory[] {
  const amenities = row.amenityIds.flatMap(id => content.amenityById.get(id) ?? [])
  return categories
    .map(category => ({
      category,
      amenities: amenities
        .filter(amenity => amenity.category === category)
        .map(({ id, name }) => ({ id, name: name[language] })),
    }))
    .filter(({ amenities: named }) => named.length > 0)
}

export function presentListSummary(row: ListRow, content: Content, language: Language): ListSummary {
  return {
    id: row.id,
    listId: row.id,
    listType: row.listType,
    name: row.name[language],
    url: row.path,
    picture: presentPicture(getPicture(content, row.pictureId), language),
  }
}

export function presentList(row: ListRow, content: Content, language: Language): List {
  const { filter } = row
  return {
    ...presentListSummary(row, content, language),
    filter_Amenities: filter.amenityGroupIds ?? [],
    filter_RegionIds: filter.regionIds ?? [],
    filter_SubRegionIds: filter.subRegionIds ?? [],
    filter_ArrivalDate: filter.arrival ?? '',
    filter_Duration: filter.duration ?? 0,
    filter_People: filter.people ?? 0,
    filter_BedsMin: filter.bedsMin ?? 0,
    filter_BedsMax: filter.bedsMax ?? 0,
    filter_PriceFrom: filter.priceFrom ?? 0,
    filter_PriceTo: filter.priceTo ?? 0,
    dateInFilter: filter.arrival ?? '',
    dateOutFilter: filter.arrival && filter.duration ? addDays(filter.arrival, filter.duration) : '',
    pageTitle: row.name[language],
    cmsRelativeURL: row.path,
    introduction: row.introduction[language],
  }
}

/** An experience for a list; its minimum price is of the days from `today` on. */
export function presentExperience(
  row: ExperienceRow,
  content: Content,
  { language, today }: { language: Language; today: Day },
): Experience {
  const lowestCents = lowestPrice(content.pricesByExperience.get(row.id) ?? [], today)
  return {
    id: row.id,
    serviceId: row.serviceId,
    name: row.name[language],
    title: row.title[language],
    browserTitle: row.name[language],
    introduction: row.introduction[language],
    cmsRelativeUrl: row.path,
    status: row.live ? 'live' : 'draft',
    groupId: row.groupId,
    lat: row.lat,
    lng: row.lng,
    priceFrom: majorOf(lowestCents ?? row.priceFromCents),
    priceUnit: row.priceUnit,
    minutes: row.minutes,
    fromAge: row.fromAge,
    picture: presentPicture(getPicture(content, row.pictureId), language),
  }
}

export function getPicture(content: Content, id: number): PictureRow {
  const picture = content.pictureById.get(id)
  if (!picture) throw new Error(`There is no picture ${id}`)
  return picture
}
