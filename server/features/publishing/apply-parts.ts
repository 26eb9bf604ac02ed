import { sql } from 'drizzle-orm'
import type { Transaction } from '#database/connection'
import type { Staff } from '#domain/access/actor'
import type { VersionedAction } from '#domain/access/staff'
import { checkPublication } from '#domain/editorial/check-content'
import type { ContentKind, ContentPart } from '#domain/editorial/content-kinds'
import {
  type ContentState,
  type ContentValues,
  completeState,
  differingParts,
  emptyState,
  immutableValues,
  isTranslationMissing,
  nameOfState,
  withParts,
} from '#domain/editorial/content-state'
import { finalTarget, redirectsOfMove } from '#domain/editorial/redirects'
import type { ValidationCode } from '#domain/text/validation-codes'
import { writeVersion } from '#server/features/versions/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { checkReferences } from './check-references.ts'
import { findRecord, type StoredRecord, storeRecord } from './content-store.ts'
import { findRedirects, hasPath, isPathTaken, lockContent, lockPaths } from './queries.ts'

interface Publication {
  kind: ContentKind
  id: number
  /** The values of each part that is published. */
  parts: Readonly<Partial<Record<ContentPart, ContentValues>>>
  action: VersionedAction
}

/** The faults of values that stay once published: a release pins drafts of an earlier time. */
const changedImmutables = (
  kind: ContentKind,
  before: ContentState,
  next: ContentState,
): Record<string, ValidationCode> =>
  Object.fromEntries(
    Object.entries(immutableValues(kind, before)).flatMap(([name, value]) =>
      next.shared[name] === value ? [] : [[`shared.${name}`, 'invalid'] as const],
    ),
  )

/**
 * Publishes parts of a record: checks them, writes the public tables, leaves a redirect at a former path, and writes the
 * version. Throws `invalid-input`, whose fields are named by part: `en.title`.
 */
export async function applyParts(
  tx: Transaction,
  actor: Staff,
  { kind, id, parts, action }: Publication,
): Promise<ContentState> {
  if (hasPath(kind)) await lockPaths(tx)
  await lockContent(tx, kind, id)
  const before = await findRecord(tx, kind, id)
  const next = completeState(kind, withParts(before?.state ?? emptyState(kind), parts))
  throwFieldErrors(checkPublication(kind, next))
  throwFieldErrors(before ? changedImmutables(kind, before.state, next) : {})
  await checkReferences(tx, kind, id, next)
  const { state: settled, former } = hasPath(kind)
    ? await settlePath(tx, kind, id, before, next)
    : { state: next, former: undefined }
  await storeRecord(tx, kind, id, settled, before)
  if (former !== undefined) await leaveRedirect(tx, former, String(settled.shared.path))
  await noteTranslations(tx, kind, id, before, settled, parts)
  await writeVersion(tx, actor, {
    kind,
    recordId: id,
    before: before?.isShown ? before.state : null,
    after: settled,
    action,
    reason: nameOfState(kind, settled) || `${kind} ${id}`,
  })
  return settled
}

/**
 * Makes room for the path of a record, and leads redirects to it in one step. Returns the state, in which a redirect
 * leads to the end of its chain, and the path that the record leaves. Throws `invalid-input` for a path that is taken.
 */
async function settlePath(
  tx: Transaction,
  kind: ContentKind,
  id: number,
  before: StoredRecord | undefined,
  next: ContentState,
): Promise<{ state: ContentState; former?: string }> {
  const path = String(next.shared.path)
  const former = before?.state.shared.path
  const taken: ValidationCode | undefined = (await isPathTaken(tx, path, kind, id)) ? 'taken' : undefined
  throwFieldErrors({ 'shared.path': taken })
  const redirects = (await findRedirects(tx)).filter(redirect => kind !== 'redirect' || redirect.id !== id)
  if (kind === 'redirect') {
    throwFieldErrors({ 'shared.path': redirects.some(redirect => redirect.path === path) ? 'taken' : undefined })
    if (next.shared.httpStatusCode === 410) return { state: withParts(next, { shared: { redirectTo: null } }) }
    const target = finalTarget(path, String(next.shared.redirectTo), redirects)
    throwFieldErrors({ 'shared.redirectTo': target === undefined ? 'invalid' : undefined })
    const leading = redirects.filter(({ to }) => to === path).map(redirect => redirect.id)
    await retarget(
      tx,
      leading.map(leadingId => ({ id: leadingId, to: String(target) })),
    )
    return { state: withParts(next, { shared: { redirectTo: target } }) }
  }
  await tx.execute(sql`delete from page where path = ${path} and http_status_code in (301, 302, 410)`)
  if (typeof former !== 'string' || former === path || !before?.isShown) return { state: next }
  await retarget(tx, redirectsOfMove(former, path, redirects).change)
  return { state: next, former }
}

async function leaveRedirect(tx: Transaction, from: string, to: string): Promise<void> {
  await tx.execute(sql`
    insert into page (path, template_id, http_status_code, redirect_to, menu_name, title, meta_description, heading1, heading2)
    select ${from}, 99, 301, ${to}, empty, empty, empty, empty, empty from (select '{"en": ""}'::jsonb as empty) as texts`)
}

async function retarget(tx: Transaction, changes: readonly { id: number; to: string }[]): Promise<void> {
  if (changes.length === 0) return
  await tx.execute(sql`
    update page set redirect_to = change."to"
    from jsonb_to_recordset(${JSON.stringify(changes)}::jsonb) as change (id integer, "to" text)
    where page.id = change.id`)
}

/**
 * Drafts that equal what is published end. A translation that is published is current; others fall behind when the
 * English text changes.
 */
async function noteTranslations(
  tx: Transaction,
  kind: ContentKind,
  id: number,
  before: StoredRecord | undefined,
  after: ContentState,
  published: Publication['parts'],
): Promise<void> {
  // A draft that has changed since it was planned stays.
  await tx.execute(sql`
    update content_draft as draft set values = nullif(draft.values, published.value), behind_since = null
    from jsonb_each(${JSON.stringify(published)}::jsonb) as published
    where draft.kind = ${kind} and draft.record_id = ${id} and draft.part = published.key
      and (draft.values is not null or draft.behind_since is not null)`)
  if (!before || !differingParts(before.state, after).includes('en')) return
  const behind = (['fr', 'de'] as const).filter(
    language => published[language] === undefined && !isTranslationMissing(kind, after, language),
  )
  if (behind.length === 0) return
  await tx.execute(sql`
    insert into content_draft (kind, record_id, part, behind_since)
    select ${kind}, ${id}, part, app_now() from unnest(${sql.param(behind)}::text[]) as part
    on conflict (kind, record_id, part) do update set behind_since = coalesce(content_draft.behind_since, excluded.behind_since)`)
}
