import { and, eq, inArray, sql } from 'drizzle-orm'
import type { Queryable } from '#database/connection'
import { page, pageModule, pagePart } from '#database/tables'
import { legalPaths } from '#domain/content/page-ids'

/** Pages that are not ready for visitors, by path. */
export interface IncompletePages {
  /** Legal pages that do not exist. */
  missing: string[]
  /** Legal pages with marked gaps. */
  skeletons: string[]
  /** Other pages with marked gaps. */
  others: string[]
}

/** Finds legal pages that do not exist, and all pages with marked gaps. */
export async function findIncompletePages(db: Queryable): Promise<IncompletePages> {
  const shown = eq(page.httpStatusCode, 200)
  const legal = await db
    .select({ path: page.path })
    .from(page)
    .where(and(inArray(page.path, [...legalPaths]), shown))
  const withGaps = await db
    .select({ path: page.path })
    .from(page)
    .where(
      and(
        shown,
        sql`${page.id} in (
          select ${pageModule.pageId} from ${pageModule} where ${pageModule.html}::text like '%[[%]]%'
          union select ${pagePart.pageId} from ${pagePart} where ${pagePart.html}::text like '%[[%]]%')`,
      ),
    )
    .orderBy(page.path)
  const there = new Set(legal.map(({ path }) => path))
  const isLegal = (path: string) => (legalPaths as readonly string[]).includes(path)
  const paths = withGaps.map(({ path }) => path)
  return {
    missing: legalPaths.filter(path => !there.has(path)),
    skeletons: paths.filter(isLegal),
    others: paths.filter(path => !isLegal(path)),
  }
}

/** One line for the log of a start; undefined where nothing is to be told. Only a live site misses legal pages. */
export function describeIncompletePages(
  { missing, skeletons }: IncompletePages,
  { live }: { live: boolean },
): string | undefined {
  const told = [
    ...(skeletons.length > 0 ? [`with gaps to fill in: ${skeletons.join(', ')}`] : []),
    ...(live && missing.length > 0 ? [`missing: ${missing.join(', ')}`] : []),
  ]
  return told.length > 0 ? `Legal pages are incomplete; ${told.join('; ')}` : undefined
}
