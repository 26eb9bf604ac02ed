import type { Filter } from '#web/features/filters/public'

/** The filter that was open when the visitor left a collection for the results page; it reopens there. */
let carried: Filter | undefined

export function setPendingFilter(filter: Filter | undefined): void {
  carried = filter
}

export function consumePendingFilter(): Filter | undefined {
  const filter = carried
  carried = undefined
  return filter
}
