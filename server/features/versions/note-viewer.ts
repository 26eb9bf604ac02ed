import { and, eq, sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import { recordViewer, staff } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { VersionedKind } from '#domain/access/versions'
import { recordOf } from './queries.ts'
import type { VersionedRecords } from './versioned-record.ts'

const maxNamed = 10

/**
 * Notes that the actor has a record open, or has left it, and names the others who have. Rows that nobody renews are
 * removed in passing. Throws `not-found`.
 */
export async function noteViewer(
  tx: Transaction,
  records: VersionedRecords,
  actor: Staff,
  { kind, recordId, left }: { kind: VersionedKind; recordId: number; left: boolean },
): Promise<{ others: { name: string }[] }> {
  const record = await recordOf(tx, records, actor, { kind, recordId })
  const { staffId } = actor
  const itself = and(eq(recordViewer.kind, kind), eq(recordViewer.recordId, recordId))
  if (left) {
    await tx.delete(recordViewer).where(and(itself, eq(recordViewer.staffId, staffId)))
    return { others: [] }
  }
  if (!(await record.find(tx, recordId))) return { others: [] }
  await tx
    .insert(recordViewer)
    .values({ kind, recordId, staffId })
    .onConflictDoUpdate({
      target: [recordViewer.kind, recordViewer.recordId, recordViewer.staffId],
      set: { seenAt: sql`app_now()` },
    })
  // Locked rows are those of others who are renewing theirs.
  await tx.execute(sql`
    delete from record_viewer where (kind, record_id, staff_id) in (
      select kind, record_id, staff_id from record_viewer where seen_at < app_now() - interval '5 minutes'
      limit 100 for update skip locked)`)
  const others = await tx
    .select({ name: staff.name })
    .from(recordViewer)
    .innerJoin(staff, eq(staff.id, recordViewer.staffId))
    .where(
      and(
        itself,
        sql`${recordViewer.staffId} <> ${staffId}`,
        sql`${recordViewer.seenAt} > app_now() - interval '90 seconds'`,
      ),
    )
    .orderBy(staff.name)
    .limit(maxNamed)
  return { others }
}
