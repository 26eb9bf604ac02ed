import { useSyncExternalStore } from 'react'
import { onNotesRemoved, storedNotesKeys } from '#web/lib/stored-notes'

/** A list that this visitor has shared; the token permits its removal. */
export interface SharedList {
  id: string
  token: string
  /** The day of sharing. */
  on: string
  count: number
}

const name = storedNotesKeys.sharedLists
/** Number of remembered lists. */
const most = 10

const none: readonly SharedList[] = []
const listeners = new Set<() => void>()
let text: string | undefined
let lists = none

const isList = (value: Partial<SharedList> | null): value is SharedList =>
  typeof value?.id === 'string' &&
  typeof value.token === 'string' &&
  typeof value.on === 'string' &&
  typeof value.count === 'number'

function read(): readonly SharedList[] {
  try {
    const kept = localStorage.getItem(name) ?? '[]'
    if (kept === text) return lists
    text = kept
    const value: unknown = JSON.parse(kept)
    lists = Array.isArray(value) ? value.filter(isList) : none
  } catch {
    // Storage is disabled or corrupt: keeps the state in memory.
  }
  return lists
}

function write(next: readonly SharedList[]) {
  try {
    localStorage.setItem(name, JSON.stringify(next.slice(0, most)))
  } catch {
    lists = next
  }
  for (const changed of listeners) changed()
}

export const storeSharedList = (list: SharedList): void => write([list, ...read().filter(({ id }) => id !== list.id)])
export const removeSharedList = (id: string): void => write(read().filter(list => list.id !== id))

onNotesRemoved(() => {
  text = undefined
  lists = none
  for (const changed of listeners) changed()
})

/** Lists shared by this visitor, latest first. */
export const useSharedLists = (): readonly SharedList[] =>
  useSyncExternalStore(
    changed => {
      listeners.add(changed)
      window.addEventListener('storage', changed)
      return () => {
        listeners.delete(changed)
        window.removeEventListener('storage', changed)
      }
    },
    read,
    () => none,
  )
