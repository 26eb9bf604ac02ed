import { createStore, type Store } from '../create-store'
import { localStore } from './web-storage'

interface StoredStore<T> extends Store<T> {
  /** Removes the stored value. */
  clear: () => void
}

/** A store in local storage that follows other tabs. `parse` checks the stored value; null means none. */
export function createStoredStore<T>(key: string, parse: (stored: unknown) => T): StoredStore<T> {
  let text: string | undefined
  let value: T | undefined
  const read = () => {
    const stored = localStore.read(key)
    // A value that could not be stored lasts as long as the document.
    if (value === undefined || stored !== text) value = parse(localStore.readJson(key))
    text = stored
    return value
  }
  const store = createStore(read, ['storage'])
  const put = (next: T, stored: string | undefined) => {
    localStore.write(key, stored)
    text = localStore.read(key)
    value = next
    store.set(next)
  }
  return { ...store, set: next => put(next, JSON.stringify(next)), clear: () => put(parse(null), undefined) }
}
