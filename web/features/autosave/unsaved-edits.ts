import { draftKey, tabStore } from '#web/lib/storage/web-storage'

/** The fields of a form as texts, by name. */
export type Values<Field extends string = string> = Readonly<Record<Field, string>>

/** Edits of a form that are not saved yet. */
export interface UnsavedEdit<Field extends string = string> {
  /** The fields on which the edit is based. */
  base: Values<Field>
  values: Values<Field>
  revision: number
}

/** Where unsaved edits are until they are saved, by the id of their row. */
export interface EditStore {
  read: (id: string) => UnsavedEdit | undefined
  write: (id: string, edit: UnsavedEdit | undefined) => void
}

/** A store in the memory of this document, for data that must not be written to the browser's storage. */
export function createMemoryEdits(): EditStore & { clear: () => void } {
  const edits = new Map<string, UnsavedEdit>()
  return {
    read: id => edits.get(id),
    write: (id, edit) => void (edit ? edits.set(id, edit) : edits.delete(id)),
    clear: () => edits.clear(),
  }
}

const isEdit = (stored: unknown): stored is UnsavedEdit =>
  typeof stored === 'object' && stored !== null && 'base' in stored && 'values' in stored && 'revision' in stored

/** A store in this tab, which survives a reload. A log-out removes it, as all drafts. */
export const tabEdits = (name: string): EditStore => ({
  read(id) {
    const stored = tabStore.readJson(draftKey(`${name} ${id}`))
    return isEdit(stored) ? stored : undefined
  },
  write: (id, edit) => tabStore.write(draftKey(`${name} ${id}`), edit && JSON.stringify(edit)),
})
