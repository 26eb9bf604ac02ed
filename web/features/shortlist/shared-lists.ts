import { useStore } from '#web/lib/create-store'
import { createStoredStore } from '#web/lib/storage/create-stored-store'
import { onNotesRemoved, storedNotesKeys } from '#web/lib/storage/stored-notes'

/** A list that this visitor has shared; the token permits its removal. */
export interface SharedList {
  id: string
  token: string
  /** The day of sharing. */
  on: string
  count: number
}

/** Number of remembered lists. */
const most = 10

const none: readonly SharedList[] = []

const isList = (value: Partial<SharedList> | null): value is SharedList =>
  typeof value?.id === 'string' &&
  typeof value.token === 'string' &&
  typeof value.on === 'string' &&
  typeof value.count === 'number'

const sharedLists = createStoredStore(storedNotesKeys.sharedLists, stored =>
  Array.isArray(stored) ? stored.filter(isList) : none,
)
onNotesRemoved(sharedLists.clear)

/** The stored lists without one, including what other tabs have stored. */
function others(id: string): readonly SharedList[] {
  sharedLists.refresh()
  return sharedLists.get().filter(list => list.id !== id)
}

export const storeSharedList = (list: SharedList): void => sharedLists.set([list, ...others(list.id)].slice(0, most))
export const removeSharedList = (id: string): void => sharedLists.set(others(id))

/** Lists shared by this visitor, latest first. */
export const useSharedLists = (): readonly SharedList[] => useStore(sharedLists, none)
