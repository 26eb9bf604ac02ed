import { type KeyboardEvent, type PointerEvent, useState } from 'react'
import styles from '#admin/ui/admin.module.css'
import { type FocusPoint, focusOf, type PictureFocus, type PictureRatio, pictureRatios } from '#domain/pictures/focus'
import { type MessageKey, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { cx } from '#web/ui/cx'
import own from './focus-editor.module.css'

/** Where the site shows each ratio. */
const uses: Readonly<Record<PictureRatio, MessageKey>> = {
  '1 / 1': 'admin_focus_square',
  '4 / 3': 'admin_focus_cards',
  '3 / 2': 'admin_focus_stories',
  '16 / 9': 'admin_focus_intros',
  '21 / 9': 'admin_focus_bands',
  '3 / 4': 'admin_focus_phones',
}

type Key = 'all' | PictureRatio

interface FocusEditorProps {
  picture: { url: string; width: number; height: number; colour: string }
  focus: PictureFocus
  onChange: (focus: PictureFocus) => void
}

const bounded = (share: number) => Math.round(Math.min(100, Math.max(0, share)))

/** Sets the focal point of a picture by pointer or arrow keys, for all crops or for one ratio, and shows every crop. */
export function FocusEditor({ picture, focus, onChange }: FocusEditorProps) {
  const t = useT()
  const [key, setKey] = useState<Key>('all')
  const chosenPoint = focus[key]
  const [x, y] = chosenPoint ?? focus.all ?? [50, 50]
  const set = (point: FocusPoint) => onChange({ ...focus, [key]: point })
  const { [key]: _, ...others } = focus
  const point = (event: PointerEvent<HTMLElement>) => {
    const { left, top, width, height } = event.currentTarget.getBoundingClientRect()
    set([bounded((100 * (event.clientX - left)) / width), bounded((100 * (event.clientY - top)) / height)])
  }
  const move = (event: KeyboardEvent) => {
    const step = event.shiftKey ? 10 : 1
    const by = { ArrowLeft: [-step, 0], ArrowRight: [step, 0], ArrowUp: [0, -step], ArrowDown: [0, step] }[event.key]
    if (!by) return
    event.preventDefault()
    set([bounded(x + (by[0] ?? 0)), bounded(y + (by[1] ?? 0))])
  }
  return (
    <fieldset className={own.editor}>
      <legend className={own.legend}>{t('admin_focus')}</legend>
      <p className={styles.muted}>{t('admin_focus_hint')}</p>
      <div className={own.columns}>
        <div className={own.side}>
          <div
            className={own.picture}
            style={{ aspectRatio: `${picture.width} / ${picture.height}`, background: picture.colour }}
            onPointerDown={event => {
              event.currentTarget.setPointerCapture(event.pointerId)
              point(event)
            }}
            onPointerMove={event => event.buttons === 1 && point(event)}
          >
            <img className={own.whole} src={`${picture.url}/1000.webp`} alt="" draggable={false} />
            <button
              type="button"
              className={own.point}
              style={{ left: `${x}%`, top: `${y}%` }}
              aria-label={t('admin_focus_point', { x, y })}
              onKeyDown={move}
            />
          </div>
          <p role="status" className={styles.muted}>
            {key === 'all' ? t('admin_focus_of_all', { x, y }) : t('admin_focus_of_one', { x, y, ratio: shown(key) })}
          </p>
          {chosenPoint && (
            <p>
              <Button variant="quiet" onClick={() => onChange(others)}>
                {t(key === 'all' ? 'admin_focus_reset' : 'admin_focus_as_all')}
              </Button>
            </p>
          )}
        </div>
        <ul className={own.crops}>
          <li>
            <button
              type="button"
              className={cx(own.crop, key === 'all' && own.chosen)}
              aria-pressed={key === 'all'}
              onClick={() => setKey('all')}
            >
              {t('admin_focus_all')}
            </button>
          </li>
          {pictureRatios.map(ratio => (
            <li key={ratio}>
              <button
                type="button"
                className={cx(own.crop, key === ratio && own.chosen)}
                aria-pressed={key === ratio}
                onClick={() => setKey(ratio)}
              >
                <img
                  className={own.preview}
                  style={{ aspectRatio: ratio, objectPosition: positionOf(focus, ratio) }}
                  src={`${picture.url}/520.webp`}
                  alt=""
                />
                <span>
                  {shown(ratio)} {t(uses[ratio])}
                  {focus[ratio] && <span className={own.own}> {t('admin_focus_own')}</span>}
                </span>
              </button>
            </li>
          ))}
        </ul>
      </div>
    </fieldset>
  )
}

const shown = (ratio: PictureRatio) => ratio.replace(' / ', ':')

const positionOf = (focus: PictureFocus, ratio: PictureRatio) => {
  const [x, y] = focusOf(focus, ratio) ?? [50, 50]
  return `${x}% ${y}%`
}
