import { ProblemError } from '#contract/problems'
import type { OfficeVillaRecord } from '#contract/staff/office-villas'
import type { Queryable } from '#database/connection'
import type { TaxTerms } from '#domain/booking/tax/tax-rules'
import { ruleOn, rulesAt } from '#domain/booking/tax/tourist-tax'
import type { Day } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { findMissing, type Missing } from '#domain/catalogue/missing'
import type { VillaRecord } from '#domain/catalogue/villa-record'
import type { Context } from '#server/context'
import { readSettings } from '#server/features/settings/public'
import { findLatestVersion } from '#server/features/versions/public'
import { type FoundRecord, findRecord, findSurroundings } from './queries.ts'

/** All versions of the tourist tax at a villa's place. */
async function taxRulesOf(
  db: Queryable,
  country: string,
  { regionId, place }: Pick<VillaRecord, 'regionId' | 'place'>,
) {
  const { taxRules } = await readSettings(db, 'tourist-tax')
  return rulesAt({ country, regionId, place }, taxRules)
}

/** The requirements for going live that a villa does not meet yet. */
export async function missingOf(
  db: Queryable,
  found: Pick<FoundRecord, 'id' | 'slideshowId'> & { country: { slug: string } },
  record: VillaRecord,
): Promise<Missing[]> {
  const around = await findSurroundings(db, found)
  const country = found.country.slug
  const isTaxKnown = (await taxRulesOf(db, country, record)).length > 0
  return findMissing(record, { country, isTaxKnown, ...around })
}

/** The tourist tax of a villa's place, as its page in the back office explains it. */
function presentTax(rules: readonly TaxTerms[], today: Day): OfficeVillaRecord['tax'] {
  const rule = ruleOn(today, rules)
  return rule ? { per: rule.per, exemptUnder: rule.exemptUnder ?? null, mostNights: rule.mostNights ?? null } : null
}

/** A villa as staff edit it, and what it still needs to go live. Throws `not-found`. */
export async function getVillaRecord(
  db: Queryable,
  context: Pick<Context, 'clock'>,
  id: number,
): Promise<OfficeVillaRecord> {
  const found = await findRecord(db, id)
  if (!found) throw new ProblemError('not-found')
  const { pictures, hasPrice, comingBookings } = await findSurroundings(db, found)
  const { revision, record, code, country } = found
  const taxRules = await taxRulesOf(db, country.slug, record)
  return {
    id,
    revision,
    villa: record,
    missing: findMissing(record, { country: country.slug, isTaxKnown: taxRules.length > 0, pictures, hasPrice }),
    country: country.slug,
    code,
    pictures,
    comingBookings,
    latestVersion: await findLatestVersion(db, 'villa', id),
    tax: presentTax(taxRules, todayAt(context.clock.now(), country.timezone)),
  }
}
