import { beforeEach, expect, test, vi } from 'vitest'
import { noteSignedIn } from './note-signed-in'
import { signedInInitials } from './signed-in'

const kept = new Map<string, string>()
const target = new EventTarget()
beforeEach(() => {
  kept.clear()
  vi.stubGlobal('localStorage', {
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => kept.set(key, value),
    removeItem: (key: string) => kept.delete(key),
  })
  vi.stubGlobal('document', { cookie: 'contactid=one' })
  for (const method of ['addEventListener', 'removeEventListener', 'dispatchEvent'] as const)
    vi.stubGlobal(method, target[method].bind(target))
})

const eleanor = { id: 'one', firstname: 'Eleanor', lastname: 'hartley', email: 'e@example.com', guest: false }

test('the initials of the signed-in user show while their cookie exists', () => {
  noteSignedIn(eleanor)
  expect(signedInInitials.get()).toBe('EH')
  vi.stubGlobal('document', { cookie: 'contactid=another' })
  expect(signedInInitials.get()).toBe('')
  vi.stubGlobal('document', { cookie: '' })
  expect(signedInInitials.get()).toBe('')
})

test('a user without a name shows by e-mail address, a visitor who books without an account not at all', () => {
  noteSignedIn({ ...eleanor, firstname: '', lastname: '' })
  expect(signedInInitials.get()).toBe('E')
  noteSignedIn({ ...eleanor, guest: true })
  expect(signedInInitials.get()).toBe('')
})

test('a log-out notifies listeners immediately and removes everything', () => {
  noteSignedIn(eleanor)
  const tell = vi.fn()
  const end = signedInInitials.subscribe(tell)
  noteSignedIn(undefined)
  expect(tell).toHaveBeenCalledTimes(1)
  expect(kept.size).toBe(0)
  end()
  noteSignedIn(eleanor)
  expect(tell).toHaveBeenCalledTimes(1)
})

test('a browser without storage shows no initials', () => {
  vi.stubGlobal('localStorage', undefined)
  noteSignedIn(eleanor)
  expect(signedInInitials.get()).toBe('')
})
