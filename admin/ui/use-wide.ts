import { useSyncExternalStore } from 'react'

const query = '(min-width: 768px)'

const subscribe = (notify: () => void) => {
  const media = matchMedia(query)
  media.addEventListener('change', notify)
  return () => media.removeEventListener('change', notify)
}

/** Whether the window is wider than that of a telephone: a grid has room. */
export const useWide = (): boolean => useSyncExternalStore(subscribe, () => matchMedia(query).matches)
