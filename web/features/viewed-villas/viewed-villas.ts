import { localStore } from '#web/lib/storage/web-storage'

/** Number of remembered villas (SPEC A9). */
export const maxViewed = 4

const key = 'viewedvillas'

const isId = (value: unknown): value is number => Number.isInteger(value) && Number(value) > 0

/** Adds a viewed villa: latest first, without duplicates. */
export const withViewed = (viewed: readonly number[], id: number): number[] =>
  [id, ...viewed.filter(other => other !== id)].slice(0, maxViewed)

/** Ids of viewed villas; skips invalid entries. */
export function readViewed(): number[] {
  const stored = localStore.readJson(key)
  return Array.isArray(stored) ? stored.filter(isId).slice(0, maxViewed) : []
}

/** Stores that a villa was viewed. Call it with the visitor's consent only (PD-41). */
export function recordViewed(id: number): void {
  localStore.write(key, JSON.stringify(withViewed(readViewed(), id)))
}
