import { and, asc, eq, gt, isNull, lt, notExists, or, sql } from 'drizzle-orm'
import type { Db } from '#database/connection'
import { currentTime } from '#database/current-time'
import { occupancy, villa, waitingListEntry } from '#database/tables'
import { lockVilla, withTransaction } from '#database/transact'
import type { JobContext } from '#server/context'
import { sendHoldEmail, stayUrl } from '../emails.ts'
import { findSaleProblem } from '../pricing/quote-stay.ts'
import { areNightsTaken } from './occupancy.ts'

const atOnce = 50

/** Waiting-list entries whose nights are free now, the longest waiting first. */
const findFree = (db: Db) =>
  db
    .select({ row: waitingListEntry, villa: { id: villa.id, name: villa.name, url: villa.path } })
    .from(waitingListEntry)
    .innerJoin(villa, and(eq(villa.id, waitingListEntry.villaId), eq(villa.live, true)))
    .where(
      and(
        isNull(waitingListEntry.notifiedAt),
        sql`lower(${waitingListEntry.stay}) >= ${currentTime}::date`,
        notExists(
          db
            .select({ id: occupancy.id })
            .from(occupancy)
            .where(
              and(
                eq(occupancy.villaId, waitingListEntry.villaId),
                sql`${occupancy.nights} && ${waitingListEntry.stay}`,
                or(isNull(occupancy.expiresAt), gt(occupancy.expiresAt, currentTime)),
              ),
            ),
        ),
      ),
    )
    .orderBy(asc(waitingListEntry.id))
    .limit(atOnce)

type Free = Awaited<ReturnType<typeof findFree>>[number]

/** Notifies a waiting-list entry once, unless the nights are taken again or the villa does not accept the stay. */
async function tell({ db, ...world }: JobContext, { row, villa }: Free): Promise<void> {
  const { id, villaId, stay, email: recipient, language } = row
  await withTransaction(db, async tx => {
    await lockVilla(tx, villaId)
    if (await areNightsTaken(tx, [{ villaId, stay }])) return
    // Seasons can have changed; the e-mail must not link to a stay that cannot be booked.
    const known = world.catalogue.villas.get(villaId)
    if (!known || (await findSaleProblem(tx, world, known, stay))) return
    const told = await tx
      .update(waitingListEntry)
      .set({ notifiedAt: sql`app_now()` })
      .where(and(eq(waitingListEntry.id, id), isNull(waitingListEntry.notifiedAt)))
      .returning({ id: waitingListEntry.id })
    if (told.length === 0) return
    const address = stayUrl(world, villa, stay, language)
    await sendHoldEmail(tx, world, {
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
  await db.delete(waitingListEntry).where(lt(sql`lower(${waitingListEntry.stay})`, sql`${currentTime}::date - 1`))
  for (const free of await findFree(db)) await tell(context, free)
}
