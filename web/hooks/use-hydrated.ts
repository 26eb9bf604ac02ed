import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and during hydration, then true: for features that need JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Whether a media query matches; false until hydration, since the server cannot know. */
export function useMediaQuery(query: string): boolean {
  return useSyncExternalStore(
    changed => {
      const list = matchMedia(query)
      list.addEventListener('change', changed)
      return () => list.removeEventListener('change', changed)
    },
    () => matchMedia(query).matches,
    () => false,
  )
}

/** Up to the mobile breakpoint. */
export const mobileQuery = '(max-width: 767px)'
