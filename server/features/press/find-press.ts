import { ProblemError } from '#contract/problems'
import type { PressPageRow } from '#server/catalogue/rows/content'
import type { Context } from '#server/context'

const usualSize = 12

interface Asked {
  type: 'all' | PressPageRow['mediaType']
  pageSize?: number | undefined
  fromPage?: number | undefined
  toPage?: number | undefined
}

/** Finds press pieces of a media type, newest first: some pages of them, and the total. Throws `malformed-request`. */
export function findPress(
  { catalogue }: Pick<Context, 'catalogue'>,
  { type, pageSize = usualSize, fromPage = 1, toPage = fromPage }: Asked,
): { total: number; pages: number; shown: PressPageRow[] } {
  if (toPage < fromPage) throw new ProblemError('malformed-request')
  const rows = catalogue.content.pressPages.filter(row => type === 'all' || row.mediaType === type)
  return {
    total: rows.length,
    pages: Math.ceil(rows.length / pageSize),
    shown: rows.slice((fromPage - 1) * pageSize, toPage * pageSize),
  }
}
