import { useRef } from 'react'
import type { Picture as PictureData } from '#contract/schemas'
import { useT } from '#web/messages'
import { IconButton } from '#web/ui/button'
import { ChevronLeftIcon, ChevronRightIcon } from '#web/ui/icons'
import { Picture } from '#web/ui/picture'
import styles from './slide-show.module.css'

/** A row of pictures: swiped, scrolled, or moved by buttons. */
export function SlideShow({ images }: { images: readonly PictureData[] }) {
  const t = useT()
  const row = useRef<HTMLUListElement>(null)
  const move = (by: 1 | -1) => row.current?.scrollBy({ left: by * row.current.clientWidth * 0.9, behavior: 'smooth' })
  if (images.length === 0) return null
  return (
    <section className={styles.show} aria-label={t('slideshow_pictures')}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: scrollable regions must be reachable by keyboard. */}
      <ul ref={row} className={styles.row} tabIndex={0}>
        {images.map(image => (
          <li key={image.id}>
            <Picture picture={image} sizes="(min-width: 1024px) 60vw, 92vw" ratio="3 / 2" />
          </li>
        ))}
      </ul>
      {images.length > 1 && (
        <p className={styles.actions}>
          <IconButton label={t('slideshow_previous')} onClick={() => move(-1)}>
            <ChevronLeftIcon />
          </IconButton>
          <IconButton label={t('slideshow_next')} onClick={() => move(1)}>
            <ChevronRightIcon />
          </IconButton>
        </p>
      )}
    </section>
  )
}
