/** Number of pages of a list. */
export const pageCount = (total: number, limit: number): number => Math.max(1, Math.ceil(total / limit))

/** First and last villa number on a page; undefined if it shows all. */
export function rangeOf({ page, limit, total }: { page: number; limit: number; total: number }) {
  const first = (page - 1) * limit + 1
  if (total <= limit || first > total) return undefined
  return { first, last: Math.min(page * limit, total), total }
}

/** The listed pages: first, last, and those around the current one; undefined marks a gap. */
export function visiblePages(current: number, count: number): (number | undefined)[] {
  const named = Array.from({ length: count }, (_, i) => i + 1).filter(
    page => page === 1 || page === count || Math.abs(page - current) <= 1,
  )
  return named.flatMap((page, i) => {
    const before = named[i - 1] ?? 0
    if (page - before === 2) return [page - 1, page]
    return page - before > 2 ? [undefined, page] : [page]
  })
}
