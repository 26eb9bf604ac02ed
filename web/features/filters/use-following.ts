import { useState } from 'react'

/**
 * What a panel shows: what the visitor has set in it, until the search itself becomes another, as when they go back.
 * A search that only has become what they set is no other.
 */
export function useFollowing<Value>(
  asked: Value,
  isSame: (a: Value, b: Value) => boolean,
): [Value, (next: Value) => void] {
  const [held, setHeld] = useState({ shown: asked, asked })
  const follows = isSame(held.asked, asked)
  const now = follows ? held : { shown: isSame(held.shown, asked) ? held.shown : asked, asked }
  if (!follows) setHeld(now)
  return [now.shown, shown => setHeld({ ...now, shown })]
}
