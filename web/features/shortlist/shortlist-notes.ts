import { useSyncExternalStore } from 'react'
import { onNotesRemoved, storedNotesKeys } from '#web/stored-notes'

const name = storedNotesKeys.notes

/** So long a note may be. */
export const longestNote = 300

type Notes = Readonly<Record<string, string>>

const none: Notes = {}
const listeners = new Set<() => void>()
let text: string | undefined
let notes: Notes = none

const isNotes = (value: unknown): value is Notes =>
  typeof value === 'object' && value !== null && Object.values(value).every(note => typeof note === 'string')

/** What the visitor has noted of villas; it stays in this browser. */
function read(): Notes {
  try {
    const kept = localStorage.getItem(name) ?? '{}'
    if (kept === text) return notes
    text = kept
    const value: unknown = JSON.parse(kept)
    notes = isNotes(value) ? value : none
  } catch {
    // Forbidden, or not ours: what is known of it stays.
  }
  return notes
}

const tell = () => {
  for (const changed of listeners) changed()
}

/** Notes something of a villa. What is noted of villas that are on the list no more goes. */
export function noteOnVilla(id: number, note: string, listed: readonly number[]): void {
  const before = read()
  const ids = new Set([...listed, id])
  const kept = Object.entries<string>({ ...before, [id]: note.trim().slice(0, longestNote) }).filter(
    ([villa, note]) => note !== '' && ids.has(Number(villa)),
  )
  try {
    localStorage.setItem(name, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Full, or forbidden: it is kept for as long as the page is.
    notes = Object.fromEntries(kept)
  }
  tell()
}

onNotesRemoved(() => {
  text = undefined
  notes = none
  tell()
})

function subscribe(changed: () => void) {
  if (listeners.size === 0) window.addEventListener('storage', tell)
  listeners.add(changed)
  return () => {
    listeners.delete(changed)
    if (listeners.size === 0) window.removeEventListener('storage', tell)
  }
}

/** The visitor's notes by the ids of the villas. */
export const useNotes = (): Notes => useSyncExternalStore(subscribe, read, () => none)
