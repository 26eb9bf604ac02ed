import { eq } from 'drizzle-orm'
import type { CountrySlug } from '#content/shapes'
import { tariffOf } from '#content/transfers/tariffs'
import type { Transaction } from '#database/connection'
import { insertAll } from '#database/insert-all'
import { country, region, transferTariff } from '#database/tables'
import { vehicles } from '#domain/transfers/transfer'

/** The tariffs of the demonstration: every region has one for each vehicle. */
export async function seedTransferTariffs(tx: Transaction): Promise<void> {
  const regions = await tx
    .select({ id: region.id, slug: region.slug, country: country.slug })
    .from(region)
    .innerJoin(country, eq(country.id, region.countryId))
  const rows = regions.flatMap(one =>
    vehicles.map(vehicle => ({
      regionId: one.id,
      vehicle,
      ...tariffOf(one.slug, one.country as CountrySlug, vehicle),
    })),
  )
  await insertAll(rows, some => tx.insert(transferTariff).values(some))
}
