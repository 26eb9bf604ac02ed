import { type ReactNode, useRef, useState } from 'react'
import type { RecordState } from '#domain/access/versions'
import { ApiError } from '#web/lib/api-client'
import { MergeDialog } from './merge-dialog'
import { type EditConflict, isEditedMeanwhile, type RecordBase, saveMerged } from './save-merged'

interface MergedSaveOptions<Saved> {
  send: (edit: RecordBase, once: string | undefined) => Promise<Saved>
  load: () => Promise<RecordBase | undefined>
  onSaved: (saved: Saved) => void
  nameOf: (field: string) => string
  show: (value: unknown, field: string) => ReactNode
}

/**
 * Saves a form that colleagues edit too. `save` fails with `edited-meanwhile` where both changed a field; `dialog` then
 * lets the person choose, and the form keeps what was typed.
 */
export function useMergedSave<Saved>({ send, load, onSaved, nameOf, show }: MergedSaveOptions<Saved>) {
  const [conflict, setConflict] = useState<EditConflict>()
  const [error, setError] = useState<unknown>()
  const isSending = useRef(false)
  const save = async (base: RecordBase, mine: RecordState, once?: string) => {
    setError(undefined)
    const result = await saveMerged({
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
  }
  const merge = async ({ revision, theirs, merged }: EditConflict, chosen: RecordState) => {
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
      key={conflict.revision}
      {...conflict}
      nameOf={nameOf}
      show={show}
      onMerge={chosen => void merge(conflict, chosen)}
      onClose={() => setConflict(undefined)}
    />
  )
  return { save, dialog, error }
}
