/** What a screen shows that has no room for both. */
export type View = 'list' | 'map'

/** By the entry of the visitor's way, as long as the site is open. */
const kept = new Map<string, View>()

/** What was shown when this entry was left. */
export const viewAt = (key: string): View => kept.get(key) ?? 'list'

/** Remembers what an entry shows. */
export function keepView(key: string, view: View): void {
  if (view === 'list') kept.delete(key)
  else kept.set(key, view)
}
