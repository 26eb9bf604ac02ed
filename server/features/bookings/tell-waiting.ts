import { and, asc, eq, gt, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { occupancy, villa, waiting } from '#database/tables'
import { lockVilla, transact } from '#database/transact'
import type { JobContext } from '#server/context'
import { stayAddress, writeHoldLetter } from './letters.ts'
import { areNightsTaken } from './nights.ts'
import { findRefusal } from './sell-stay.ts'

const atOnce = 50

/** Waiting-list entries whose nights are free now, the longest waiting first. */
const findFree = (db: Db) =>
  db
    .select({ row: waiting, villa: { id: villa.id, name: villa.name, url: villa.path } })
    .from(waiting)
    .innerJoin(villa, and(eq(villa.id, waiting.villaId), eq(villa.live, true)))
    .where(
      and(
        isNull(waiting.toldAt),
        sql`lower(${waiting.stay}) >= app_now()::date`,
        notExists(
          db
            .select({ id: occupancy.id })
            .from(occupancy)
            .where(
              and(
                eq(occupancy.villaId, waiting.villaId),
                sql`${occupancy.nights} && ${waiting.stay}`,
                or(isNull(occupancy.expiresAt), gt(occupancy.expiresAt, sql`app_now()`)),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(waiting.id))
    .limit(atOnce)

type Free = Awaited<ReturnType<typeof findFree>>[number]

/** Notifies a waiting-list entry once, unless the nights are taken again or the villa does not accept the stay. */
async function tell({ db, ...world }: JobContext, { row, villa }: Free): Promise<void> {
  const { id, villaId, stay, email: recipient, language } = row
  await transact(db, async tx => {
    await lockVilla(tx, villaId)
    if (await areNightsTaken(tx, [{ villaId, stay }])) return
    // Seasons can have changed; the e-mail must not link to a stay that cannot be booked.
    const known = world.catalogue.villas.get(villaId)
    if (!known || (await findRefusal(tx, known, stay))) return
    const told = await tx
      .update(waiting)
      .set({ toldAt: sql`app_now()` })
      .where(and(eq(waiting.id, id), isNull(waiting.toldAt)))
      .returning({ id: waiting.id })
    if (told.length === 0) return
    const address = stayAddress(world, villa, stay, language)
    await writeHoldLetter(tx, world, {
      told: 'nights-free',
      requestedBy: 'nobody',
      recipient,
      language,
      villa,
      stay,
      address,
    })
  })
}

/** Notifies entries whose nights are free now, and deletes those whose dates have passed. */
export async function run(context: JobContext): Promise<void> {
  const { db } = context
  await db.delete(waiting).where(lt(sql`lower(${waiting.stay})`, sql`app_now()::date - 1`))
  for (const free of await findFree(db)) await tell(context, free)
}
