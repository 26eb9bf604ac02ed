/** Number of remembered villas (SPEC A9). */
export const maxViewed = 4

const key = 'viewedvillas'

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** Adds a viewed villa: latest first, without duplicates. */
export const withViewed = (viewed: readonly number[], id: number): number[] =>
  [id, ...viewed.filter(other => other !== id)].slice(0, maxViewed)

/** Ids of viewed villas; skips invalid entries. */
export function readViewed(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isId).slice(0, maxViewed) : []
  } catch {
    return []
  }
}

/** Stores that a villa was viewed. Call it with the visitor's consent only (PD-41). */
export function recordViewed(id: number): void {
  try {
    localStorage.setItem(key, JSON.stringify(withViewed(readViewed(), id)))
  } catch {
    // Storage is full or disabled: nothing is stored.
  }
}
