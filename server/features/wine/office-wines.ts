import { asc, eq, inArray, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { StockedWine } from '#contract/staff/office-wine'
import type { Queryable, Transaction } from '#database/connection'
import { booking, region, wine, wineAllowance } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { changeReachOf } from '#domain/access/roles/reach'
import { changesBetween } from '#domain/access/staff-changes'
import { closedBookingStatuses } from '#domain/lifecycles/booking-status'
import { centsOf, majorOf } from '#domain/pricing/money'
import { lockBooking } from '#server/features/bookings/public'
import { writeStaffEntry } from '#server/features/staff/public'
import { requireInReach } from '#server/platform/auth/require-reach'

const wineRows = (db: Queryable) =>
  db
    .select({ row: wine, region: region.name })
    .from(wine)
    .innerJoin(region, eq(region.id, wine.regionId))
    .orderBy(asc(region.position), asc(wine.producer), asc(wine.name))

const presentWine = ({ row, region: from }: Awaited<ReturnType<typeof wineRows>>[number]): StockedWine => ({
  id: row.id,
  revision: row.revision,
  region: from.en,
  appellation: row.appellation,
  name: row.name,
  producer: row.producer,
  vintage: row.vintage,
  bottlesPerCase: row.bottlesPerCase,
  bottlePrice: majorOf(row.bottleCents),
  stock: row.stock,
  live: row.live,
})

/** Lists all wines with price and stock. */
export const listStock = async (db: Queryable): Promise<{ wines: StockedWine[] }> => ({
  wines: (await wineRows(db)).map(presentWine),
})

async function getStocked(tx: Transaction, id: number): Promise<StockedWine> {
  const [found] = await wineRows(tx).where(eq(wine.id, id))
  if (!found) throw new ProblemError('not-found')
  return presentWine(found)
}

interface Edit {
  id: number
  revision: number
  bottlePrice: number
  stock: number
  live: boolean
}

/**
 * Changes price, stock and offer of a wine; orders keep the price at which they were made. Throws `not-found`, and
 * `edited-meanwhile` with the current state where it has changed since the revision: orders take bottles too.
 */
export async function editWine(tx: Transaction, { staffId }: Staff, edit: Edit): Promise<StockedWine> {
  const { id, revision, stock, live } = edit
  const bottleCents = centsOf(edit.bottlePrice)
  const [before] = await tx.select().from(wine).where(eq(wine.id, id)).for('update')
  if (!before) throw new ProblemError('not-found')
  if (before.revision !== revision)
    throw new ProblemError('edited-meanwhile', { more: { current: await getStocked(tx, id) } })
  await tx.update(wine).set({ revision, bottleCents, stock, live }).where(eq(wine.id, id))
  const told = (row: { bottleCents: number; stock: number; live: boolean }) =>
    `${majorOf(row.bottleCents)} EUR, ${row.stock}, ${row.live ? 'on offer' : 'not on offer'}`
  await writeStaffEntry(tx, {
    staffId,
    action: 'wine-edited',
    reason: `${before.producer}, ${before.name}: ${told(before)} → ${told({ bottleCents, stock, live })}`,
    changes: changesBetween(
      { bottlePrice: majorOf(before.bottleCents), stock: before.stock, live: before.live },
      { bottlePrice: edit.bottlePrice, stock, live },
    ),
  })
  return getStocked(tx, id)
}

/**
 * Sets how many complimentary bottles the company gives to a booking, by its reference (PD-116). Throws `not-found`,
 * and `not-in-this-state` where the booking has ended.
 */
export async function setAllowance(
  tx: Transaction,
  actor: Staff,
  { reference, bottles }: { reference: string; bottles: number },
): Promise<{ bookingId: number; reference: string; bottles: number }> {
  const typed = reference.toUpperCase()
  // Two groups of four, as people read them out; older references have another form.
  const grouped = typed.replaceAll(/[^A-Z0-9]/g, '').replace(/^(.{4})(.{4})$/, '$1-$2')
  const [named] = await tx
    .select({ id: booking.id })
    .from(booking)
    .where(inArray(booking.reference, [typed, grouped]))
  if (!named) throw new ProblemError('not-found')
  await requireInReach(tx, changeReachOf(actor, 'bookings'), [{ record: 'booking', id: named.id }], { whole: true })
  const { staffId } = actor
  const { row } = await lockBooking(tx, named.id)
  if (closedBookingStatuses.includes(row.status)) throw new ProblemError('not-in-this-state')
  const ofBooking = eq(wineAllowance.bookingId, row.id)
  const [before] = await tx.select({ bottles: wineAllowance.bottles }).from(wineAllowance).where(ofBooking)
  const values = { bottles, grantedBy: staffId, grantedAt: sql`app_now()` }
  await tx
    .insert(wineAllowance)
    .values({ bookingId: row.id, ...values })
    .onConflictDoUpdate({ target: wineAllowance.bookingId, set: values })
  await writeStaffEntry(tx, {
    ...{ staffId, action: 'wine-allowed', reason: `${row.reference}: ${bottles}` },
    changes: changesBetween({ bottles: before?.bottles ?? 0 }, { bottles }),
  })
  return { bookingId: row.id, reference: row.reference, bottles }
}
