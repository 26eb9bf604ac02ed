import { createStore, useStore } from '#web/lib/create-store'

/** A short message that disappears by itself. */
export interface Toast {
  id: number
  text: string
}

/** Display time of notices, in milliseconds (SPEC A9). */
export const toastDurations = { short: 1700, long: 5000 } as const

const none: readonly Toast[] = []
const toasts = createStore(() => none)
let last = 0

/** Shows a notice; an equal one restarts instead of appearing twice. */
export function showToast(text: string, time: keyof typeof toastDurations = 'short'): void {
  const id = ++last
  toasts.set([...toasts.get().filter(toast => toast.text !== text), { id, text }])
  setTimeout(() => toasts.set(toasts.get().filter(toast => toast.id !== id)), toastDurations[time])
}

/** The visible notices. */
export const useToasts = (): readonly Toast[] => useStore(toasts, none)
