import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import type { Staff } from '#domain/access/actor'
import type { ContentKind, ContentPart } from '#domain/editorial/content-kinds'
import { type ContentState, type ContentValues, rowsOf } from '#domain/editorial/content-state'
import { throwFieldErrors } from '#server/platform/http/errors'
import { applyParts } from './apply-parts.ts'
import { type FoundContent, getContent, hasPath, lockContent, lockPaths } from './queries.ts'

/** Parts of a record to publish, with the revision of each draft that staff have seen. */
export interface PartsToPublish {
  kind: ContentKind
  id: number
  parts: Readonly<Partial<Record<ContentPart, number>>>
}

/** Texts of modules that are not on the site yet would be lost: the shared part must come with them. */
function checkRows(found: FoundContent, parts: PartsToPublish['parts']): void {
  const draft = found.drafts.get('shared')?.values
  if (!draft || parts.shared !== undefined || !found.published) return
  const isNew = (name: string) => {
    const known = new Set(rowsOf(found.published?.state.shared ?? {}, name).map(({ key }) => key))
    return rowsOf(draft, name).some(({ key }) => !known.has(key))
  }
  if (['modules', 'parts'].some(isNew)) throwFieldErrors({ 'parts.shared': 'missing' })
}

/**
 * The drafted values of the parts that are to be published. Throws `not-found`, `edited-meanwhile` where a draft has
 * changed since it was seen, `invalid-input`, and `not-in-this-state` where nothing is drafted.
 */
export async function takeDrafts(
  tx: Transaction,
  { kind, id, parts }: PartsToPublish,
): Promise<Partial<Record<ContentPart, ContentValues>>> {
  await lockContent(tx, kind, id)
  const found = await getContent(tx, kind, id)
  for (const [part, revision] of Object.entries(parts))
    if ((found.drafts.get(part as ContentPart)?.revision ?? 0) !== revision) throw new ProblemError('edited-meanwhile')
  checkRows(found, parts)
  if (!found.published && (parts.shared === undefined || parts.en === undefined) && found.drafts.get('en'))
    throwFieldErrors({ 'parts.en': 'missing' })
  const values: Partial<Record<ContentPart, ContentValues>> = {}
  for (const part of Object.keys(parts) as ContentPart[]) {
    const drafted = found.drafts.get(part)?.values
    if (drafted) values[part] = drafted
  }
  const isHidden = found.published?.isShown === false
  if (Object.keys(values).length === 0 && !isHidden) throw new ProblemError('not-in-this-state')
  return values
}

/** Publishes the drafts of a record at once. Throws what `takeDrafts` and `applyParts` throw. */
export async function publishContent(tx: Transaction, actor: Staff, wanted: PartsToPublish): Promise<ContentState> {
  if (hasPath(wanted.kind)) await lockPaths(tx)
  const parts = await takeDrafts(tx, wanted)
  return applyParts(tx, actor, { ...wanted, parts, action: 'page-published' })
}
