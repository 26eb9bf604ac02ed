/**
 * Gives the history entry of a freshly loaded document its own key. The router stores scroll positions by key, and
 * without one all documents of a tab share the same position.
 */
export function nameHistoryEntry(): void {
  if (history.state?.key) return
  history.replaceState({ ...history.state, key: Math.random().toString(36).slice(2, 10) }, '')
}
