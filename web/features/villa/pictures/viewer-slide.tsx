import type { CSSProperties } from 'react'
import type { Picture as PictureData } from '#contract/schemas'
import { Picture } from '#web/ui/picture'
import { useZoom } from './use-zoom'
import styles from './viewer.module.css'

interface PrintProps {
  picture: PictureData
  inSight: boolean
  /** Next to be shown: it loads eagerly. */
  near: boolean
}

/**
 * A full-screen picture. On phones in portrait orientation its portrait crop fills the height; zoomed in, by double
 * tap or pinch, the whole picture can be panned.
 */
export function ViewerSlide({ picture, inSight, near }: PrintProps) {
  const { zoom, room, ...handlers } = useZoom(inSight)
  const enlarged = zoom > 1
  return (
    <div
      {...handlers}
      ref={room}
      className={styles.pannable}
      data-enlarged={enlarged || undefined}
      style={{ '--zoom': zoom } as CSSProperties}
    >
      <Picture
        picture={picture}
        sizes={enlarged ? '(orientation: landscape) 250vh, 350vw' : '(orientation: landscape) 130vh, 100vw'}
        {...(!enlarged && { tall: '100vw' })}
        widest={enlarged ? 2560 : 1920}
        first={near}
        className={styles.picture}
      />
    </div>
  )
}
