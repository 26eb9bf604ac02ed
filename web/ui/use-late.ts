import { type ComponentType, useEffect, useState } from 'react'
import { retried } from './retried'

/**
 * What comes over the page once the page is alive and wants it. Where it does not come, the page is as good without.
 * `load` must be the same one at each render.
 */
export function useLate<Props>(
  wanted: boolean,
  load: () => Promise<{ default: ComponentType<Props> }>,
): ComponentType<Props> | undefined {
  const [Late, setLate] = useState<ComponentType<Props>>()
  useEffect(() => {
    if (!wanted) return
    retried(load).then(
      module => setLate(() => module.default),
      () => {},
    )
  }, [wanted, load])
  return Late
}
