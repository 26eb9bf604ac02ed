/** The view on screens too small for both. */
export type View = 'list' | 'map'

/** By history entry, for as long as the document lives. */
const views = new Map<string, View>()

export const recallView = (key: string): View => views.get(key) ?? 'list'

export function rememberView(key: string, view: View): void {
  if (view === 'list') views.delete(key)
  else views.set(key, view)
}
