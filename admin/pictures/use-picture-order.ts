import { useRef, useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import type { OfficePicture, OfficeVillaPictures } from '#contract/staff/office-pictures'
import { createIdempotencyKey } from '#web/features/forms/public'

/** The pictures of a villa in their order, with the one of lists. */
export interface PictureOrder {
  thumbId: number
  pictures: readonly (OfficePicture & { room: number | null })[]
}

/**
 * The order of a villa's pictures. Each change is saved at once, one after the other, on the revision of the last; after a
 * failure the order stays as it was made, until it is saved or that of the server is taken.
 */
export function usePictureOrder(given: OfficeVillaPictures, onSaved: (saved: OfficeVillaPictures) => void) {
  const [order, setOrder] = useState<PictureOrder>({ ...given, thumbId: given.thumbId ?? given.pictures[0]?.id ?? 0 })
  const [past, setPast] = useState<readonly PictureOrder[]>([])
  const [isSaving, setSaving] = useState(false)
  const [problem, setProblem] = useState<unknown>()
  const server = useRef({ revision: given.revision, order: order })
  const wanted = useRef(order)
  const isBusy = useRef(false)

  const save = async () => {
    if (isBusy.current) return
    isBusy.current = true
    setSaving(true)
    setProblem(undefined)
    try {
      while (wanted.current !== server.current.order) {
        const next = wanted.current
        const saved = await adminApi(
          'PUT /office/villas/{id}/pictures',
          {
            params: { id: given.villa.id },
            body: {
              revision: server.current.revision,
              thumbId: next.thumbId,
              pictures: next.pictures.map(({ id, room }) => ({ id, room })),
            },
          },
          { idempotencyKey: createIdempotencyKey() },
        )
        server.current = { revision: saved.revision, order: next }
        onSaved(saved)
      }
    } catch (error) {
      setProblem(error)
    } finally {
      isBusy.current = false
      setSaving(false)
    }
  }

  const show = (next: PictureOrder) => {
    wanted.current = next
    setOrder(next)
    void save()
  }

  return {
    order,
    isSaving,
    problem,
    save: () => void save(),
    change: (next: PictureOrder) => {
      setPast([...past.slice(-49), order])
      show(next)
    },
    /** Takes the last change back; undefined where there is none. */
    undo:
      past.length === 0
        ? undefined
        : () => {
            const last = past.at(-1)
            setPast(past.slice(0, -1))
            if (last) show(last)
          },
  }
}

/** A list with some of its items moved before or behind another one. */
export function moveItems<Item extends { id: number }>(
  items: readonly Item[],
  ids: ReadonlySet<number>,
  { id, isBefore }: { id: number; isBefore: boolean },
): Item[] {
  if (ids.has(id)) return [...items]
  const moved = items.filter(item => ids.has(item.id))
  const rest = items.filter(item => !ids.has(item.id))
  const at = rest.findIndex(item => item.id === id)
  return rest.toSpliced(isBefore ? at : at + 1, 0, ...moved)
}
