import { type KeyboardEvent, type UIEvent, useLayoutEffect, useRef, useState } from 'react'
import type { Picture as PictureData } from '#contract/schemas'
import { useT } from '#web/messages'
import { IconButton } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icons'
import { useCloseOnBack } from '../../../hooks/use-close-on-back'
import { Thumbs } from './thumbs'
import { useSwipeDown } from './use-swipe-down'
import styles from './viewer.module.css'
import { ViewerSlide } from './viewer-slide'

interface ViewerProps {
  name: string
  images: readonly PictureData[]
  /** Index of the initial picture. */
  start: number
  onClose: () => void
}

const steps: Record<string, (index: number, last: number) => number> = {
  ArrowRight: (index, last) => Math.min(index + 1, last),
  ArrowLeft: index => Math.max(index - 1, 0),
  Home: () => 0,
  End: (_, last) => last,
}

/** Full-screen pictures: swiped, or turned with the arrow keys. */
export default function Viewer({ name, images, start, onClose }: ViewerProps) {
  const t = useT()
  const track = useRef<HTMLUListElement>(null)
  const [index, setIndex] = useState(start)
  const close = useCloseOnBack(onClose)
  const last = images.length - 1

  const go = (to: number, behaviour: ScrollBehavior) =>
    track.current?.scrollTo({ left: to * track.current.clientWidth, behavior: behaviour })

  // Pictures have no width until the dialog is open, and another one after a rotation: each resize scrolls the
  // current one into view.
  const current = useRef(start)
  const width = useRef(0)
  useLayoutEffect(() => {
    const list = track.current
    if (!list) return
    const keep = new ResizeObserver(() => {
      width.current = list.clientWidth
      list.scrollTo({ left: current.current * list.clientWidth, behavior: 'instant' })
    })
    keep.observe(list)
    return () => keep.disconnect()
  }, [])

  const scrolled = ({ currentTarget: { scrollLeft, clientWidth } }: UIEvent<HTMLElement>) => {
    if (clientWidth === 0 || clientWidth !== width.current) return
    const shown = Math.round(scrollLeft / clientWidth)
    if (shown === current.current) return
    current.current = shown
    setIndex(shown)
  }
  const wall = useRef<HTMLDivElement>(null)
  const swipe = useSwipeDown(wall, close)

  const turn = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    go(step(index, last), 'instant')
  }
  const image = images[index]
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: the arrow keys turn the pictures wherever the focus is inside.
    <div onKeyDown={turn}>
      <Dialog
        title={name}
        place="screen"
        onClose={close}
        footer={<Thumbs images={images} index={index} onChoose={to => go(to, 'instant')} />}
      >
        <div ref={wall} className={styles.wall}>
          <ul
            ref={track}
            // biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard.
            tabIndex={0}
            className={styles.track}
            aria-label={t('villa_gallery', { name })}
            onScroll={scrolled}
            {...swipe}
          >
            {images.map((picture, i) => (
              <li key={picture.id} className={styles.slide} aria-hidden={i !== index}>
                <ViewerSlide picture={picture} inSight={i === index} near={Math.abs(i - index) <= 1} />
              </li>
            ))}
          </ul>
          <IconButton
            plate
            className={styles.previous}
            label={t('villa_picture_previous')}
            disabled={index === 0}
            onClick={() => go(index - 1, 'smooth')}
          >
            <ChevronLeftIcon />
          </IconButton>
          <IconButton
            plate
            className={styles.next}
            label={t('villa_picture_next')}
            disabled={index === last}
            onClick={() => go(index + 1, 'smooth')}
          >
            <ChevronRightIcon />
          </IconButton>
          <p className={styles.caption} role="status">
            <span className={styles.number}>{t('villa_picture_of', { number: index + 1, count: images.length })}</span>
            <span>{image?.alt}</span>
          </p>
        </div>
      </Dialog>
    </div>
  )
}
