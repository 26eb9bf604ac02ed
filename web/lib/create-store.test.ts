import { afterEach, expect, test, vi } from 'vitest'
import { createStore } from './create-store'
import { createStoredStore } from './storage/create-stored-store'

afterEach(() => vi.unstubAllGlobals())

/** A window's events and storage. */
function aBrowser({ full = false } = {}) {
  const target = new EventTarget()
  const entries = new Map<string, string>()
  vi.stubGlobal('addEventListener', target.addEventListener.bind(target))
  vi.stubGlobal('removeEventListener', target.removeEventListener.bind(target))
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => entries.get(key) ?? null,
    setItem: (key: string, value: string) => {
      if (full) throw new Error('full')
      entries.set(key, value)
    },
    removeItem: (key: string) => entries.delete(key),
  })
  return { entries, happen: (event: string) => target.dispatchEvent(new Event(event)) }
}

test('a store reads its source once, and notifies subscribers of each value', () => {
  const read = vi.fn(() => 1)
  const store = createStore(read)
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  expect([store.get(), store.get()]).toEqual([1, 1])
  expect(read).toHaveBeenCalledTimes(1)
  store.set(2)
  expect(store.get()).toBe(2)
  unsubscribe()
  store.set(3)
  expect(listener).toHaveBeenCalledTimes(1)
})

test('a store with events reads its source again after each, and without subscribers at each use', () => {
  const { happen } = aBrowser()
  let source = 1
  const store = createStore(() => source, ['storage'])
  expect(store.get()).toBe(1)
  source = 2
  expect(store.get()).toBe(2)
  const listener = vi.fn()
  const unsubscribe = store.subscribe(listener)
  source = 3
  expect(store.get()).toBe(3)
  source = 4
  expect(store.get()).toBe(3)
  happen('storage')
  expect(store.get()).toBe(4)
  unsubscribe()
  happen('storage')
  expect(listener).toHaveBeenCalledTimes(1)
})

const numbers = (stored: unknown) => (Array.isArray(stored) ? stored.filter(value => typeof value === 'number') : [])

test('a stored store keeps its value for other documents, and follows theirs', () => {
  const { entries, happen } = aBrowser()
  const store = createStoredStore('numbers', numbers)
  store.subscribe(() => {})
  store.set([1, 2])
  expect(entries.get('numbers')).toBe('[1,2]')
  entries.set('numbers', '[3,"x"]')
  happen('storage')
  expect(store.get()).toEqual([3])
  entries.set('numbers', 'not JSON')
  happen('storage')
  expect(store.get()).toEqual([])
  store.set([4])
  store.clear()
  expect(entries.has('numbers')).toBe(false)
  expect(store.get()).toEqual([])
})

test('the value of a stored store is the same object until it changes', () => {
  aBrowser()
  const store = createStoredStore('numbers', numbers)
  expect(store.get()).toBe(store.get())
})

test('a value that the browser does not store lasts as long as the document', () => {
  aBrowser({ full: true })
  const store = createStoredStore('numbers', numbers)
  store.set([1])
  store.refresh()
  expect(store.get()).toEqual([1])
  store.clear()
  expect(store.get()).toEqual([])
})
