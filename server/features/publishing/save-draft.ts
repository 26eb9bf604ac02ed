import { sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { contentDraft } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { withoutOwnHost } from '#domain/content/routing'
import { checkDraft, isContentPath } from '#domain/editorial/check-content'
import { type ContentKind, type ContentPart, fieldsOfPart } from '#domain/editorial/content-kinds'
import {
  type ContentValues,
  immutableValues,
  isSamePart,
  nameOfState,
  withParts,
} from '#domain/editorial/content-state'
import { isFixedPage } from '#domain/editorial/fixed-pages'
import { writeVersion } from '#server/features/versions/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { cleanedValues } from './content-rows.ts'
import { type FoundContent, getContent, lockContent } from './queries.ts'

interface Draft {
  kind: ContentKind
  id: number
  part: ContentPart
  /** The revision that the change is based on; 0 where the part has never been drafted. */
  revision: number
  /** Null discards the draft. */
  values: ContentValues | null
}

/** Whether the code depends on a published page. */
export function isFixed(kind: ContentKind, id: number, { published }: Pick<FoundContent, 'published'>): boolean {
  if (kind !== 'page' || !published) return false
  const { path, templateId } = published.state.shared
  return isFixedPage({ id, path: String(path), templateId: Number(templateId) })
}

/** Rejects values that must not change, and texts that are no path. A published path of an older form stays. */
function checkShared({ kind, id, values }: Draft, found: FoundContent): void {
  const published = found.published?.state.shared
  const faults = checkDraft(kind, 'shared', values ?? {})
  const path = values?.path
  const immutable = Object.entries(found.published ? immutableValues(kind, found.published.state) : {})
  const isFixedPath = isFixed(kind, id, found)
  throwFieldErrors({
    ...faults,
    path:
      path === published?.path
        ? undefined
        : isFixedPath || (typeof path === 'string' && path !== '' && !isContentPath(path))
          ? 'invalid'
          : faults.path,
    // A design or a short name of an older form stays as well.
    ...Object.fromEntries(immutable.map(([name, value]) => [name, values?.[name] === value ? undefined : 'invalid'])),
    // A page that is gone keeps the status of old imports.
    httpStatusCode:
      published && values?.httpStatusCode === published.httpStatusCode ? undefined : faults.httpStatusCode,
  })
}

/** A redirect to the site's own host leads to the path alone, so that a circle is noticed when it is published. */
const withOwnPath = (values: ContentValues, siteUrl: string): ContentValues =>
  typeof values.redirectTo === 'string' ? { ...values, redirectTo: withoutOwnHost(values.redirectTo, siteUrl) } : values

/**
 * Saves or discards the draft of a part, and writes the version. Returns the new revision. Throws `not-found`,
 * `invalid-input`, and `edited-meanwhile` where another change came first.
 */
export async function saveDraft(tx: Transaction, actor: Staff, draft: Draft, siteUrl: string): Promise<number> {
  const { kind, id, part, revision } = draft
  await lockContent(tx, kind, id)
  const found = await getContent(tx, kind, id)
  const current = found.drafts.get(part)
  if ((current?.revision ?? 0) !== revision) throw new ProblemError('edited-meanwhile')
  if (part !== 'shared' && fieldsOfPart(kind, part).length === 0) throw new ProblemError('not-found')
  if (draft.values === null && !found.published) throw new ProblemError('not-in-this-state')
  if (draft.values !== null) {
    if (part === 'shared') checkShared(draft, found)
    else throwFieldErrors(checkDraft(kind, part, draft.values))
  }
  const values = draft.values && withOwnPath(cleanedValues(kind, draft.values), siteUrl)
  const publishedPart = found.published?.state[part]
  const isDraft = values !== null && !(publishedPart && isSamePart(values, publishedPart))
  const stored = isDraft ? values : null
  const [saved] = await tx
    .insert(contentDraft)
    .values({ kind, recordId: id, part, values: stored, editedBy: actor.staffId, editedAt: sql`app_now()` })
    .onConflictDoUpdate({
      target: [contentDraft.kind, contentDraft.recordId, contentDraft.part],
      set: { values: stored, editedBy: actor.staffId, editedAt: sql`app_now()` },
    })
    .returning({ revision: contentDraft.revision })
  if (!saved) throw new Error(`The draft of ${kind} ${id} was not saved.`)
  const after = withParts(found.state, { [part]: values ?? publishedPart ?? {} })
  await writeVersion(tx, actor, {
    kind,
    recordId: id,
    before: found.state,
    after,
    action: 'page-changed',
    reason: nameOfState(kind, after) || `${kind} ${id}`,
  })
  return saved.revision
}

/** Confirms that a translation fits the English text as it is now. Throws `not-found` and `not-in-this-state`. */
export async function confirmTranslation(
  tx: Transaction,
  actor: Staff,
  { kind, id, part }: Pick<Draft, 'kind' | 'id' | 'part'>,
): Promise<void> {
  await lockContent(tx, kind, id)
  const found = await getContent(tx, kind, id)
  if (!found.drafts.get(part)?.behindSince) throw new ProblemError('not-in-this-state')
  await tx.execute(
    sql`update content_draft set behind_since = null where kind = ${kind} and record_id = ${id} and part = ${part}`,
  )
  await writeVersion(tx, actor, {
    kind,
    recordId: id,
    before: found.state,
    after: found.state,
    action: 'page-changed',
    reason: `${nameOfState(kind, found.state)} (${part})`,
  })
}
