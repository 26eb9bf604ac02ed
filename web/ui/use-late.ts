import { type ComponentType, useEffect, useState } from 'react'
import { withRetryAndTimeout } from '../lib/with-retry'

/**
 * Lazy-loads an overlay after hydration, when the page needs it. A failure is ignored. `load` must be stable between
 * renders.
 */
export function useLate<Props>(
  wanted: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const [Late, setLate] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (!wanted) return
    withRetryAndTimeout(load).then(
      module => setLate(() => module.default),
      () => {},
    )
  }, [wanted, load])
  return Late
}
