import { useEffect, useRef, useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import type { OfficeContentDetails } from '#contract/staff/office-content'
import { type ContentPart, contentParts } from '#domain/editorial/content-kinds'
import { type ContentState, type ContentValues, differingParts, withParts } from '#domain/editorial/content-state'
import { createIdempotencyKey } from '#web/features/forms/public'
import { ApiError } from '#web/lib/api-client'
import { draftKey, tabStore } from '#web/lib/storage/web-storage'

type Revisions = Readonly<Record<ContentPart, number>>

/** The saved values, as far as this tab knows, and their revisions. */
interface Saved {
  state: ContentState
  revisions: Revisions
}

/** The unsaved values of this tab. */
interface Stored {
  revisions: Partial<Record<ContentPart, number>>
  values: Partial<Record<ContentPart, ContentValues>>
}

const revisionsOf = ({ parts }: OfficeContentDetails): Revisions => ({
  shared: parts.shared.revision,
  en: parts.en.revision,
  fr: parts.fr.revision,
  de: parts.de.revision,
})

function readStored(key: string): Stored | undefined {
  const stored = tabStore.readJson(key)
  if (typeof stored !== 'object' || stored === null || !('values' in stored) || !('revisions' in stored))
    return undefined
  return stored as Stored
}

/** Parts that someone else has changed since they were opened, with the record as it is now. */
export interface Conflict {
  parts: ContentPart[]
  theirs: OfficeContentDetails
}

/**
 * The record as it is typed. Each change is remembered in the tab until it is saved, so that a reload, an ended session
 * or a failure loses nothing.
 */
export function useContentDraft(details: OfficeContentDetails) {
  const { kind, id } = details
  const key = draftKey(`content ${kind} ${id}`)
  const [stored] = useState(() => readStored(key))
  const [saved, setSaved] = useState<Saved>(() => ({
    state: details.state,
    revisions: { ...revisionsOf(details), ...stored?.revisions },
  }))
  const [values, setValues] = useState<ContentState>(() => withParts(details.state, stored?.values ?? {}))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [conflict, setConflict] = useState<Conflict>()
  const dirty = differingParts(values, saved.state)
  const latest = useRef({ values, saved })
  latest.current = { values, saved }

  useEffect(() => {
    const parts = differingParts(values, saved.state)
    const unsaved: Stored = { revisions: {}, values: {} }
    for (const part of parts) {
      unsaved.revisions[part] = saved.revisions[part]
      unsaved.values[part] = values[part]
    }
    tabStore.write(key, parts.length > 0 ? JSON.stringify(unsaved) : undefined)
  }, [key, values, saved])

  // Parts that were reloaded and are not being edited follow the server.
  useEffect(() => {
    const { values: typed, saved: known } = latest.current
    const unsaved = differingParts(typed, known.state)
    const revisions = revisionsOf(details)
    const changed = contentParts.filter(part => revisions[part] !== known.revisions[part] && !unsaved.includes(part))
    if (changed.length === 0) return
    const newer = Object.fromEntries(changed.map(part => [part, details.state[part]]))
    setValues(withParts(typed, newer))
    setSaved({
      state: withParts(known.state, newer),
      revisions: { ...known.revisions, ...Object.fromEntries(changed.map(part => [part, revisions[part]])) },
    })
  }, [details])

  const change = (part: ContentPart, field: string, value: unknown) => {
    setValues(before => ({ ...before, [part]: { ...before[part], [field]: value } }))
    setErrors(({ [`${part}.${field}`]: _, ...others }) => others)
  }

  /** Saves what has changed; resolves to the revisions, or to undefined where it failed. Throws unexpected failures. */
  const save = async (): Promise<Revisions | undefined> => {
    let { saved: known } = latest.current
    const typed = latest.current.values
    const found: Record<string, string> = {}
    const contested: ContentPart[] = []
    for (const part of differingParts(typed, known.state)) {
      try {
        const { revision } = await adminApi(
          'PUT /office/content/{kind}/{id}/parts/{part}',
          { params: { kind, id, part }, body: { revision: known.revisions[part], values: { ...typed[part] } } },
          { idempotencyKey: createIdempotencyKey() },
        )
        known = {
          state: withParts(known.state, { [part]: typed[part] }),
          revisions: { ...known.revisions, [part]: revision },
        }
        setSaved(known)
        latest.current.saved = known
      } catch (error) {
        if (!(error instanceof ApiError)) throw error
        if (error.code === 'edited-meanwhile') contested.push(part)
        else if (error.status === 422)
          for (const { field, code } of error.errors) found[`${part}.${field.replace(/^body\./, '')}`] ??= code
        else throw error
      }
    }
    setErrors(found)
    if (contested.length > 0) {
      const theirs = await adminApi('GET /office/content/{kind}/{id}', { params: { kind, id } })
      setConflict({ parts: contested, theirs })
    }
    return contested.length > 0 || Object.keys(found).length > 0 ? undefined : known.revisions
  }

  /** Ends a conflict: with one's own words, which are then based on the newest state, or with theirs. */
  const resolve = (choice: 'mine' | 'theirs') => {
    if (!conflict) return
    const { parts, theirs } = conflict
    const newest = revisionsOf(theirs)
    const adopted = Object.fromEntries(parts.map(part => [part, theirs.state[part]]))
    setSaved(known => ({
      state: withParts(known.state, adopted),
      revisions: { ...known.revisions, ...Object.fromEntries(parts.map(part => [part, newest[part]])) },
    }))
    if (choice === 'theirs') setValues(typed => withParts(typed, adopted))
    setConflict(undefined)
  }

  return {
    values,
    saved,
    dirty,
    errors,
    setErrors,
    change,
    save,
    conflict,
    resolve,
    /** Something was typed before a reload, and is not saved. */
    isRestored: stored !== undefined,
    discard: () => setValues(saved.state),
  }
}

export type ContentDraft = ReturnType<typeof useContentDraft>
