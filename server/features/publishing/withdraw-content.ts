import { sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Transaction } from '#database/connection'
import { contentDraft } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { type ContentKind, contentDeclarations, contentParts, isTranslated } from '#domain/editorial/content-kinds'
import { nameOfState } from '#domain/editorial/content-state'
import { finalTarget } from '#domain/editorial/redirects'
import { writeVersion } from '#server/features/versions/public'
import { throwFieldErrors } from '#server/platform/http/errors'
import { withdrawRecord } from './content-store.ts'
import { findRedirects, getContent, lockContent, lockPaths } from './queries.ts'
import { leaveReleases } from './releases.ts'
import { isFixed } from './save-draft.ts'

/**
 * Takes a record off the site and out of releases; all of it stays as a draft. Its path is gone (410) or leads elsewhere. Throws
 * `not-found`, and `not-in-this-state` for what the code or other records depend on.
 */
export async function withdrawContent(
  tx: Transaction,
  actor: Staff,
  { kind, id, redirectTo }: { kind: ContentKind; id: number; redirectTo?: string | undefined },
): Promise<void> {
  await lockPaths(tx)
  await lockContent(tx, kind, id)
  const found = await getContent(tx, kind, id)
  const { published } = found
  if (!published?.isShown || !contentDeclarations[kind].isOpen || isFixed(kind, id, found))
    throw new ProblemError('not-in-this-state')
  const path = published.state.shared.path
  const redirects = await findRedirects(tx)
  const target = redirectTo && typeof path === 'string' ? finalTarget(path, redirectTo, redirects) : redirectTo
  if (redirectTo) throwFieldErrors({ redirectTo: target === undefined ? 'invalid' : undefined })
  const parts = isTranslated(kind) ? contentParts : (['shared'] as const)
  await tx
    .insert(contentDraft)
    .values(
      parts.map(part => ({
        kind,
        recordId: id,
        part,
        values: found.state[part],
        editedBy: actor.staffId,
        editedAt: sql`app_now()`,
      })),
    )
    .onConflictDoUpdate({
      target: [contentDraft.kind, contentDraft.recordId, contentDraft.part],
      set: { values: sql`excluded.values` },
    })
  await withdrawRecord(tx, kind, id)
  await leaveReleases(tx, kind, id)
  if (kind !== 'redirect' && typeof path === 'string')
    await tx.execute(sql`
      insert into page (path, template_id, http_status_code, redirect_to, menu_name, title, meta_description, heading1, heading2)
      select ${path}, 99, ${target ? 301 : 410}, ${target ?? null}, empty, empty, empty, empty, empty
      from (select '{"en": ""}'::jsonb as empty) as texts`)
  await writeVersion(tx, actor, {
    kind,
    recordId: id,
    before: published.state,
    after: null,
    action: 'page-removed',
    reason: nameOfState(kind, published.state) || `${kind} ${id}`,
  })
}
