import { and, eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import * as tables from '#database/tables'
import {
  type EuroSale,
  type FlexibleOffer,
  priceInEuros,
  ratesOf,
  type Sale,
  saleIn,
  termsOfRate,
  type VillaTerms,
} from '#domain/booking/sale'
import { findStayProblem, type StayProblem } from '#domain/booking/stay-eligibility'
import { rulesAt } from '#domain/booking/tax/tourist-tax'
import type { Day } from '#domain/calendar/day'
import { defaultStayLimits, type Stay } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import type { Currency } from '#domain/pricing/currency'
import { type RateTerms, type Terms, termsOn } from '#domain/pricing/terms'
import { peopleOf } from '#domain/villas/guests'
import { findSeasons } from '#server/catalogue/calendar-queries'
import type { CatalogueVilla } from '#server/catalogue/catalogue'
import { getVilla } from '#server/catalogue/get-villa'
import { currenciesOf, presentCurrencies } from '#server/catalogue/rows/currencies'
import { partitionValid } from '#server/catalogue/rows/invalid-rows'
import type { Context } from '#server/context'
import { throwFieldErrors } from '#server/platform/http/errors'
import { areNightsTaken, databaseNow } from '../occupancy/occupancy.ts'
import { suggestAlternatives } from '../occupancy/suggest-alternatives.ts'
import type { SaleMoment, StayRequest } from '../stays/stay-request.ts'

const { country, region, villa } = tables
const { maximumNights } = defaultStayLimits

/** The price of a stay at one rate, with its terms. */
export interface SoldRate {
  sale: Sale
  terms: Terms & Partial<RateTerms>
}

/** A stay that can be sold, at what price, by which terms and exchange rate. */
export interface StayQuote extends SoldRate {
  euros: EuroSale
  /** Every rate by which it is offered (PD-95), the lowest first. */
  rates: SoldRate[]
  rate: Pick<Currency, 'rate'> & { ratedOn: Day }
}

/**
 * Reads a villa to be sold from the database, because the catalogue in memory can be stale. Invalid seasons are not
 * sold.
 */
export async function findSoldVilla(
  db: Queryable,
  { catalogue }: Pick<Context, 'catalogue'>,
  { row: { id }, timezone }: CatalogueVilla,
): Promise<{ villa: VillaTerms & { regionId: number }; at: SaleMoment }> {
  const [found] = await db
    .select({
      tiers: villa.tiers,
      regionId: villa.regionId,
      place: villa.place,
      damageDepositCents: villa.damageDepositCents,
      country: country.slug,
      now: databaseNow,
    })
    .from(villa)
    .innerJoin(region, eq(region.id, villa.regionId))
    .innerJoin(country, eq(country.id, region.countryId))
    .where(and(eq(villa.id, id), eq(villa.live, true)))
  if (!found) throw new ProblemError('not-found')
  const { now, damageDepositCents, tiers, ...place } = found
  const { settings } = catalogue.content
  const today = todayAt(now, timezone)
  const { rows, ids } = (await findSeasons(db, today, [id])).get(id) ?? { rows: [], ids: [] }
  const { readable: seasons } = partitionValid('season', rows, (_, at) => ids[at] ?? 0)
  return {
    villa: {
      ...{ tiers, seasons, damageDepositCents: damageDepositCents ?? 0 },
      ...{ regionId: place.regionId, taxRules: rulesAt(place, settings.taxRules), damageTerms: settings.damageTerms },
    },
    at: { now, today },
  }
}

/** Why a stay is not possible even if its nights were free; undefined where it is. Throws `not-found`. */
export async function findSaleProblem(
  db: Queryable,
  world: Pick<Context, 'catalogue'>,
  known: CatalogueVilla,
  stay: Stay,
): Promise<StayProblem | undefined> {
  const { villa, at } = await findSoldVilla(db, world, known)
  return findStayProblem(stay, villa.seasons, { today: at.today, maximumNights })
}

type World = Pick<Context, 'catalogue' | 'clock' | 'configuration'>

/**
 * Prices a stay now, whether or not it is available; at the standard rate where the wanted one is not offered. Without a
 * sale where the villa has no price for it or is too small. Throws `not-found` and `invalid-input`.
 */
export async function priceStay(db: Queryable, context: World, asked: StayRequest, offer?: FlexibleOffer) {
  const { villaId, stay, audience, currencyId } = asked
  const known = getVilla(context.catalogue, villaId, audience)
  throwFieldErrors({ to: stay.to <= stay.from ? 'not-after' : undefined })
  const { villa, at } = await findSoldVilla(db, context, known)
  const currencies = currenciesOf(context)
  const currency = currencies.find(({ id }) => id === currencyId)
  if (!presentCurrencies(context).some(({ id }) => id === currencyId)) throwFieldErrors({ currencyId: 'invalid' })
  const terms = termsOn(at.today, context.catalogue.content.settings.terms)
  const wanted = { ...asked, people: peopleOf(asked) }
  const euros = priceInEuros(villa, wanted, at.today, offer)
  const rates = euros
    ? ratesOf(euros).map(ratePlan => ({
        sale: saleIn(euros, currencyId, { currencies, terms, ratePlan }),
        terms: termsOfRate(terms, euros, ratePlan),
      }))
    : []
  const chosen = rates.find(({ sale }) => sale.ratePlan === asked.ratePlan) ?? rates[0]
  const rate = { rate: currencyId === 1 ? 1 : (currency?.rate ?? 1), ratedOn: currency?.ratedOn ?? at.today }
  const sold: StayQuote | undefined = euros && chosen && { ...chosen, euros, rates, rate }
  return { villa, at, terms, wanted, sold }
}

/**
 * Sells a stay at the current price. Throws `not-found`, `invalid-input`, and `stay-refused` or `dates-taken` with
 * available stays and villas as alternatives.
 */
export async function quoteStay(db: Queryable, context: World, asked: StayRequest): Promise<StayQuote> {
  const { villaId, stay } = asked
  const [{ villa, at, terms, wanted, sold }, isTaken] = await Promise.all([
    priceStay(db, context, asked),
    areNightsTaken(db, [{ villaId, stay }]),
  ])
  const currencies = currenciesOf(context)
  const explain = async () =>
    suggestAlternatives(db, context, { asked: wanted, villa, at, currencies, terms, sale: sold?.sale })
  const refusal = findStayProblem(stay, villa.seasons, { today: at.today, maximumNights })
  if (refusal) throw new ProblemError('stay-refused', { more: { ...refusal, ...(await explain()) } })
  if (!sold) throw new ProblemError('stay-refused', { more: { reason: 'too-small', ...(await explain()) } })
  if (isTaken) throw new ProblemError('dates-taken', { more: await explain() })
  return sold
}
