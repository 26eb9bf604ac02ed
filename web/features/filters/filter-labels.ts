import type { DestinationCountry, Site } from '#contract/site/site'
import { formatDays, formatMonth } from '#domain/calendar/formats'
import {
  countrySelection,
  hasSubRegion,
  isImpliedRegion,
  offeredDestinations,
  regionSelection,
} from '#domain/geography/destinations'
import { priceSlider } from '#domain/search/collections'
import type { SearchQuery } from '#domain/search/query'
import type { Language } from '#domain/text/language'
import type { Translate } from '#web/messages'
import type { PriceLimits } from './panels/price-limits'

/** Inputs of the texts: translations, language and available choices. */
export interface LabelContext {
  t: Translate
  language: Language
  site: Site
  /** Price limits in the visitor's currency. */
  prices: Pick<PriceLimits, 'words' | 'fromEuros'>
}

type Chosen = Pick<SearchQuery, 'des' | 'subdes'>
type Region = DestinationCountry['regions'][number]

/**
 * Names of the selection, as few as possible: a fully selected country or region replaces its parts. `singly` names
 * each part, and omits companions.
 */
export function destinationNames(
  countries: readonly DestinationCountry[],
  chosen: Chosen,
  { singly = false }: { singly?: boolean } = {},
): string[] {
  return offeredDestinations<Region, DestinationCountry>(countries).flatMap(country => {
    if (!singly && country.regions.length > 1 && countrySelection(country, chosen) === 'all') return [country.name]
    return country.regions.flatMap(region => {
      if (singly && isImpliedRegion(region.id, chosen)) return []
      const share = regionSelection(region, chosen)
      if (share !== 'some') return share === 'all' ? [region.name] : []
      return region.subRegions.filter(sub => hasSubRegion(region, sub.id, chosen)).map(sub => sub.description)
    })
  })
}

/** 'Destination', the single name, or 'N destinations' (SPEC A2.8). */
export function destinationLabel(chosen: Chosen, { t, site }: LabelContext): string {
  const singly = destinationNames(site.destinations, chosen, { singly: true })
  const fewest = singly.length === 1 ? singly : destinationNames(site.destinations, chosen)
  const [name] = fewest
  if (name === undefined) return t('filter_destination')
  return fewest.length === 1 ? name : t('filter_destinations', { count: singly.length })
}

/**
 * "13 – 27 Jun 2027", "13 – 20 Jun 2027, ± 3 days", "A week in the first half of July 2027"; undefined without dates.
 */
export function dateLabel(
  { stay, flex, month }: Pick<SearchQuery, 'stay' | 'flex' | 'month'>,
  { t, language }: Pick<LabelContext, 't' | 'language'>,
): string | undefined {
  if (month) {
    const { nights, half = 'all' } = month
    return t('filter_dates_month', { nights, half: String(half), month: formatMonth(month.month, language) })
  }
  const dates = stay && formatDays(stay, language, 'short')
  return dates && flex ? t('filter_dates_flex', { dates, days: flex }) : dates
}

/** In the visitor's currency: "up to €12,000", "from €5,000", "€5,000 – €12,000"; undefined without limits. */
export function priceLabel({ minPrice, maxPrice }: SearchQuery, { t, prices }: LabelContext): string | undefined {
  const inWords = (euros: number | undefined) =>
    euros === undefined ? undefined : prices.words(prices.fromEuros(euros))
  const from = inWords(minPrice)
  const to = inWords(maxPrice)
  if (from && to) return t('filter_price_between', { from, to })
  if (from) return t('filter_price_from', { from })
  return to && t('filter_price_to', { to })
}

/** "Pool, By the sea +2"; undefined without selection. The flagship selection counts as an amenity. */
export function amenityLabel({ amenities, exquisite }: SearchQuery, { t, site }: LabelContext): string | undefined {
  const chosen = site.amenityGroups.filter(group => amenities.includes(group.id)).map(group => group.name)
  const names = exquisite ? [t('filter_exquisite'), ...chosen] : chosen
  if (names.length === 0) return undefined
  return names.slice(0, 2).join(', ') + (names.length > 2 ? ` +${names.length - 2}` : '')
}

/** 'Add guests', '1 guest', 'N guests'. */
export const guestsLabel = (people: number | undefined, { t }: LabelContext): string =>
  people ? t('guests_count', { count: people }) : t('guests_add')

/** "2 adults, 3 children, 1 infant"; undefined if all guests are adults, since their number suffices. */
export const partyWords = (party: SearchQuery['party'], { t }: Pick<LabelContext, 't'>): string | undefined =>
  party && t('filter_party', party)

/** The price slider's ends, in thousands of euros a week (SPEC A5). */
export const sliderBounds = (isCollection: boolean) => (isCollection ? priceSlider.collection : priceSlider.usual)
