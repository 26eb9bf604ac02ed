import type { CSSProperties } from 'react'
import type { Picture as PictureData } from '#contract/shapes'
import { Picture } from '#web/ui/picture'
import { useZoom } from './use-zoom'
import styles from './viewer.module.css'

interface PrintProps {
  picture: PictureData
  inSight: boolean
  /** It is next to be seen, and does not wait. */
  near: boolean
}

/**
 * One picture over the whole screen. On a telephone held upright its upright cut fills the height; enlarged, by two taps
 * or two fingers, all of it is there and is moved beneath the finger.
 */
export function Print({ picture, inSight, near }: PrintProps) {
  const { zoom, room, ...handlers } = useZoom(inSight)
  const enlarged = zoom > 1
  return (
    <div
      {...handlers}
      ref={room}
      className={styles.pan}
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
