import { useStore } from '#web/lib/create-store'
import { createStoredStore } from '#web/lib/storage/create-stored-store'
import { onNotesRemoved, storedNotesKeys } from '#web/lib/storage/stored-notes'

/** Maximum length of a note. */
export const maxNoteLength = 300

type Notes = Readonly<Record<string, string>>

const none: Notes = {}

const isNotes = (value: unknown): value is Notes =>
  typeof value === 'object' && value !== null && Object.values(value).every(note => typeof note === 'string')

/** The visitor's notes on villas, stored in this browser only. */
const notes = createStoredStore(storedNotesKeys.notes, stored => (isNotes(stored) ? stored : none))
onNotesRemoved(notes.clear)

/** Saves a note on a villa, and removes notes of villas no longer on the list. */
export function setVillaNote(id: number, note: string, listed: readonly number[]): void {
  notes.refresh()
  const ids = new Set([...listed, id])
  const kept = Object.entries<string>({ ...notes.get(), [id]: note.trim().slice(0, maxNoteLength) }).filter(
    ([villa, note]) => note !== '' && ids.has(Number(villa)),
  )
  notes.set(Object.fromEntries(kept))
}

/** The visitor's notes by villa id. */
export const useNotes = (): Notes => useStore(notes, none)
