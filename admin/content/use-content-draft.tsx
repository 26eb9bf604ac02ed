import { useEffect, useRef, useState } from 'react'
import { isEditedMeanwhile, type MergedEdit } from '#admin/merge/save-merged'
import { useMergedSave } from '#admin/merge/use-merged-save'
import { adminApi } from '#admin/session/staff-session-instance'
import type { OfficeContentDetails } from '#contract/staff/office-content'
import { isRecord, isSameValue, type RecordState, withField } from '#domain/access/versions'
import { type ContentPart, contentParts } from '#domain/editorial/content-kinds'
import { type ContentState, type ContentValues, differingParts, withParts } from '#domain/editorial/content-state'
import { createIdempotencyKey } from '#web/features/forms/public'
import { ApiError } from '#web/lib/api-client'
import { draftKey, tabStore } from '#web/lib/storage/web-storage'
import { useT } from '#web/messages'
import { fieldPathLabel } from './content-texts'
import { ContentValue } from './content-value'

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
  /** The saved values on which they are based. */
  base: Partial<Record<ContentPart, ContentValues>>
}

interface SavedEdit {
  known: Saved
  /** All fields that were sent. */
  merged: RecordState
  /** Codes of errors by field. */
  errors: Readonly<Record<string, string>>
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

/** The values of a record as fields by part: `fr.title`; texts of rows by the key of their row: `fr.modules.a`. */
const fieldsOf = (state: ContentState): RecordState =>
  Object.fromEntries(
    contentParts.flatMap(part =>
      Object.entries(state[part]).flatMap(([name, value]): [string, unknown][] =>
        part !== 'shared' && isRecord(value)
          ? Object.entries(value).map(([key, texts]) => [`${part}.${name}.${key}`, texts])
          : [[`${part}.${name}`, value]],
      ),
    ),
  )

/** A record of which some fields have other values. */
const withFields = (state: ContentState, fields: RecordState): ContentState =>
  Object.entries(fields).reduce<RecordState>((changed, [path, value]) => withField(changed, path.split('.'), value), {
    ...state,
  }) as unknown as ContentState

/**
 * The record as it is typed. Each change is remembered in the tab until it is saved, so that a reload, an ended session
 * or a failure loses nothing.
 */
export function useContentDraft(details: OfficeContentDetails, onMerged: () => void) {
  const t = useT()
  const { kind, id } = details
  const key = draftKey(`content ${kind} ${id}`)
  const [stored] = useState(() => readStored(key))
  const [saved, setSaved] = useState<Saved>(() => ({
    state: withParts(details.state, stored?.base ?? {}),
    revisions: { ...revisionsOf(details), ...stored?.revisions },
  }))
  const [values, setValues] = useState<ContentState>(() => withParts(details.state, stored?.values ?? {}))
  const [errors, setErrors] = useState<Readonly<Record<string, string>>>({})
  const [names, setNames] = useState(details.names)
  const dirty = differingParts(values, saved.state)
  const latest = useRef({ values, saved, sent: {} as RecordState })
  latest.current.values = values
  latest.current.saved = saved

  useEffect(() => {
    const parts = differingParts(values, saved.state)
    const unsaved: Stored = { revisions: {}, values: {}, base: {} }
    for (const part of parts) {
      unsaved.revisions[part] = saved.revisions[part]
      unsaved.values[part] = values[part]
      unsaved.base[part] = saved.state[part]
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

  const adopt = (known: Saved) => {
    setSaved(known)
    latest.current.saved = known
  }

  /** Saves the parts that differ from the saved ones, each on its own. Throws where one was refused. */
  const send = async ({ revision, fields, over }: MergedEdit<Revisions>): Promise<SavedEdit> => {
    const state = withFields(latest.current.saved.state, over)
    const wanted = withFields(state, fields)
    let known: Saved = { state, revisions: revision }
    const found: Record<string, string> = {}
    let stale: ApiError | undefined
    for (const part of differingParts(wanted, state)) {
      try {
        const saved = await adminApi(
          'PUT /office/content/{kind}/{id}/parts/{part}',
          { params: { kind, id, part }, body: { revision: revision[part], values: { ...wanted[part] } } },
          { idempotencyKey: createIdempotencyKey() },
        )
        known = {
          state: withParts(known.state, { [part]: wanted[part] }),
          revisions: { ...known.revisions, [part]: saved.revision },
        }
      } catch (error) {
        if (isEditedMeanwhile(error)) stale = error
        else if (error instanceof ApiError && error.status === 422)
          for (const { field, code } of error.errors) found[`${part}.${field.replace(/^body\./, '')}`] ??= code
        else {
          adopt(known)
          throw error
        }
      }
    }
    if (stale) throw stale
    return { known, merged: fields, errors: found }
  }

  const load = async () => {
    const theirs = await adminApi('GET /office/content/{kind}/{id}', { params: { kind, id } })
    setNames(before => ({ ...before, ...theirs.names }))
    return { revision: revisionsOf(theirs), fields: fieldsOf(theirs.state) }
  }

  const onSaved = ({ known, merged, errors: found }: SavedEdit) => {
    // What was typed while it was sent stays.
    const before = latest.current.sent
    const now = fieldsOf(latest.current.values)
    const changed = Object.entries(merged).filter(
      ([path, value]) => !isSameValue(value, before[path]) && isSameValue(now[path], before[path]),
    )
    setValues(typed => withFields(typed, Object.fromEntries(changed)))
    adopt(known)
    setErrors(found)
    onMerged()
  }

  const {
    save: saveMerged,
    dialog,
    error,
  } = useMergedSave<SavedEdit, Revisions>({
    send,
    load,
    onSaved,
    nameOf: path => fieldPathLabel(t, path),
    show: (value, path) => <ContentValue kind={kind} path={path} value={value} names={names} />,
  })

  /** Saves what has changed; resolves to the revisions, or to undefined where a field was refused. Throws failures. */
  const save = async (): Promise<Revisions | undefined> => {
    const { saved: base, values: typed } = latest.current
    const mine = fieldsOf(typed)
    latest.current.sent = mine
    const { known, errors: found } = await saveMerged({ revision: base.revisions, fields: fieldsOf(base.state) }, mine)
    return Object.keys(found).length > 0 ? undefined : known.revisions
  }

  return {
    values,
    saved,
    dirty,
    errors,
    setErrors,
    change,
    save,
    /** The choice between two edits of the same fields. */
    dialog,
    /** The failure of a save after that choice. */
    error,
    /** Something was typed before a reload, and is not saved. */
    isRestored: stored !== undefined,
    discard: () => setValues(saved.state),
  }
}

export type ContentDraft = ReturnType<typeof useContentDraft>
