import { useState } from 'react'

/**
 * A panel's local state: the visitor's edits, until the search itself changes, such as after a back navigation. A
 * search that only adopts the edits does not reset it.
 */
export function useSyncedState<Value>(
  asked: Value,
  isSame: (a: Value, b: Value) => boolean,
): [Value, (next: Value) => void] {
  const [held, setHeld] = useState({ shown: asked, asked })
  const follows = isSame(held.asked, asked)
  const now = follows ? held : { shown: isSame(held.shown, asked) ? held.shown : asked, asked }
  if (!follows) setHeld(now)
  return [now.shown, shown => setHeld({ ...now, shown })]
}
