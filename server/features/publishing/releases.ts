import { and, desc, eq, inArray, lt, notInArray, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { OfficeRelease } from '#contract/staff/office-releases'
import type { Queryable, Transaction } from '#database/connection'
import { contentRelease, contentReleaseItem, staff } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import type { ContentKind, ContentPart } from '#domain/editorial/content-kinds'
import { type ContentValues, emptyState, isSamePart, nameOfState, withParts } from '#domain/editorial/content-state'
import { instantOf } from '#domain/editorial/publish-time'
import { inOrderOfReferences } from '#domain/editorial/release-order'
import { writeVersion } from '#server/features/versions/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import type { Clock } from '#server/platform/runtime/clock'
import { applyParts } from './apply-parts.ts'
import { type PartsToPublish, takeDrafts } from './publish-content.ts'
import { getContent, lockPaths } from './queries.ts'

export type ReleaseRow = typeof contentRelease.$inferSelect

interface LocalTime {
  day: string
  time: string
}

interface World {
  clock: Clock
  timeZone: string
}

/** States in which a release can still be changed. */
const pending = ['open', 'planned', 'failed'] as const

/** The instant of a local time. Throws `invalid-input` for one that the clock skips, or that is past. */
export function readPublishTime({ day, time }: LocalTime, { clock, timeZone }: World): Date {
  const instant = instantOf(day, time, timeZone)
  throwFieldErrors({ time: instant === undefined ? 'invalid' : undefined })
  throwFieldErrors({ day: Number(instant) <= clock.now() ? 'past' : undefined })
  return new Date(Number(instant))
}

/** Locks a release that can still be changed. Throws `not-found`, `edited-meanwhile` and `not-in-this-state`. */
async function lockRelease(tx: Transaction, id: number, revision?: number): Promise<ReleaseRow> {
  const [found] = await tx.select().from(contentRelease).where(eq(contentRelease.id, id)).for('update')
  if (!found) throw new ProblemError('not-found')
  if (revision !== undefined && found.revision !== revision) throw new ProblemError('edited-meanwhile')
  if (!pending.some(state => state === found.state)) throw new ProblemError('not-in-this-state')
  return found
}

/** The version of a release: what it has, without the texts. */
async function noteRelease(
  tx: Transaction,
  actor: Staff,
  { id, name, state, publishAt }: Pick<ReleaseRow, 'id' | 'name' | 'state' | 'publishAt'>,
  before: Pick<ReleaseRow, 'name' | 'state' | 'publishAt'> | null,
): Promise<void> {
  const stateOf = (row: Pick<ReleaseRow, 'name' | 'state' | 'publishAt'>) => ({
    name: row.name,
    state: row.state,
    publishAt: row.publishAt?.toISOString() ?? null,
  })
  await writeVersion(tx, actor, {
    kind: 'release',
    recordId: id,
    before: before && stateOf(before),
    after: stateOf({ name, state, publishAt }),
    action: 'page-scheduled',
    reason: name,
  })
}

/** Begins a release. Returns its id. */
export async function createRelease(tx: Transaction, actor: Staff, name: string, publishAt?: Date): Promise<number> {
  const [made] = await tx
    .insert(contentRelease)
    .values({ name, staffId: actor.staffId, ...(publishAt && { publishAt, state: 'planned' as const }) })
    .returning()
  if (!made) throw new Error('The release was not made.')
  await noteRelease(tx, actor, made, null)
  return made.id
}

/** Adds drafts to a release as they are now, or plans them for a time of their own. Returns the id of the release. */
export async function planContent(
  tx: Transaction,
  actor: Staff,
  wanted: PartsToPublish & ({ at: LocalTime } | { releaseId: number }),
  world: World,
): Promise<number> {
  const { kind, id } = wanted
  const values = await takeDrafts(tx, wanted)
  const { state } = await getContent(tx, kind, id)
  const name = nameOfState(kind, state) || `${kind} ${id}`
  const releaseId =
    'releaseId' in wanted
      ? wanted.releaseId
      : await createRelease(tx, actor, name.slice(0, 120), readPublishTime(wanted.at, world))
  const release = await lockRelease(tx, releaseId)
  const items = Object.entries(values).map(([part, drafted]) => ({
    releaseId,
    kind,
    recordId: id,
    part: part as ContentPart,
    values: drafted,
  }))
  if (items.length === 0) throw new ProblemError('not-in-this-state')
  await tx
    .insert(contentReleaseItem)
    .values(items)
    .onConflictDoUpdate({
      target: [
        contentReleaseItem.releaseId,
        contentReleaseItem.kind,
        contentReleaseItem.recordId,
        contentReleaseItem.part,
      ],
      set: { values: sql`excluded.values` },
    })
  if ('releaseId' in wanted) await noteRelease(tx, actor, release, release)
  return releaseId
}

/** Plans a release for a time, or takes its time away. */
export async function planRelease(
  tx: Transaction,
  actor: Staff,
  { id, revision, at }: { id: number; revision: number; at: LocalTime | null },
  world: World,
): Promise<void> {
  const before = await lockRelease(tx, id, revision)
  const publishAt = at && readPublishTime(at, world)
  const state = publishAt ? 'planned' : 'open'
  await tx
    .update(contentRelease)
    .set({ publishAt, state, failure: null, staffId: actor.staffId })
    .where(eq(contentRelease.id, id))
  await noteRelease(tx, actor, { ...before, publishAt, state }, before)
}

/** Cancels a release; its drafts stay. */
export async function cancelRelease(tx: Transaction, actor: Staff, id: number, revision: number): Promise<void> {
  const before = await lockRelease(tx, id, revision)
  await tx.update(contentRelease).set({ state: 'cancelled' }).where(eq(contentRelease.id, id))
  await noteRelease(tx, actor, { ...before, state: 'cancelled' }, before)
}

/**
 * Takes a withdrawn record out of the releases to come, which would publish it again. Releases without other records are
 * cancelled.
 */
export async function leaveReleases(tx: Transaction, kind: ContentKind, id: number): Promise<void> {
  const { rows } = await tx.execute<{ id: number }>(sql`
    delete from content_release_item as item using content_release as release
    where item.kind = ${kind} and item.record_id = ${id} and release.id = item.release_id
      and release.state = any(${sql.param(pending)}::text[])
    returning release.id`)
  if (rows.length === 0) return
  await tx.execute(sql`
    update content_release set state = 'cancelled' where id = any(${sql.param(`{${rows.map(row => row.id)}}`)}::int[])
      and not exists (select from content_release_item where release_id = content_release.id)`)
}

/** Takes a draft out of a release. */
export async function removeReleaseItem(tx: Transaction, actor: Staff, itemId: number): Promise<void> {
  const [item] = await tx.select().from(contentReleaseItem).where(eq(contentReleaseItem.id, itemId))
  if (!item) throw new ProblemError('not-found')
  const release = await lockRelease(tx, item.releaseId)
  await tx.delete(contentReleaseItem).where(eq(contentReleaseItem.id, itemId))
  await noteRelease(tx, actor, release, release)
}

/** Publishes all items of a locked release: all or nothing. Throws what `applyParts` throws, with the record in `more`. */
export async function publishItems(tx: Transaction, actor: Staff, release: ReleaseRow): Promise<void> {
  // Before the items are read: a record that is withdrawn meanwhile leaves the release.
  await lockPaths(tx)
  const items = await tx
    .select()
    .from(contentReleaseItem)
    .where(eq(contentReleaseItem.releaseId, release.id))
    .orderBy(contentReleaseItem.kind, contentReleaseItem.recordId)
  if (items.length === 0) throw new ProblemError('not-in-this-state')
  const records = inOrderOfReferences(items)
  for (const parts of records) {
    const [first] = parts
    if (!first) continue
    const values: Partial<Record<ContentPart, ContentValues>> = Object.fromEntries(
      parts.map(({ part, values: drafted }) => [part, drafted]),
    )
    try {
      await applyParts(tx, actor, { kind: first.kind, id: first.recordId, parts: values, action: 'page-published' })
    } catch (error) {
      if (!(error instanceof ProblemError)) throw error
      const { errors, code } = error
      throw new ProblemError(code, { ...(errors && { errors }), more: { record: `${first.kind} ${first.recordId}` } })
    }
  }
  await tx
    .update(contentRelease)
    .set({ state: 'published', publishedAt: sql`app_now()`, failure: null })
    .where(eq(contentRelease.id, release.id))
}

/** Publishes a release now. */
export async function publishRelease(tx: Transaction, actor: Staff, id: number, revision: number): Promise<void> {
  await publishItems(tx, actor, await lockRelease(tx, id, revision))
}

const maxAtOnce = 20

/** Lists releases with their items, newest first. */
export async function listReleases(
  db: Queryable,
  { state, cursor }: { state?: 'open' | 'failed' | 'published' | undefined; cursor?: number | undefined },
): Promise<{ releases: OfficeRelease[]; next: number | null }> {
  const rows = await db
    .select({ release: contentRelease, by: staff.name })
    .from(contentRelease)
    .leftJoin(staff, eq(staff.id, contentRelease.staffId))
    .where(
      and(
        cursor === undefined ? undefined : lt(contentRelease.id, cursor),
        state === 'open' ? inArray(contentRelease.state, [...pending]) : undefined,
        state === 'failed' ? eq(contentRelease.state, 'failed') : undefined,
        state === 'published' ? notInArray(contentRelease.state, [...pending]) : undefined,
      ),
    )
    .orderBy(desc(contentRelease.id))
    .limit(maxAtOnce + 1)
  const shown = rows.slice(0, maxAtOnce)
  const items =
    shown.length === 0
      ? []
      : await findItems(
          db,
          shown.map(({ release }) => release.id),
        )
  const ofRelease = Map.groupBy(items, ({ releaseId }) => releaseId)
  return {
    releases: shown.map(({ release, by }) => ({
      id: release.id,
      revision: release.revision,
      name: release.name,
      state: release.state,
      publishAt: release.publishAt?.toISOString() ?? null,
      publishedAt: release.publishedAt?.toISOString() ?? null,
      failure: release.failure,
      by,
      items: (ofRelease.get(release.id) ?? []).map(({ releaseId: _, ...item }) => item),
    })),
    next: rows.length > maxAtOnce ? (shown.at(-1)?.release.id ?? null) : null,
  }
}

async function findItems(db: Queryable, releaseIds: number[]) {
  const { rows } = await db.execute<{
    releaseId: number
    id: number
    kind: ContentKind
    recordId: number
    part: ContentPart
    name: string | null
    values: ContentValues
    drafted: ContentValues | null
    english: ContentValues | null
    shared: ContentValues | null
  }>(sql`
    select item.release_id as "releaseId", item.id, item.kind, item.record_id as "recordId", item.part, item.values,
      record.name ->> 'en' as name, draft.values as drafted, english.values as english, shared.values as shared
    from content_release_item as item
    left join content_record as record on record.kind = item.kind and record.id = item.record_id
    left join content_draft as draft
      on draft.kind = item.kind and draft.record_id = item.record_id and draft.part = item.part
    left join content_draft as english
      on english.kind = item.kind and english.record_id = item.record_id and english.part = 'en'
    left join content_draft as shared
      on shared.kind = item.kind and shared.record_id = item.record_id and shared.part = 'shared'
    where item.release_id = any(${sql.param(`{${releaseIds}}`)}::int[])
    order by item.id`)
  return rows.map(({ name, values, drafted, english, shared, ...item }) => ({
    ...item,
    name:
      name ??
      nameOfState(
        item.kind,
        withParts(emptyState(item.kind), { ...(english && { en: english }), ...(shared && { shared }) }),
      ),
    isCurrent: drafted === null || isSamePart(values, drafted),
  }))
}
