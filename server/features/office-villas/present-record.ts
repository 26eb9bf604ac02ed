import { ProblemError } from '#contract/problems'
import type { OfficeVillaRecord } from '#contract/staff/office-villas'
import type { Queryable } from '#database/connection'
import { ruleOn, rulesAt } from '#domain/booking/tax/tourist-tax'
import { todayAt } from '#domain/calendar/today'
import { findMissing, type Missing } from '#domain/catalogue/missing'
import type { VillaRecord } from '#domain/catalogue/villa-record'
import type { Context } from '#server/context'
import { findLatestVersion } from '#server/features/versions/public'
import { type FoundRecord, findRecord, findSurroundings } from './queries.ts'

/** What a villa still needs to go live. */
export async function missingOf(
  db: Queryable,
  found: Pick<FoundRecord, 'id' | 'slideshowId'> & { country: { slug: string } },
  record: VillaRecord,
): Promise<Missing[]> {
  const around = await findSurroundings(db, found)
  return findMissing(record, { country: found.country.slug, ...around })
}

/** The tourist tax of a villa's place, as its page in the back office explains it. */
function presentTax({ record, country }: FoundRecord, { clock }: Pick<Context, 'clock'>): OfficeVillaRecord['tax'] {
  const rules = rulesAt({ country: country.slug, regionId: record.regionId, place: record.place })
  const rule = ruleOn(todayAt(clock.now(), country.timezone), rules)
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
  return {
    id,
    revision,
    villa: record,
    missing: findMissing(record, { country: country.slug, pictures, hasPrice }),
    country: country.slug,
    code,
    pictures,
    comingBookings,
    latestVersion: await findLatestVersion(db, 'villa', id),
    tax: presentTax(found, context),
  }
}
