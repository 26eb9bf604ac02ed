/** So many villas that were looked at are remembered (section 9). */
export const mostViewed = 4

const key = 'viewedvillas'

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** The villas with one that has just been looked at: the last one first, none twice. */
export const withViewed = (viewed: readonly number[], id: number): number[] =>
  [id, ...viewed.filter(other => other !== id)].slice(0, mostViewed)

/** The ids of the villas that were looked at; what is not ours is passed over. */
export function readViewed(): number[] {
  try {
    const kept: unknown = JSON.parse(localStorage.getItem(key) ?? '[]')
    return Array.isArray(kept) ? kept.filter(isId).slice(0, mostViewed) : []
  } catch {
    return []
  }
}

/** Remembers that a villa was looked at. Asked for only where the visitor has agreed to it (PD-41). */
export function noteViewed(id: number): void {
  try {
    localStorage.setItem(key, JSON.stringify(withViewed(readViewed(), id)))
  } catch {
    // Full, or forbidden: it is not remembered.
  }
}
