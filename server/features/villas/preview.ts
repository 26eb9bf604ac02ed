import { eq } from 'drizzle-orm'
import { ProblemError } from '#contract/problems'
import type { Queryable } from '#database/connection'
import { villa } from '#database/tables'
import type { Staff } from '#domain/access/actor'
import { todayAt } from '#domain/calendar/today'
import { type Language, localPath } from '#domain/text/language'
import { loadDraft } from '#server/catalogue/rows/load-draft'
import type { Context } from '#server/context'
import { isStillStaff } from '#server/platform/auth/still-staff'
import { previewPathOf, readPreviewPath } from './preview-token.ts'

/** Milliseconds for which a link to a preview is valid. */
const previewMs = 3_600_000

/** Makes a link to the page of a villa of any state, as it would be. Throws `not-found`. */
export async function createPreviewLink(
  db: Queryable,
  { clock, configuration }: Pick<Context, 'clock' | 'configuration'>,
  { staffId }: Staff,
  { villaId, language }: { villaId: number; language: Language },
): Promise<{ path: string; expiresAt: string }> {
  const [found] = await db.select({ id: villa.id }).from(villa).where(eq(villa.id, villaId))
  if (!found) throw new ProblemError('not-found')
  const expiresAt = clock.now() + previewMs
  return {
    path: localPath(previewPathOf({ villaId, staffId }, expiresAt, configuration), language),
    expiresAt: new Date(expiresAt).toISOString(),
  }
}

/**
 * A context whose catalogue has a villa as the database holds it now, live or not, for one response. Undefined where the
 * villa cannot be shown, and where the maker of the link has left.
 */
export async function contextWithDraft(
  context: Context,
  { path, villaId }: { path: string; villaId: number },
): Promise<Context | undefined> {
  const { catalogue, clock, configuration, db } = context
  const preview = readPreviewPath(path, clock.now(), configuration)
  if (!preview || !(await isStillStaff(db, preview.staffId))) return undefined
  const draft = await loadDraft(db, catalogue.content, todayAt(clock.now()), villaId)
  if (!draft) return undefined
  const villas = new Proxy(catalogue.villas, {
    get: (target, name) => {
      if (name === 'get') return (id: number) => (id === villaId ? draft : target.get(id))
      const value: unknown = Reflect.get(target, name)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const withDraft = new Proxy(catalogue, {
    get: (target, name) => {
      if (name === 'villas') return villas
      if (name === 'occupanciesOf')
        return (id: number) => (id === villaId ? draft.occupancies : target.occupanciesOf(id))
      return Reflect.get(target, name)
    },
  })
  return { ...context, catalogue: withDraft }
}
