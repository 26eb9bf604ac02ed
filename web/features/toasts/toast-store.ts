import { useSyncExternalStore } from 'react'

/** A short message that disappears by itself. */
export interface Toast {
  id: number
  text: string
}

/** Display time of notices, in milliseconds (SPEC A9). */
export const toastDurations = { short: 1700, long: 5000 } as const

let notices: readonly Toast[] = []
let last = 0
const listeners = new Set<() => void>()

function set(next: readonly Toast[]) {
  notices = next
  for (const changed of listeners) changed()
}

/** Shows a notice; an equal one restarts instead of appearing twice. */
export function showToast(text: string, time: keyof typeof toastDurations = 'short'): void {
  const id = ++last
  set([...notices.filter(notice => notice.text !== text), { id, text }])
  setTimeout(() => set(notices.filter(notice => notice.id !== id)), toastDurations[time])
}

const none: readonly Toast[] = []

/** The visible notices. */
export const useToasts = (): readonly Toast[] =>
  useSyncExternalStore(
    changed => {
      listeners.add(changed)
      return () => listeners.delete(changed)
    },
    () => notices,
    () => none,
  )
