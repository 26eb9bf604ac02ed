import { useCallback, useEffect, useRef, useState } from 'react'
import type { PassportGuest } from '#contract/booking/passports'
import { type EditConflict, mergeEdits } from '#domain/passports/merge-edits'
import type { PassportDetails, PassportField } from '#domain/passports/passport'
import { ApiError } from '#web/lib/api-client'
import { forgetEdit, keepEdit, readEdit } from './unsaved-edits'

/** The pause in typing after which an edit is saved, in milliseconds. */
const debounceMs = 600
/** Pauses before a failed save is retried; the last one repeats. */
const retryDelaysMs = [2000, 5000, 15_000, 30_000]

export type SaveState = 'saved' | 'waiting' | 'saving' | 'failed' | 'refused' | 'conflict'

type Field = PassportField | 'guardianId'
type Values = Record<Field, string>

const valuesOf = ({ details, guardianId }: { details: PassportDetails; guardianId: string | null }): Values => ({
  ...details,
  guardianId: guardianId ?? '',
})

const isEqual = (one: Values, other: Values) =>
  (Object.keys(one) as Field[]).every(field => one[field] === other[field])

/** An edit to send, with the revision on which it is based. */
export interface OutgoingEdit {
  details: PassportDetails
  guardianId: string | null
  revision: number
}
/** Sends an edit, and returns the row as stored. */
export type SendEdit = (edit: OutgoingEdit) => Promise<PassportGuest>

const outgoing = ({ guardianId, ...details }: Values, revision: number): OutgoingEdit => ({
  details,
  guardianId: guardianId || null,
  revision,
})

/** The current row in the problem of a stale save. */
const currentRow = (error: unknown): PassportGuest | undefined =>
  error instanceof ApiError && error.status === 412 ? (error.problem.current as PassportGuest | undefined) : undefined

/** Whether a repetition can succeed: the server was not reached, is overloaded, or the session has ended. */
const isTemporary = (error: unknown) =>
  !(error instanceof ApiError) ||
  error.status === 0 ||
  error.status === 401 ||
  error.status === 429 ||
  error.status >= 500

/**
 * Saves a guest's details 600 ms after the last change. Failed saves are repeated, and what was typed stays in memory
 * until it is saved. Edits of two people are merged; fields that both changed become `conflicts` to choose from.
 */
export function useAutosave(guest: PassportGuest, send: SendEdit, onSaved: (saved: PassportGuest) => void) {
  const kept = useRef(readEdit(guest.id)).current
  const base = useRef({
    values: kept ? valuesOf({ details: kept.base, guardianId: guest.guardianId }) : valuesOf(guest),
    revision: kept?.revision ?? guest.revision,
  })
  const [values, setValues] = useState(() => (kept ? valuesOf(kept) : valuesOf(guest)))
  const [state, setState] = useState<SaveState>(kept ? 'waiting' : 'saved')
  const [conflicts, setConflicts] = useState<EditConflict<Field>[]>([])
  const latest = useRef(values)
  latest.current = values
  const told = useRef(onSaved)
  told.current = onSaved
  const sender = useRef(send)
  sender.current = send
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined)
  const isSaving = useRef(false)
  const failures = useRef(0)
  const isOpen = useRef(true)

  const write = useCallback(
    (next: Values) => {
      latest.current = next
      setValues(next)
      const { guardianId, ...details } = next
      const { guardianId: _, ...before } = base.current.values
      if (isEqual(next, base.current.values)) forgetEdit(guest.id)
      else
        keepEdit(guest.id, { base: before, details, guardianId: guardianId || null, revision: base.current.revision })
    },
    [guest.id],
  )

  /** Takes over the row of a reply; fields typed since the request stay. */
  const adopt = useCallback(
    (row: PassportGuest, sent: Values) => {
      const { merged, conflicts: found } = mergeEdits(sent, latest.current, valuesOf(row))
      base.current = { values: valuesOf(row), revision: row.revision }
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
      const saved = await sender.current(outgoing(sent, base.current.revision))
      failures.current = 0
      // The server's spelling of what was sent is no other person's edit.
      adopt(saved, sent)
      told.current(saved)
      const isDone = isEqual(latest.current, base.current.values)
      setState(isDone ? 'saved' : 'waiting')
      if (!isDone) again(debounceMs)
    } catch (error) {
      const current = currentRow(error)
      if (current) {
        const found = adopt(current, base.current.values)
        told.current(current)
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
  useEffect(() => {
    const isClean = !isSaving.current && isEqual(latest.current, base.current.values)
    if (!isClean || guest.revision <= base.current.revision) return
    base.current = { values: valuesOf(guest), revision: guest.revision }
    write(valuesOf(guest))
  }, [guest, write])

  useEffect(() => {
    isOpen.current = true
    if (readEdit(guest.id)) void save()
    const now = () => void save()
    const leave = (event: Event) => {
      if (readEdit(guest.id)) event.preventDefault()
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
  }, [guest.id, save])

  const change = (changed: Partial<Values>) => {
    write({ ...latest.current, ...changed })
    if (conflicts.length > 0) return
    setState('waiting')
    clearTimeout(timer.current)
    timer.current = setTimeout(() => void save(), debounceMs)
  }

  return {
    values,
    state,
    conflicts,
    change,
    save,
    /** Settles conflicts with the chosen values, and saves them. */
    resolve(chosen: Partial<Values>) {
      setConflicts([])
      write({ ...latest.current, ...chosen })
      setState(isEqual(latest.current, base.current.values) ? 'saved' : 'waiting')
      void save()
    },
  }
}
export type Autosave = ReturnType<typeof useAutosave>
