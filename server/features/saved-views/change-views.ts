import { and, eq, inArray, isNotNull, isNull, max, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { SavedViewShown } from '#contract/staff/saved-views'
import type { Db, Queryable, Transaction } from '#database/connection'
import { savedView, savedViewDefault } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { mayOpenAdminPage } from '#domain/access/admin-pages'
import { cleanListQuery, type OfficeList } from '#domain/office-lists/lists'
import { findViews, isEditable, type ViewRow } from './queries.ts'

/** The most views of one list that a person can have. */
const maxOwnViews = 50

/** Throws `not-found` unless the actor may open the list. */
function requireList({ permissions }: Staff, list: OfficeList): void {
  if (!mayOpenAdminPage(list, permissions)) throw new ProblemError('not-found')
}

/** Lists the views of a list that the actor sees. Throws `not-found`. */
export async function listViews(db: Queryable, actor: Staff, list: OfficeList): Promise<SavedViewShown[]> {
  requireList(actor, list)
  return findViews(db, actor, eq(savedView.list, list))
}

async function getView(db: Queryable, actor: Staff, id: number): Promise<SavedViewShown> {
  const [view] = await findViews(db, actor, eq(savedView.id, id))
  if (!view) throw new ProblemError('not-found')
  return view
}

/** Locks a view that the actor may change. Throws `not-found`. */
async function lockView(tx: Transaction, actor: Staff, id: number): Promise<ViewRow> {
  const [view] = await tx.select().from(savedView).where(eq(savedView.id, id)).for('update')
  if (!view || !isEditable(actor, view)) throw new ProblemError('not-found')
  requireList(actor, view.list)
  return view
}

const ownViews = ({ staffId }: Staff, list: OfficeList) =>
  and(eq(savedView.staffId, staffId), eq(savedView.list, list), isNull(savedView.removedAt))

interface WrittenView {
  name: string
  shared: boolean
  query: string
}

/** Saves a view as the last one of its author. Throws `not-found` and `too-many-views`. */
export async function createView(
  tx: Transaction,
  actor: Staff,
  { list, name, shared, query }: WrittenView & { list: OfficeList },
): Promise<SavedViewShown> {
  requireList(actor, list)
  const [own] = await tx
    .select({ count: sql<number>`count(*)::integer`, last: max(savedView.position) })
    .from(savedView)
    .where(ownViews(actor, list))
  if ((own?.count ?? 0) >= maxOwnViews) throw new ProblemError('too-many-views')
  const [made] = await tx
    .insert(savedView)
    .values({
      ...{ list, name, query: cleanListQuery(list, query), isShared: shared },
      ...{ staffId: actor.staffId, position: (own?.last ?? 0) + 1 },
    })
    .returning({ id: savedView.id })
  return getView(tx, actor, made?.id ?? 0)
}

/**
 * Changes a view. A view that is shared no longer is nobody else's default. Throws `not-found`, and `edited-meanwhile` with
 * the current state.
 */
export async function changeView(
  tx: Transaction,
  actor: Staff,
  { id, revision, name, shared, query }: WrittenView & { id: number; revision: number },
): Promise<SavedViewShown> {
  const view = await lockView(tx, actor, id)
  if (view.removedAt) throw new ProblemError('not-found')
  if (view.revision !== revision)
    throw new ProblemError('edited-meanwhile', { more: { current: await getView(tx, actor, id) } })
  // Of an author who has left, only a shared view is seen.
  const isShared = shared || view.staffId !== actor.staffId
  await tx
    .update(savedView)
    .set({ revision, name, isShared, query: cleanListQuery(view.list, query) })
    .where(eq(savedView.id, id))
  if (!isShared)
    await tx
      .delete(savedViewDefault)
      .where(and(eq(savedViewDefault.viewId, id), sql`${savedViewDefault.staffId} <> ${actor.staffId}`))
  return getView(tx, actor, id)
}

/** Removes a view; it can be restored. Throws `not-found`. */
export async function removeView(tx: Transaction, actor: Staff, id: number): Promise<void> {
  const view = await lockView(tx, actor, id)
  if (view.removedAt) throw new ProblemError('not-found')
  await tx.update(savedView).set({ removedAt: sql`app_now()` }).where(eq(savedView.id, id))
}

/** Restores a removed view; one that is there already stays. Throws `not-found`. */
export async function restoreView(tx: Transaction, actor: Staff, id: number): Promise<SavedViewShown> {
  await lockView(tx, actor, id)
  await tx
    .update(savedView)
    .set({ removedAt: null })
    .where(and(eq(savedView.id, id), isNotNull(savedView.removedAt)))
  return getView(tx, actor, id)
}

/** Sets the order of the actor's own views; ids of others are ignored. Throws `not-found`. */
export async function orderViews(
  tx: Transaction,
  actor: Staff,
  { list, ids }: { list: OfficeList; ids: readonly number[] },
): Promise<SavedViewShown[]> {
  requireList(actor, list)
  const place = sql`array_position(${sql.param(ids)}::integer[], ${savedView.id}::integer)`
  await tx.execute(sql`
    update saved_view set position = ordered.place from (
      select id, row_number() over (order by ${place} nulls last, position, id)::integer as place
      from saved_view where ${ownViews(actor, list)}) as ordered
    where saved_view.id = ordered.id and saved_view.position <> ordered.place`)
  return findViews(tx, actor, eq(savedView.list, list))
}

/** Sets the view with which a list opens for the actor; null for none. Throws `not-found`. */
export async function setDefaultView(
  tx: Transaction,
  actor: Staff,
  { list, viewId }: { list: OfficeList; viewId: number | null },
): Promise<void> {
  requireList(actor, list)
  const { staffId } = actor
  if (viewId === null) {
    await tx.delete(savedViewDefault).where(and(eq(savedViewDefault.staffId, staffId), eq(savedViewDefault.list, list)))
    return
  }
  const [view] = await findViews(tx, actor, and(eq(savedView.id, viewId), eq(savedView.list, list)) ?? sql`false`)
  if (!view) throw new ProblemError('not-found')
  await tx
    .insert(savedViewDefault)
    .values({ staffId, list, viewId })
    .onConflictDoUpdate({ target: [savedViewDefault.staffId, savedViewDefault.list], set: { viewId } })
}

/** Ends the views of a member of staff who leaves: shared ones stay for the others (PD-217). */
export async function endViewsOf(tx: Transaction, staffId: number): Promise<void> {
  await tx.delete(savedView).where(and(eq(savedView.staffId, staffId), eq(savedView.isShared, false)))
  await tx.delete(savedViewDefault).where(eq(savedViewDefault.staffId, staffId))
}

/** Deletes views that were removed thirty days ago. */
export async function purgeRemovedViews(db: Db): Promise<void> {
  const old = db
    .select({ id: savedView.id })
    .from(savedView)
    .where(sql`${savedView.removedAt} < app_now() - interval '30 days'`)
  await db.delete(savedView).where(inArray(savedView.id, old))
}
