import { and, eq, inArray } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { page, pageModule } from '#database/tables'
import { hasGaps, legalPaths } from '#domain/content/gaps'

/** Legal pages that do not exist, or still have marked gaps; by path. */
export async function findIncompletePages(db: Queryable): Promise<{ missing: string[]; skeletons: string[] }> {
  const rows = await db
    .select({ path: page.path, html: pageModule.html })
    .from(page)
    .leftJoin(pageModule, eq(pageModule.pageId, page.id))
    .where(and(inArray(page.path, [...legalPaths]), eq(page.httpStatusCode, 200)))
  const there = new Set(rows.map(({ path }) => path))
  const withGaps = new Set(rows.filter(({ html }) => hasGaps(html)).map(({ path }) => path))
  return {
    missing: legalPaths.filter(path => !there.has(path)),
    skeletons: legalPaths.filter(path => withGaps.has(path)),
  }
}
