/** The view on screens too small for both. */
export type View = 'list' | 'map'

/** By history entry, for as long as the document lives. */
const kept = new Map<string, View>()

export const viewAt = (key: string): View => kept.get(key) ?? 'list'

export function keepView(key: string, view: View): void {
  if (view === 'list') kept.delete(key)
  else kept.set(key, view)
}
