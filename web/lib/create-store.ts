import { useSyncExternalStore } from 'react'

/** A value with subscribers. */
export interface Store<T> {
  get: () => T
  set: (next: T) => void
  /** Reads the source again, which another tab may have changed. */
  refresh: () => void
  subscribe: (listener: () => void) => () => void
}

/**
 * Creates a store. `read` gives the value on first use; with `events`, again after each of them and whenever there are
 * no subscribers.
 */
export function createStore<T>(read: () => T, events?: readonly string[]): Store<T> {
  const listeners = new Set<() => void>()
  let value: T
  let isRead: boolean | undefined
  const get = () => {
    if (!isRead) value = read()
    isRead = !events || listeners.size > 0
    return value
  }
  const set = (next: T) => {
    value = next
    isRead = true
    for (const listener of listeners) listener()
  }
  const refresh = () => set(read())
  return {
    get,
    set,
    refresh,
    subscribe: listener => {
      listeners.add(listener)
      for (const event of events ?? []) addEventListener(event, refresh)
      return () => {
        listeners.delete(listener)
        if (events && listeners.size === 0) {
          isRead = false
          for (const event of events) removeEventListener(event, refresh)
        }
      }
    },
  }
}

/** The value of a store; `first` on the server, whose HTML is the same for everyone. */
export const useStore = <T>({ subscribe, get }: Store<T>, first: T): T =>
  useSyncExternalStore(subscribe, get, () => first)
