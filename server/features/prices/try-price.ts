import { eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { TriedPrice } from '#contract/staff/office-prices'
import type { Queryable } from '#database/connection'
import { country, region, villa } from '#database/tables'
import { priceInEuros } from '#domain/booking/sale'
import { findStayProblem } from '#domain/booking/stay-eligibility'
import { rulesAt } from '#domain/booking/tax/tourist-tax'
import { defaultStayLimits, type Stay } from '#domain/calendar/stay'
import { todayAt } from '#domain/calendar/today'
import { majorOf } from '#domain/pricing/money'
import { findSeasons } from '#server/catalogue/calendar-queries'
import { areNightsTaken, databaseNow } from '#server/features/bookings/public'
import { readSettings } from '#server/features/settings/public'
import { throwFieldErrors } from '#server/platform/http/errors'

const sumOf = (lines: readonly { cents: number }[]) => lines.reduce((sum, { cents }) => sum + cents, 0)

interface Trial {
  villaId: number
  stay: Stay
  adults: number
  rooms?: number | undefined
}

/** Prices a stay as the site would, also of a villa that it does not show. Throws `not-found` and `invalid-input`. */
export async function tryPrice(db: Queryable, { villaId, stay, adults, rooms }: Trial): Promise<TriedPrice> {
  throwFieldErrors({ to: stay.to <= stay.from ? 'not-after' : undefined })
  const [found] = await db
    .select({
      tiers: villa.tiers,
      regionId: villa.regionId,
      place: villa.place,
      damageDepositCents: villa.damageDepositCents,
      country: country.slug,
      timezone: country.timezone,
      now: databaseNow,
    })
    .from(villa)
    .innerJoin(region, eq(region.id, villa.regionId))
    .innerJoin(country, eq(country.id, region.countryId))
    .where(eq(villa.id, villaId))
  if (!found) throw new ProblemError('not-found')
  const { now, timezone, damageDepositCents, ...facts } = found
  const today = todayAt(now, timezone)
  const seasons = (await findSeasons(db, stay.from, [villaId])).get(villaId)?.rows ?? []
  const wanted = { stay, people: adults, adults, children: 0, rooms }
  const settings = await readSettings(db, 'tourist-tax', 'damage-terms')
  const terms = { taxRules: rulesAt(facts, settings.taxRules), damageTerms: settings.damageTerms }
  const sale = priceInEuros({ ...facts, ...terms, damageDepositCents: damageDepositCents ?? 0, seasons }, wanted, today)
  const problem = findStayProblem(stay, seasons, { today, maximumNights: defaultStayLimits.maximumNights })
  const tax = sumOf(sale?.taxLines ?? [])
  return {
    total: sale ? majorOf(sumOf(sale.lines) + tax) : null,
    tax: majorOf(tax),
    flexible: sale?.flexible ? majorOf(sumOf(sale.flexible.lines) + tax) : null,
    lines: (sale?.lines ?? []).map(({ from, to, quantity, unitCents, cents }) => ({
      from,
      to,
      nights: quantity,
      weekly: majorOf(unitCents),
      amount: majorOf(cents),
    })),
    problem: problem?.reason ?? (sale ? null : 'too-small'),
    taken: await areNightsTaken(db, [{ villaId, stay }]),
  }
}
