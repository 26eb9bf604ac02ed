import type { Filter } from '#web/features/filters/public'

/** The filter that was open when a collection was left for the results page; its panel opens again there. */
let carried: Filter | undefined

export function carryFilter(filter: Filter | undefined): void {
  carried = filter
}

export function takeCarriedFilter(): Filter | undefined {
  const filter = carried
  carried = undefined
  return filter
}
