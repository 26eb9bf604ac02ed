import { type ReactNode, useRef, useState } from 'react'
import type { RecordState } from '#domain/access/versions'
import { ApiError } from '#web/lib/api-client'
import { MergeDialog } from './merge-dialog'
import {
  type EditConflict,
  isEditedMeanwhile,
  type MergedEdit,
  type NewerRecord,
  type RecordBase,
  saveMerged,
} from './save-merged'

interface MergedSaveOptions<Saved, Revision> {
  send: (edit: MergedEdit<Revision>, once: string | undefined) => Promise<Saved>
  load: (refusal: ApiError) => Promise<NewerRecord<Revision> | undefined>
  onSaved: (saved: Saved) => void
  nameOf: (field: string) => string
  show: (value: unknown, field: string) => ReactNode
}

/**
 * Saves a form that colleagues edit too. `save` fails with `edited-meanwhile` where both changed a field; `dialog` then
 * lets the person choose, and the form keeps what was typed.
 */
export function useMergedSave<Saved, Revision = number>(options: MergedSaveOptions<Saved, Revision>) {
  const { send, load, onSaved, nameOf, show } = options
  const [conflict, setConflict] = useState<EditConflict<Revision>>()
  const [error, setError] = useState<unknown>()
  const isSending = useRef(false)
  const save = async (base: RecordBase<Revision>, mine: RecordState, once?: string) => {
    setError(undefined)
    const result = await saveMerged<Saved, Revision>({
      base,
      mine,
      load,
      send: (edit, isFirst) => send(edit, isFirst ? once : undefined),
    })
    if ('conflicts' in result) {
      setConflict(result)
      throw new ApiError(409, { code: 'edited-meanwhile' })
    }
    setConflict(undefined)
    onSaved(result.saved)
    return result.saved
  }
  const merge = async ({ revision, theirs, merged }: EditConflict<Revision>, chosen: RecordState) => {
    if (isSending.current) return
    isSending.current = true
    try {
      await save({ revision, fields: theirs }, { ...merged, ...chosen })
    } catch (failure) {
      // Another conflict shows the dialog anew.
      if (isEditedMeanwhile(failure)) return
      setConflict(undefined)
      setError(failure)
    } finally {
      isSending.current = false
    }
  }
  const dialog = conflict && (
    <MergeDialog
      key={JSON.stringify(conflict.revision)}
      {...conflict}
      nameOf={nameOf}
      show={show}
      onMerge={chosen => void merge(conflict, chosen)}
      onClose={() => setConflict(undefined)}
    />
  )
  return { save, dialog, error, isOpen: conflict !== undefined }
}
