import { useSyncExternalStore } from 'react'

const never = () => () => {}

/** False on the server and while the page comes alive, true ever after: for what only works with JavaScript. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    never,
    () => true,
    () => false,
  )

/** Whether a media query holds; false until the page is alive, since the server cannot know. */
export function useMedia(query: string): boolean {
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
export const mobile = '(max-width: 767px)'
