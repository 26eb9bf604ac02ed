import {
  type BasketTransfer,
  putIntoBasket,
  removeFromBasket,
  restoreToBasket,
} from '#domain/transfers/transfer-basket'
import { createStore, type Store, useStore } from '#web/lib/create-store'
import { draftKey, tabStore } from '#web/lib/storage/web-storage'

const empty: BasketTransfer[] = []
const stores = new Map<string, Store<BasketTransfer[]>>()

/** The key of a contact's basket. It is a draft of the tab: a log-out removes it. */
const keyOf = (contactId: string) => draftKey(`transfers ${contactId}`)

function storeOf(contactId: string): Store<BasketTransfer[]> {
  const known = stores.get(contactId)
  if (known) return known
  let read: { text: string | undefined; basket: BasketTransfer[] } | undefined
  // Read again whenever nobody shows it, so that a log-out empties it; the same array for the same text.
  const store = createStore<BasketTransfer[]>(() => {
    const text = tabStore.read(keyOf(contactId))
    if (read && read.text === text) return read.basket
    const stored = tabStore.readJson(keyOf(contactId))
    read = { text, basket: Array.isArray(stored) ? (stored as BasketTransfer[]) : empty }
    return read.basket
  }, [])
  stores.set(contactId, store)
  return store
}

/** The basket of transfers of the signed-in contact. */
export function useTransferBasket(contactId: string) {
  const store = storeOf(contactId)
  const basket = useStore(store, empty)
  const save = (next: BasketTransfer[]) => {
    tabStore.write(keyOf(contactId), next.length > 0 ? JSON.stringify(next) : undefined)
    store.set(next)
  }
  return {
    basket,
    put: (transfer: BasketTransfer) => save(putIntoBasket(store.get(), transfer)),
    remove: (uniqueIdentifier: number) => save(removeFromBasket(store.get(), uniqueIdentifier)),
    restore: (transfer: BasketTransfer) => save(restoreToBasket(store.get(), transfer)),
    replaceAll: save,
  }
}
