import { and, asc, eq, isNull, or, type SQL, sql } from 'drizzle-orm'
import type { SavedViewShown } from '#contract/staff/saved-views'
import type { Queryable } from '#database/connection'
import { savedView, savedViewDefault, staff } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { cleanListQuery } from '#domain/office-lists/lists'

export type ViewRow = typeof savedView.$inferSelect

/** Whether the actor may change a view: its author, and for shared ones an administrator. */
export const isEditable = ({ staffId, permissions }: Staff, view: Pick<ViewRow, 'staffId' | 'isShared'>): boolean =>
  view.staffId === staffId || (view.isShared && permissions.includes('accounts'))

/** Views that the actor sees: their own in their order, then shared ones by name. */
export async function findViews(db: Queryable, actor: Staff, wanted: SQL): Promise<SavedViewShown[]> {
  const { staffId } = actor
  const isOwn = sql<boolean>`coalesce(${savedView.staffId} = ${staffId}, false)`
  const rows = await db
    .select({
      view: savedView,
      author: sql<string | null>`case when ${staff.leftAt} is null then ${staff.name} end`,
      isOwn,
      isDefault: sql<boolean>`${savedViewDefault.viewId} is not null`,
    })
    .from(savedView)
    .leftJoin(staff, eq(staff.id, savedView.staffId))
    .leftJoin(savedViewDefault, and(eq(savedViewDefault.viewId, savedView.id), eq(savedViewDefault.staffId, staffId)))
    .where(and(wanted, isNull(savedView.removedAt), or(eq(savedView.staffId, staffId), savedView.isShared)))
    .orderBy(
      sql`${isOwn} desc`,
      sql`case when ${isOwn} then ${savedView.position} end`,
      asc(savedView.name),
      savedView.id,
    )
    .limit(200)
  return rows.map(({ view, author, ...own }) => ({
    id: view.id,
    revision: view.revision,
    name: view.name,
    query: cleanListQuery(view.list, view.query),
    shared: view.isShared,
    author,
    ...own,
    isEditable: isEditable(actor, view),
  }))
}
