import { useEffect, useRef } from 'react'
import type { Picture as PictureData } from '#contract/schemas'
import { pictureWidths } from '#domain/villas/picture-widths'
import styles from './viewer.module.css'

interface ThumbsProps {
  images: readonly PictureData[]
  index: number
  onChoose: (index: number) => void
}

const files = ({ url }: PictureData, type: string) =>
  pictureWidths
    .filter(width => width <= 200)
    .map(width => `${url}/${width}.${type} ${width}w`)
    .join()

/** Thumbnails of all pictures; the current one is marked and scrolled into view. */
export function Thumbs({ images, index, onChoose }: ThumbsProps) {
  const strip = useRef<HTMLUListElement>(null)
  useEffect(() => {
    strip.current?.children[index]?.scrollIntoView({ inline: 'center', block: 'nearest' })
  }, [index])
  return (
    <ul ref={strip} className={styles.thumbs}>
      {images.map((image, i) => (
        <li key={image.id}>
          <button
            type="button"
            className={styles.thumb}
            aria-current={i === index}
            aria-label={image.alt}
            style={{ backgroundColor: image.colour }}
            onClick={() => onChoose(i)}
          >
            <picture>
              <source type="image/avif" srcSet={files(image, 'avif')} sizes="80px" />
              <source type="image/webp" srcSet={files(image, 'webp')} sizes="80px" />
              <img src={`${image.url}/80.jpg`} width={80} height={56} alt="" loading="lazy" decoding="async" />
            </picture>
          </button>
        </li>
      ))}
    </ul>
  )
}
