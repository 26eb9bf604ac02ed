/** The indices by which results of the site search are counted (SPEC A2.5). */
export const siteIndices = ['Villas', 'Collections', 'CMSPages'] as const

export type SiteIndexName = (typeof siteIndices)[number]

/**
 * The index of a thing by its id, which is its kind and number: `villa 12`. All but villas and collections are pages.
 */
export function indexOfKind(id: string): SiteIndexName {
  const [kind] = id.split(' ')
  if (kind === 'villa') return 'Villas'
  return kind === 'collection' ? 'Collections' : 'CMSPages'
}

/** The ids of an index, in display order. */
export const inIndex = (index: SiteIndexName, shown: readonly string[]): string[] =>
  shown.filter(id => indexOfKind(id) === index)

/** The position of a thing among the results of its index, from 1; undefined where it is not shown. */
export function idInIndex(id: string, shown: readonly string[]): number | undefined {
  const at = inIndex(indexOfKind(id), shown).indexOf(id)
  return at < 0 ? undefined : at + 1
}
