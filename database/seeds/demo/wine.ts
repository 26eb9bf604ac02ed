import { wines } from '#content/wines'
import type { Transaction } from '#database/connection'
import * as tables from '#database/tables'
import { getRegion } from './geography.ts'

/** The wines with the regions to which they are delivered. */
export async function seedWine(tx: Transaction): Promise<void> {
  await tx.insert(tables.wine).values(
    wines.map(({ region, perCase, deliveredTo: _, ...wine }) => ({
      ...wine,
      regionId: getRegion(region).id,
      bottlesPerCase: perCase,
    })),
  )
  await tx
    .insert(tables.wineDelivery)
    .values(
      wines.flatMap(({ id, deliveredTo }) => deliveredTo.map(slug => ({ wineId: id, regionId: getRegion(slug).id }))),
    )
}

/** The complimentary bottles of the lead booker's coming trip to Sicily. */
export async function seedAllowance(tx: Transaction): Promise<void> {
  await tx.insert(tables.wineAllowance).values({ bookingId: 9002, bottles: 2 })
}
