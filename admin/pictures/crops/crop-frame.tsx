import { type KeyboardEvent, type PointerEvent, useId, useRef } from 'react'
import styles from '#admin/ui/admin.module.css'
import {
  type Corner,
  cropAround,
  cropByCorner,
  maxZoomOf,
  type PicturePart,
  type PictureSize,
  partOf,
} from '#domain/pictures/crop'
import type { FocusPoint, PictureRatio } from '#domain/pictures/focus'
import { useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { PictureImage } from '../picture-image'
import own from './crop-frame.module.css'
import { shownRatio } from './crop-preview'

const corners = {
  topLeft: [-1, -1],
  topRight: [1, -1],
  bottomLeft: [-1, 1],
  bottomRight: [1, 1],
} as const satisfies Record<string, Corner>

const cornerNames = Object.keys(corners) as (keyof typeof corners)[]

const percent = (share: number) => `${100 * share}%`

interface CropFrameProps {
  picture: PictureSize & { url: string; colour: string }
  ratio: PictureRatio
  crop: FocusPoint
  onChange: (crop: FocusPoint) => void
}

/** The crop of a ratio as a frame on its picture: moved and resized by pointer, keys or slider. */
export function CropFrame({ picture, ratio, crop, onChange }: CropFrameProps) {
  const t = useT()
  const sliderId = useId()
  const hintId = useId()
  const ground = useRef<HTMLDivElement>(null)
  const drag = useRef<{ part: PicturePart; x: number; y: number; corner?: Corner }>(undefined)
  const [x, y, zoom = 1] = crop
  const part = partOf(picture, ratio, crop)
  const most = maxZoomOf(picture, ratio)
  const middle = { x: part.left + part.width / 2, y: part.top + part.height / 2 }
  const placeOf = ({ clientX, clientY }: PointerEvent) => {
    const box = ground.current?.getBoundingClientRect()
    return box ? { x: (clientX - box.left) / box.width, y: (clientY - box.top) / box.height } : undefined
  }
  const start = (event: PointerEvent<HTMLElement>, corner?: Corner) => {
    const at = placeOf(event)
    if (!at || event.button !== 0) return
    event.stopPropagation()
    event.currentTarget.setPointerCapture(event.pointerId)
    drag.current = { part, ...at, ...(corner && { corner }) }
  }
  const move = (event: PointerEvent) => {
    const from = drag.current
    const at = placeOf(event)
    if (!from || !at) return
    if (from.corner) return onChange(cropByCorner(picture, ratio, { part: from.part, corner: from.corner, ...at }))
    const { left, top, width, height } = from.part
    onChange(
      cropAround(picture, ratio, { x: left + width / 2 + at.x - from.x, y: top + height / 2 + at.y - from.y, zoom }),
    )
  }
  const end = () => {
    drag.current = undefined
  }
  const zoomTo = (next: number) => onChange(cropAround(picture, ratio, { ...middle, zoom: next }))
  const press = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 0.1 : 0.01
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key]
    const closer = { '+': 0.1, '=': 0.1, '-': -0.1 }[event.key]
    if (!by && !closer) return
    event.preventDefault()
    if (closer) return zoomTo(zoom + closer)
    onChange(cropAround(picture, ratio, { x: middle.x + (by?.[0] ?? 0), y: middle.y + (by?.[1] ?? 0), zoom }))
  }
  return (
    <>
      <div
        ref={ground}
        className={own.picture}
        style={{ aspectRatio: `${picture.width} / ${picture.height}`, background: picture.colour }}
        onPointerMove={move}
        onPointerUp={end}
        onPointerCancel={end}
      >
        <PictureImage picture={picture} width={1000} className={own.whole} />
        <div
          className={own.frame}
          style={{
            left: percent(part.left),
            top: percent(part.top),
            width: percent(part.width),
            height: percent(part.height),
          }}
        >
          <button
            type="button"
            className={own.move}
            aria-label={t('admin_focus_of_one', {
              ratio: shownRatio(ratio),
              x: Math.round(x),
              y: Math.round(y),
              zoom: Math.round(100 * zoom),
            })}
            aria-describedby={hintId}
            onPointerDown={start}
            onKeyDown={press}
          />
          {most > 1 &&
            cornerNames.map(name => (
              <span
                key={name}
                data-corner={name}
                className={cx(own.corner, own[name])}
                onPointerDown={event => start(event, corners[name])}
              />
            ))}
        </div>
      </div>
      <p id={hintId} className={styles.muted}>
        {t('admin_crop_hint')}
      </p>
      <div className={own.zoom}>
        <label htmlFor={sliderId}>{t('admin_crop_zoom')}</label>
        <input
          id={sliderId}
          type="range"
          min={1}
          max={most}
          step={0.01}
          value={zoom}
          disabled={most === 1}
          aria-valuetext={t('admin_crop_zoom_value', { zoom: Math.round(100 * zoom) })}
          onChange={({ target }) => zoomTo(target.valueAsNumber)}
        />
        <output htmlFor={sliderId}>{t('admin_crop_zoom_value', { zoom: Math.round(100 * zoom) })}</output>
      </div>
      {most === 1 && <p className={styles.muted}>{t('admin_crop_too_few')}</p>}
    </>
  )
}
