import { and, desc, eq, lt, sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { OfficeContentVersion } from '#contract/staff/office-content'
import type { Queryable, Transaction } from '#database/connection'
import { contentDraft, recordVersion, staff, staffAuditEntry } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { fieldDifferences } from '#domain/access/versions'
import { type ContentKind, type contentParts, fieldsOfPart } from '#domain/editorial/content-kinds'
import {
  type ContentState,
  differingParts,
  emptyState,
  immutableValues,
  isSamePart,
  nameOfState,
  withParts,
} from '#domain/editorial/content-state'
import { writeVersion } from '#server/features/versions/public'
import { getContent, lockContent } from './queries.ts'
import { isFixed } from './save-draft.ts'

const maxAtOnce = 50

interface Which {
  kind: ContentKind
  id: number
}

/** Lists the versions of a record, newest first. */
export async function listVersions(
  db: Queryable,
  { kind, id, before }: Which & { before?: number | undefined },
): Promise<{ versions: OfficeContentVersion[]; next: number | null }> {
  const rows = await db
    .select({ version: recordVersion, by: staff.name, action: staffAuditEntry.action })
    .from(recordVersion)
    .leftJoin(staff, eq(staff.id, recordVersion.staffId))
    .leftJoin(staffAuditEntry, eq(staffAuditEntry.versionId, recordVersion.id))
    .where(
      and(
        eq(recordVersion.kind, kind),
        eq(recordVersion.recordId, id),
        before === undefined ? undefined : lt(recordVersion.number, before),
      ),
    )
    .orderBy(desc(recordVersion.number))
    .limit(maxAtOnce + 1)
  const shown = rows.slice(0, maxAtOnce)
  return {
    versions: shown.map(({ version, by, action }) => ({
      number: version.number,
      at: version.at.toISOString(),
      by,
      action,
      isRemoved: version.state === null,
    })),
    next: rows.length > maxAtOnce ? (shown.at(-1)?.version.number ?? null) : null,
  }
}

/** The state of a version, in the shape of today's fields. Throws `not-found`. */
async function getVersion(
  db: Queryable,
  { kind, id, number }: Which & { number: number },
): Promise<ContentState | null> {
  const [found] = await db
    .select({ state: recordVersion.state })
    .from(recordVersion)
    .where(and(eq(recordVersion.kind, kind), eq(recordVersion.recordId, id), eq(recordVersion.number, number)))
  if (!found) throw new ProblemError('not-found')
  if (!found.state) return null
  const stored = found.state as Partial<ContentState>
  const known = (part: (typeof contentParts)[number]) => {
    const names = new Set(fieldsOfPart(kind, part).map(({ name }) => name))
    return Object.fromEntries(Object.entries(stored[part] ?? {}).filter(([name]) => names.has(name)))
  }
  return withParts(emptyState(kind), { shared: known('shared'), en: known('en'), fr: known('fr'), de: known('de') })
}

/** Compares a version with the record as it is edited now. */
export async function compareVersion(db: Queryable, which: Which & { number: number }) {
  const [then, now] = [await getVersion(db, which), (await getContent(db, which.kind, which.id)).state]
  const differences = fieldDifferences(then && { ...then }, { ...now })
  return {
    number: which.number,
    differences: differences.map(({ path, before, after }) => ({ path, earlier: before ?? null, now: after ?? null })),
  }
}

/** Restores a version as drafts of the parts that differ from it. Nothing is published or removed. */
export async function restoreVersion(tx: Transaction, actor: Staff, which: Which & { number: number }): Promise<void> {
  const { kind, id, number } = which
  await lockContent(tx, kind, id)
  const version = await getVersion(tx, which)
  if (!version) throw new ProblemError('not-in-this-state')
  const found = await getContent(tx, kind, id)
  const published = found.published?.state
  // Values on which others depend stay, and the path of a page on which the code depends.
  const state = published
    ? withParts(version, {
        shared: {
          ...immutableValues(kind, published),
          ...(isFixed(kind, id, found) && { path: published.shared.path }),
        },
      })
    : version
  const parts = differingParts(found.state, state)
  if (parts.length === 0) throw new ProblemError('not-in-this-state')
  await tx
    .insert(contentDraft)
    .values(
      parts.map(part => ({
        kind,
        recordId: id,
        part,
        values: found.published && isSamePart(state[part], found.published.state[part]) ? null : state[part],
        editedBy: actor.staffId,
        editedAt: sql`app_now()`,
      })),
    )
    .onConflictDoUpdate({
      target: [contentDraft.kind, contentDraft.recordId, contentDraft.part],
      set: { values: sql`excluded.values`, editedBy: actor.staffId, editedAt: sql`app_now()` },
    })
  await writeVersion(tx, actor, {
    kind,
    recordId: id,
    before: found.state,
    after: state,
    action: 'page-restored',
    reason: `${nameOfState(kind, state) || `${kind} ${id}`} (${number})`,
  })
}
