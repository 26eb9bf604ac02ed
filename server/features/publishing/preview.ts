import { sql } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Db, Queryable } from '#database/connection'
import { postgresError } from '#database/failure'
import { withTransaction } from '#database/transact'
import type { Staff } from '#domain/access/actor'
import { pageIds } from '#domain/content/page-ids'
import { type ContentKind, contentDeclarations } from '#domain/editorial/content-kinds'
import { type ContentState, completeState } from '#domain/editorial/content-state'
import { type Language, localPath } from '#domain/text/language'
import type { Content } from '#server/catalogue/rows/content'
import { loadContent } from '#server/catalogue/rows/load'
import type { Context } from '#server/context'
import { isStillStaff } from '#server/platform/auth/still-staff'
import { storeRecord } from './content-store.ts'
import { previewTokenOf, readPreviewToken } from './preview-token.ts'
import { getContent } from './queries.ts'

/** How long a link shows drafts, in milliseconds. */
const lifetimeMs = 2 * 60 * 60 * 1000
/** How long a preview waits for a record that is being published, in milliseconds: pages of others wait behind it. */
const lockTimeoutMs = 1000

/** The code of PostgreSQL for a lock that was not free in time. */
const lockNotAvailable = '55P03'

/** The page on which a record is seen; undefined where it has none of its own. */
function pathOf(
  { content }: Context['catalogue'],
  kind: ContentKind,
  id: number,
  state: ContentState,
): string | undefined {
  if (kind === 'redirect') return undefined
  if (contentDeclarations[kind].hasPath) return String(state.shared.path) || undefined
  const ofRegion = (regionId: unknown) =>
    content.pageById.get(content.regionById.get(Number(regionId))?.destinationPageId ?? 0)?.path
  switch (kind) {
    case 'country':
      return content.pageByPath.get(`/${content.countryById.get(id)?.slug}`)?.path
    case 'region':
      return ofRegion(id)
    case 'sub-region':
      return ofRegion(state.shared.regionId)
    case 'place': {
      const region = content.regionById.get(Number(state.shared.regionId))
      return content.pageById.get(region?.guidePageId ?? 0)?.path ?? ofRegion(region?.id)
    }
    case 'meeting-point':
      return content.experienceById.get(Number(state.shared.experienceId))?.path
    case 'team-member':
      return content.pageById.get(pageIds.team)?.path
    default:
      return undefined
  }
}

/** Makes a link to a page with its drafts. Throws `not-found`, and `not-in-this-state` where it is on no page or cannot be shown yet. */
export async function makePreview(
  context: Context,
  { staffId }: Staff,
  { kind, id, language }: { kind: ContentKind; id: number; language: Language },
): Promise<{ path: string; expiresAt: string }> {
  const { state } = await getContent(context.db, kind, id)
  const path = pathOf(context.catalogue, kind, id, state)
  if (!path || !(await readDrafted(context.db, kind, id))) throw new ProblemError('not-in-this-state')
  const expiresAt = context.clock.now() + lifetimeMs
  const token = previewTokenOf({ kind, id, expiresAt, staffId }, context.configuration)
  return { path: `${localPath(path, language)}?preview=${token}`, expiresAt: new Date(expiresAt).toISOString() }
}

/** Ends the transaction, and brings its content out. */
class DraftedContent extends Error {
  readonly content: Content
  constructor(content: Content) {
    super('rolled back')
    this.content = content
  }
}

/**
 * Reads the site as it would be with the drafts: they are written in a transaction that is always rolled back. Undefined
 * where they lack what the tables require, or take a path of another page. Throws `unavailable` while the record is locked.
 */
async function readDrafted(db: Db, kind: ContentKind, id: number): Promise<Content | undefined> {
  try {
    await withTransaction(db, async tx => {
      await tx.execute(sql`select set_config('lock_timeout', ${String(lockTimeoutMs)}, true)`)
      const { published, state } = await getContent(tx, kind, id)
      const drafted = completeState(kind, state)
      if (contentDeclarations[kind].hasPath)
        await tx.execute(
          sql`delete from page where path = ${String(drafted.shared.path)} and http_status_code in (301, 302, 410)`,
        )
      await storeRecord(tx, kind, id, drafted, published)
      throw new DraftedContent(await loadContent(tx as Queryable))
    })
  } catch (error) {
    if (error instanceof DraftedContent) return error.content
    const code = postgresError(error)?.code ?? ''
    if (code === lockNotAvailable) throw new ProblemError('unavailable')
    // A constraint refused the draft, or a column its value.
    if (/^2[23]/.test(code)) return undefined
    throw error
  }
  throw new Error('The preview was not rolled back.')
}

/**
 * The site as the holder of a preview link sees it: with the drafts of one record. Undefined for a link that is not ours
 * or has expired, whose maker has left, and where the drafts cannot be shown.
 */
export async function withPreview(context: Context, token: string): Promise<Context | undefined> {
  const preview = readPreviewToken(token, context.configuration, context.clock.now())
  if (!preview || !(await isStillStaff(context.db, preview.staffId))) return undefined
  const content = await readDrafted(context.db, preview.kind, preview.id)
  return content && { ...context, catalogue: { ...context.catalogue, content } }
}
