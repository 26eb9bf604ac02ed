import { type ClipboardEvent, useState } from 'react'
import { parsePastedCells } from '#domain/text/pasted-cells'
import { useT } from '#web/messages'

/**
 * Sets a field as if it were typed, so that the form stores it in its draft. A text that is too long stays whole: the form
 * marks it, and nothing of a pasted table is lost unseen.
 */
function enter(field: HTMLTextAreaElement, value: string) {
  field.value = value
  field.dispatchEvent(new Event('input', { bubbles: true }))
}

/**
 * Fills many fields of a form at once, whose names stand in rows and columns: a table is pasted from one field on, or a
 * row is copied from the one before. The last filling can be undone.
 */
export function useFilledFields(names: readonly (readonly string[])[]) {
  const t = useT()
  const [announcement, setAnnouncement] = useState('')
  const [filled, setFilled] = useState<readonly (readonly [HTMLTextAreaElement, string])[]>([])
  const fill = (form: HTMLFormElement, values: readonly (readonly [name: string, value: string])[]) => {
    const fields = values.flatMap(([name, value]) => {
      const field = form.elements.namedItem(name)
      return field instanceof HTMLTextAreaElement ? [[field, value] as const] : []
    })
    setFilled(fields.map(([field]) => [field, field.value]))
    for (const [field, value] of fields) enter(field, value)
    setAnnouncement(t('admin_pictures_pasted', { count: fields.length }))
  }
  const paste = (event: ClipboardEvent<HTMLFormElement>) => {
    const { target, currentTarget, clipboardData } = event
    if (!(target instanceof HTMLTextAreaElement)) return
    const row = names.findIndex(each => each.includes(target.name))
    const column = names[row]?.indexOf(target.name) ?? -1
    const cells = parsePastedCells(clipboardData.getData('text/plain'))
    // A single cell is an ordinary paste, into the text.
    if (row < 0 || cells.flat().length < 2) return
    event.preventDefault()
    fill(
      currentTarget,
      cells.flatMap((values, i) =>
        values.flatMap((value, j) => {
          const name = names[row + i]?.[column + j]
          return name === undefined ? [] : [[name, value] as const]
        }),
      ),
    )
  }
  const copyBefore = (form: HTMLFormElement, row: number) =>
    fill(
      form,
      (names[row] ?? []).map((name, column) => {
        const before = form.elements.namedItem(names[row - 1]?.[column] ?? '')
        return [name, before instanceof HTMLTextAreaElement ? before.value : ''] as const
      }),
    )
  const undo = () => {
    for (const [field, value] of filled) enter(field, value)
    setFilled([])
    setAnnouncement('')
  }
  return { announcement, paste, copyBefore, undo: filled.length > 0 ? undo : undefined }
}
