import type { ContentKind, ContentPart } from './content-kinds.ts'
import type { ContentValues } from './content-state.ts'

/** A part of a record in a release. */
interface ReleaseItem {
  kind: ContentKind
  recordId: number
  part: ContentPart
  values: ContentValues
}

/** Topics come before articles, collections before pages, and pages before their regions. */
const order: readonly ContentKind[] = ['topic', 'experience-group', 'collection', 'page', 'region']
const rank = (kind: ContentKind) => (order.includes(kind) ? order.indexOf(kind) : order.length)

/**
 * The parts of a release by record, so that those to which others refer are published first: also the page of a place
 * before its guides (PD-255).
 */
export function inOrderOfReferences<Item extends ReleaseItem>(items: readonly Item[]): Item[][] {
  const parents = new Map(
    items.flatMap(({ kind, recordId, part, values }) =>
      kind === 'page' && part === 'shared' ? [[recordId, Number(values.parentId)] as const] : [],
    ),
  )
  /** How many pages of the release are above a page; a circle ends with the number of pages. */
  const depthOf = (id: number, above = 0): number => {
    const parent = parents.get(id)
    return parent === undefined || !parents.has(parent) || above > parents.size ? above : depthOf(parent, above + 1)
  }
  const records = Map.groupBy(items, ({ kind, recordId }) => `${kind} ${recordId}`)
  const placed = [...records.values()].flatMap(parts => {
    const [first] = parts
    return first ? [{ parts, rank: rank(first.kind), depth: first.kind === 'page' ? depthOf(first.recordId) : 0 }] : []
  })
  return placed.toSorted((a, b) => a.rank - b.rank || a.depth - b.depth).map(({ parts }) => parts)
}
