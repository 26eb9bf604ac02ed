import type { KeyboardEvent, PointerEvent } from 'react'
import styles from '#admin/ui/admin.module.css'
import type { FocusPoint, PictureFocus } from '#domain/pictures/focus'
import { useT } from '#web/messages'
import { PictureImage } from '../picture-image'
import own from './focus-editor.module.css'

const bounded = (share: number) => Math.round(Math.min(100, Math.max(0, share)))

interface FocusPointEditorProps {
  picture: { url: string; width: number; height: number; colour: string }
  focus: PictureFocus
  onChange: (point: FocusPoint) => void
}

/** Sets the focal point of all crops by pointer or arrow keys. */
export function FocusPointEditor({ picture, focus, onChange }: FocusPointEditorProps) {
  const t = useT()
  const [x, y] = focus.all ?? [50, 50]
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    onChange([bounded((100 * (event.clientX - left)) / width), bounded((100 * (event.clientY - top)) / height)])
  }
  const move = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 10 : 1
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key]
    if (!by) return
    event.preventDefault()
    onChange([bounded(x + (by[0] ?? 0)), bounded(y + (by[1] ?? 0))])
  }
  return (
    <>
      <div
        className={own.picture}
        style={{ aspectRatio: `${picture.width} / ${picture.height}`, background: picture.colour }}
        onPointerDown={event => {
          event.currentTarget.setPointerCapture(event.pointerId)
          point(event)
        }}
        onPointerMove={event => event.buttons === 1 && point(event)}
      >
        <PictureImage picture={picture} width={1000} className={own.whole} />
        <button
          type="button"
          className={own.point}
          style={{ left: `${x}%`, top: `${y}%` }}
          aria-label={t('admin_focus_point', { x: Math.round(x), y: Math.round(y) })}
          onKeyDown={move}
        />
      </div>
      <p role="status" className={styles.muted}>
        {t('admin_focus_of_all', { x: Math.round(x), y: Math.round(y) })}
      </p>
    </>
  )
}
