import { and, eq, gt, isNull, notInArray, or, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { occupancy } from '#database/tables'
import { chooseAlternatives } from '#domain/booking/alternatives'
import { priceInEuros, type Sale, saleIn, type VillaTerms } from '#domain/booking/sale'
import { findStayProblem } from '#domain/booking/stay-eligibility'
import { addDays } from '#domain/calendar/day'
import { defaultStayLimits, type Stay } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import { type Currency, convert } from '#domain/pricing/currency'
import { majorOf } from '#domain/pricing/money'
import type { Occupancy } from '#domain/pricing/season'
import type { Terms } from '#domain/pricing/terms'
import { type AlternativeStay, findAlternativeStays } from '#domain/search/alternative-stays'
import { emptyQuery } from '#domain/search/query'
import { maxShiftDays } from '#domain/search/stays-around'
import { totalOf } from '#server/catalogue/present'
import type { Context } from '#server/context'
import type { SaleMoment, StayRequest } from '../stays/stay-request.ts'

const fewestNear = 3
const mostNear = 5
const mostSimilar = 3

/**
 * Offsets at which stays are searched, in days: further away where the two weeks around the requested days hold too
 * few.
 */
const shifts = [0, 1, -1, 2, -2, 3, -3].map(times => times * (2 * maxShiftDays + 1))

interface Refused {
  asked: StayRequest & { people: number }
  villa: VillaTerms & { regionId: number }
  at: SaleMoment
  currencies: readonly Currency[]
  terms: Terms
  /** The sale of the requested stay, where it has a price. */
  sale: Sale | undefined
}

/** Occupancies of a villa from today on, without those of the given items. */
export async function findOccupancies(
  db: Queryable,
  villaId: number,
  { today }: SaleMoment,
  without: readonly number[],
): Promise<Occupancy[]> {
  const byOthers =
    without.length > 0
      ? or(isNull(occupancy.bookingItemId), notInArray(occupancy.bookingItemId, [...without]))
      : undefined
  const rows = await db
    .select({ kind: occupancy.kind, nights: occupancy.nights, expiresAt: occupancy.expiresAt })
    .from(occupancy)
    .where(and(eq(occupancy.villaId, villaId), gt(sql`upper(${occupancy.nights})`, sql`${today}::date`), byOthers))
  return rows.map(({ kind, nights, expiresAt }) => ({
    kind,
    ...nights,
    ...(expiresAt && { expiresAt: expiresAt.getTime() }),
  }))
}

/** Three to five available stays of the same villa, nearest first, each with its price difference. */
function alternativeStays({ asked, villa, at, currencies, terms, sale }: Refused, occupancies: readonly Occupancy[]) {
  const found = new Map<string, AlternativeStay>()
  const party = { party: asked.people, rooms: asked.rooms }
  for (const days of shifts) {
    const around: Stay = { from: addDays(asked.stay.from, days), to: addDays(asked.stay.to, days) }
    for (const near of findAlternativeStays(around, { ...villa, occupancies }, { ...at, ...party }, mostNear)) {
      const isAsked = near.from === asked.stay.from && near.to === asked.stay.to
      if (!isAsked && found.size < mostNear) found.set(`${near.from} ${near.to}`, near)
    }
    if (found.size >= fewestNear) break
  }
  return [...found.values()].flatMap(({ from, to }) => {
    const euros = priceInEuros(villa, { ...asked, stay: { from, to } }, at.today)
    if (!euros) return []
    const price = saleIn(euros, asked.currencyId, { currencies, terms, ratePlan: asked.ratePlan })
    const difference = sale ? majorOf(price.totalCents - sale.totalCents) : null
    return [{ from, to, totalPrice: majorOf(price.totalCents), difference }]
  })
}

/** Similar villas that are free on the same days, for the same party and about the same price, with what each lacks. */
function similarVillas({ catalogue }: Pick<Context, 'catalogue'>, { asked, villa, at, currencies, sale }: Refused) {
  const { content, villas, index } = catalogue
  const country = content.regionById.get(villa.regionId)?.countryId
  const elsewhere = [...content.regionById.values()].flatMap(({ id, countryId }) =>
    countryId === country && id !== villa.regionId ? id : [],
  )
  const search = (des: number[], isElsewhere: boolean) => {
    if (des.length === 0) return []
    const { stay, people, rooms, audience } = asked
    const { adults, children, infants } = asked
    const party = { adults, children, infants }
    const query = { ...emptyQuery, des, stay, people, party, audience, limit: 60, ...(rooms && { rooms }) }
    return index.search(query, at).items.flatMap(item => {
      const { id, state } = item
      const totalCents = totalOf(item)
      const other = villas.get(id)
      if (id === asked.villaId || state !== 'free' || totalCents === undefined || !other) return []
      const today = todayAt(at.now, other.timezone)
      if (findStayProblem(stay, other.search.seasons, { today, maximumNights: defaultStayLimits.maximumNights }))
        return []
      const { cents } = convert({ cents: totalCents, currency: 1 }, asked.currencyId, currencies)
      return [{ villa: other, cents, sleeps: other.row.sleeps, isElsewhere }]
    })
  }
  const request = { cents: sale?.totalCents, people: asked.people }
  const found = [...search([villa.regionId], false), ...search(elsewhere, true)]
  return chooseAlternatives(found, request, mostSimilar).map(({ villa: { row }, cents, isElsewhere }) => ({
    id: row.id,
    name: row.name,
    url: row.path,
    totalPrice: majorOf(cents),
    misses: isElsewhere ? ['region'] : [],
  }))
}

/**
 * Finds the nearest available stays of the same villa with their price differences. The nights of the items in
 * `without` count as free.
 */
export const findNearOffers = async (db: Queryable, refused: Refused, without: readonly number[]) =>
  alternativeStays(refused, await findOccupancies(db, refused.asked.villaId, refused.at, without))

/** Alternatives to an unavailable stay, in the requested currency. */
export async function suggestAlternatives(db: Queryable, context: Pick<Context, 'catalogue'>, refused: Refused) {
  return {
    currencyId: refused.asked.currencyId,
    nearStays: await findNearOffers(db, refused, []),
    similarVillas: similarVillas(context, refused),
  }
}
