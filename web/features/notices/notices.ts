import { useSyncExternalStore } from 'react'

/** A short message that disappears by itself. */
export interface Notice {
  id: number
  text: string
}

/** Display time of notices, in milliseconds (section 9). */
export const noticeTimes = { short: 1700, long: 5000 } as const

let notices: readonly Notice[] = []
let last = 0
const listeners = new Set<() => void>()

function set(next: readonly Notice[]) {
  notices = next
  for (const changed of listeners) changed()
}

/** Shows a notice; an equal one restarts instead of appearing twice. */
export function notify(text: string, time: keyof typeof noticeTimes = 'short'): void {
  const id = ++last
  set([...notices.filter(notice => notice.text !== text), { id, text }])
  setTimeout(() => set(notices.filter(notice => notice.id !== id)), noticeTimes[time])
}

const none: readonly Notice[] = []

/** The visible notices. */
export const useNotices = (): readonly Notice[] =>
  useSyncExternalStore(
    changed => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => notices,
    () => none,
  )
