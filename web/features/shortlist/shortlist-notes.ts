import { useSyncExternalStore } from 'react'
import { onNotesRemoved, storedNotesKeys } from '#web/lib/stored-notes'

const name = storedNotesKeys.notes

/** Maximum length of a note. */
export const maxNoteLength = 300

type Notes = Readonly<Record<string, string>>

const none: Notes = {}
const listeners = new Set<() => void>()
let text: string | undefined
let notes: Notes = none

const isNotes = (value: unknown): value is Notes =>
  typeof value === 'object' && value !== null && Object.values(value).every(note => typeof note === 'string')

/** The visitor's notes on villas, stored in this browser only. */
function read(): Notes {
  try {
    const kept = localStorage.getItem(name) ?? '{}'
    if (kept === text) return notes
    text = kept
    const value: unknown = JSON.parse(kept)
    notes = isNotes(value) ? value : none
  } catch {
    // Storage is disabled or corrupt: keeps the state in memory.
  }
  return notes
}

const tell = () => {
  for (const changed of listeners) changed()
}

/** Saves a note on a villa, and removes notes of villas no longer on the list. */
export function setVillaNote(id: number, note: string, listed: readonly number[]): void {
  const before = read()
  const ids = new Set([...listed, id])
  const kept = Object.entries<string>({ ...before, [id]: note.trim().slice(0, maxNoteLength) }).filter(
    ([villa, note]) => note !== '' && ids.has(Number(villa)),
  )
  try {
    localStorage.setItem(name, JSON.stringify(Object.fromEntries(kept)))
  } catch {
    // Storage is full or disabled: the note lasts as long as the document.
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

/** The visitor's notes by villa id. */
export const useNotes = (): Notes => useSyncExternalStore(subscribe, read, () => none)
