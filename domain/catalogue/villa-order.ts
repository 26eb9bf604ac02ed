/** The place of a villa in the recommended order; smaller comes first, equal ones by id. */
export interface OrderedVilla {
  id: number
  sortOrder: number
}

const inOrder = (a: OrderedVilla, b: OrderedVilla) => a.sortOrder - b.sortOrder || a.id - b.id

/**
 * The villas whose number changes when some villas of a region get another order. They exchange their numbers, so
 * villas of other regions keep their places between them. Equal numbers are spread.
 *
 * @param villas The villas with their present numbers, in any order.
 * @param wanted Their ids in the wanted order: each of them once.
 */
export function reorderVillas(villas: readonly OrderedVilla[], wanted: readonly number[]): OrderedVilla[] {
  const present = villas.toSorted(inOrder)
  const before = new Map(villas.map(({ id, sortOrder }) => [id, sortOrder]))
  let last = Number.NEGATIVE_INFINITY
  const numbers = present.map(({ sortOrder }) => {
    last = Math.max(sortOrder, last + 1)
    return last
  })
  return wanted.flatMap((id, i) => {
    const sortOrder = numbers[i] ?? 0
    return before.get(id) === sortOrder ? [] : [{ id, sortOrder }]
  })
}

/** Whether two lists have the same ids, each once, in any order. */
export function isPermutation(a: readonly number[], b: readonly number[]): boolean {
  const ids = new Set(a)
  return a.length === b.length && ids.size === a.length && new Set(b).size === b.length && b.every(id => ids.has(id))
}
