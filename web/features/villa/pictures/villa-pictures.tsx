import { type ReactNode, useRef, useState } from 'react'
import type { Picture as PictureData } from '#contract/schemas'
import { ShortlistToggle } from '#web/features/shortlist/public'
import { useT } from '#web/messages'
import { FullScreenIcon } from '#web/ui/icons'
import { Picture } from '#web/ui/picture'
import { ProgressiveButton } from '#web/ui/progressive-button'
import { Viewer } from '../lazy'
import styles from './villa-pictures.module.css'

/** Number of pictures of the mosaic on wide screens: a large one and four beside it. */
const ofMosaic = 5
const largeSizes = '(min-width: 768px) 54vw, 100vw'
const smallSizes = '(min-width: 768px) 23vw, 100vw'

interface VillaPicturesProps {
  villa: { id: number; name: string }
  images: readonly PictureData[]
}

/** The pictures of a villa: a mosaic on wide screens, a swipeable row on narrow ones; each opens full screen. */
export function VillaPictures({ villa, images }: VillaPicturesProps) {
  const t = useT()
  const [open, setOpen] = useState<number>()
  const [shown, setShown] = useState(0)
  const opener = useRef<HTMLElement>(null)
  const [first] = images
  if (!first) return null

  const view = (index: number) => (element: HTMLElement) => {
    opener.current = element
    setOpen(index)
  }
  return (
    <section className={styles.pictures} aria-label={t('villa_gallery', { name: villa.name })}>
      <ul
        className={styles.track}
        data-few={images.length < ofMosaic || undefined}
        onScroll={({ currentTarget: { scrollLeft, clientWidth } }) => setShown(Math.round(scrollLeft / clientWidth))}
      >
        {images.map((image, i) => (
          <li key={image.id} className={styles.item}>
            <ViewerOpener picture={image} className={styles.opener} onOpen={view(i)}>
              <Picture
                picture={image}
                sizes={i === 0 ? largeSizes : smallSizes}
                first={i === 0}
                className={styles.picture}
              />
            </ViewerOpener>
          </li>
        ))}
      </ul>
      <ShortlistToggle villa={villa} className={styles.heart} />
      <p className={styles.count} aria-hidden="true">
        {shown + 1} / {images.length}
      </p>
      <ViewerOpener picture={first} className={styles.all} onOpen={view(shown)}>
        <FullScreenIcon />
        {t('villa_all_pictures', { count: images.length })}
      </ViewerOpener>
      {open !== undefined && (
        <Viewer name={villa.name} images={images} start={open} onClose={() => setOpen(undefined)} />
      )}
    </section>
  )
}

interface ViewerOpenerProps {
  picture: PictureData
  className: string | undefined
  onOpen: (opener: HTMLElement) => void
  children: ReactNode
}

/** Opens the full-screen pictures; without JavaScript it links to the picture file. */
const ViewerOpener = ({ picture, ...rest }: ViewerOpenerProps) => (
  <ProgressiveButton {...rest} to={`${picture.url}/1920.jpg`} asIs onPointerEnter={Viewer.preload} />
)
