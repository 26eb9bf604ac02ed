import { useCallback, useEffect, useRef, useState } from 'react'
import { type EditConflict, mergeEdits } from '#domain/text/merge-edits'
import { ApiError } from '#web/lib/api-client'
import type { EditStore, UnsavedEdit, Values } from './unsaved-edits'

/** The pause in typing after which an edit is saved, in milliseconds (SPEC B9). */
const debounceMs = 600
/** Pauses before a failed save is retried; the last one repeats. */
const retryDelaysMs = [2000, 5000, 15_000, 30_000]

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict'

/** A row that is edited: its id, its fields as texts, and its revision, 0 before the first save. */
interface EditedRow<Field extends string> {
  id: string
  values: Values<Field>
  revision: number
}

interface AutosaveOptions<Row, Field extends string> {
  /** The row as last loaded. */
  row: Row
  read: (row: Row) => EditedRow<Field>
  /** Sends an edit that is based on a revision, and returns the row as stored. */
  send: (values: Values<Field>, revision: number) => Promise<Row>
  onSaved: (saved: Row) => void
  /** Where the edit is until it is saved. */
  store: EditStore
}

/** The current row in the problem of a stale save. */
const currentRow = <Row>(error: unknown): Row | undefined =>
  error instanceof ApiError && error.status === 412 ? (error.problem.current as Row | undefined) : undefined

/** Whether a repetition can succeed: the server was not reached, is overloaded, or the session has ended. */
const isTemporary = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status === 401 ||
  error.status === 429 ||
  error.status >= 500

const isEqual = (one: Values, other: Values) =>
  [...Object.keys(one), ...Object.keys(other)].every(field => (one[field] ?? '') === (other[field] ?? ''))

/**
 * Saves a form 600 ms after the last change. Failed saves are repeated, and what was typed stays in the store until it
 * is saved. Edits of two people are merged; fields that both changed become `conflicts` to choose from. A field that a
 * row lacks is empty.
 */
export function useAutosave<Row, Field extends string = string>({
  row,
  read,
  send,
  onSaved,
  store,
}: AutosaveOptions<Row, Field>) {
  const loaded = read(row)
  const { id } = loaded
  const kept = useRef(store.read(id) as UnsavedEdit<Field> | undefined).current
  const base = useRef({ values: kept?.base ?? loaded.values, revision: kept?.revision ?? loaded.revision })
  const [values, setValues] = useState<Values<Field>>(() => kept?.values ?? loaded.values)
  const [state, setState] = useState<SaveState>(kept ? 'waiting' : 'saved')
  const [conflicts, setConflicts] = useState<EditConflict<Field>[]>([])
  const latest = useRef(values)
  latest.current = values
  const handlers = useRef({ read, send, onSaved, store })
  handlers.current = { read, send, onSaved, store }
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSaving = useRef(false)
  const failures = useRef(0)
  const isOpen = useRef(true)

  const write = useCallback(
    (next: Values<Field>) => {
      latest.current = next
      setValues(next)
      const { values: before, revision } = base.current
      handlers.current.store.write(id, isEqual(next, before) ? undefined : { base: before, values: next, revision })
    },
    [id],
  )

  /** Takes over the row of a reply; fields typed since the request stay. */
  const adopt = useCallback(
    (current: Row, sent: Values<Field>) => {
      const { values: theirs, revision } = handlers.current.read(current)
      const { merged, conflicts: found } = mergeEdits(sent, latest.current, theirs)
      base.current = { values: theirs, revision }
      write(merged)
      return found
    },
    [write],
  )

  const save = useCallback(async () => {
    clearTimeout(timer.current)
    if (isSaving.current || isEqual(latest.current, base.current.values)) return
    isSaving.current = true
    setState('saving')
    const sent = latest.current
    const again = (delay: number) => {
      timer.current = setTimeout(() => void save(), delay)
    }
    try {
      const saved = await handlers.current.send(sent, base.current.revision)
      failures.current = 0
      // The server's spelling of what was sent is no other person's edit.
      adopt(saved, sent)
      handlers.current.onSaved(saved)
      const isDone = isEqual(latest.current, base.current.values)
      setState(isDone ? 'saved' : 'waiting')
      if (!isDone) again(debounceMs)
    } catch (error) {
      const current = currentRow<Row>(error)
      if (current) {
        const found = adopt(current, base.current.values)
        handlers.current.onSaved(current)
        setConflicts(found)
        const isDone = isEqual(latest.current, base.current.values)
        setState(found.length > 0 ? 'conflict' : isDone ? 'saved' : 'waiting')
        if (found.length === 0 && !isDone) again(0)
      } else if (isTemporary(error)) {
        setState('failed')
        const delay = retryDelaysMs[Math.min(failures.current++, retryDelaysMs.length - 1)] ?? 0
        if (isOpen.current) again(delay)
      } else setState('refused')
    } finally {
      isSaving.current = false
    }
  }, [adopt])

  // A newer row arrived with the list, and nothing is being edited here.
  const loadedRow = useRef(loaded)
  loadedRow.current = loaded
  useEffect(() => {
    const isClean = !isSaving.current && isEqual(latest.current, base.current.values)
    if (!isClean || loaded.revision <= base.current.revision) return
    base.current = { values: loadedRow.current.values, revision: loaded.revision }
    write(loadedRow.current.values)
  }, [loaded.revision, write])

  useEffect(() => {
    isOpen.current = true
    if (handlers.current.store.read(id)) void save()
    const now = () => void save()
    const leave = (event: Event) => {
      if (handlers.current.store.read(id)) event.preventDefault()
    }
    const hide = () => {
      if (document.visibilityState === 'hidden') void save()
    }
    window.addEventListener('online', now)
    window.addEventListener('beforeunload', leave)
    document.addEventListener('visibilitychange', hide)
    return () => {
      isOpen.current = false
      window.removeEventListener('online', now)
      window.removeEventListener('beforeunload', leave)
      document.removeEventListener('visibilitychange', hide)
      // Leaving the page within the site saves at once.
      void save()
      clearTimeout(timer.current)
    }
  }, [id, save])

  const change = (changed: Partial<Values<Field>>, removed: readonly Field[] = []) => {
    const next = { ...latest.current, ...changed } as Record<Field, string>
    for (const field of removed) delete next[field]
    write(next)
    if (conflicts.length > 0) return
    setState('waiting')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), debounceMs)
  }

  return {
    values,
    state,
    conflicts,
    /** Changes fields, and removes others with their rows. */
    change,
    save,
    /** Settles conflicts with the chosen values, and saves them. */
    resolve(chosen: Partial<Values<Field>>) {
      setConflicts([])
      write({ ...latest.current, ...chosen })
      setState(isEqual(latest.current, base.current.values) ? 'saved' : 'waiting')
      void save()
    },
  }
}
export type Autosave<Field extends string = string> = ReturnType<typeof useAutosave<unknown, Field>>
