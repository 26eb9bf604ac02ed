/** The indices in which what the search of the site finds is counted (section 2.5). */
export const siteIndices = ['Villas', 'Collections', 'CMSPages'] as const

export type SiteIndexName = (typeof siteIndices)[number]

/** The index of a thing by its id, which is its kind and its number: `villa 12`. What is no villa and no collection is a page. */
export function indexOfThing(id: string): SiteIndexName {
  const [kind] = id.split(' ')
  if (kind === 'villa') return 'Villas'
  return kind === 'collection' ? 'Collections' : 'CMSPages'
}

/** The ids that stand in an index, in the order in which they are shown. */
export const inIndex = (index: SiteIndexName, shown: readonly string[]): string[] =>
  shown.filter(id => indexOfThing(id) === index)

/** The place of a thing among those of its index that are shown, counted from 1; undefined where it is not shown. */
export function placeOfThing(id: string, shown: readonly string[]): number | undefined {
  const at = inIndex(indexOfThing(id), shown).indexOf(id)
  return at < 0 ? undefined : at + 1
}
