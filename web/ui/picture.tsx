import type { CSSProperties } from 'react'
import type { Picture as PictureData } from '#contract/schemas'
import type { PictureRatio } from '#domain/pictures/focus'
import { pictureWidths, tallWidths } from '#domain/villas/picture-widths'
import { cx } from './cx'
import styles from './picture.module.css'

export interface PictureProps {
  picture: PictureData
  /** Displayed width, as `sizes` of an image: "(min-width: 1024px) 33vw, 100vw". */
  sizes: string
  /** Aspect ratio to crop to; its own by default. */
  ratio?: PictureRatio
  /** The first picture of a page, loaded eagerly. */
  first?: boolean
  /** `sizes` of its portrait crop, where it fills the first screen of a phone. */
  tall?: string
  /** Hidden from screen readers, where adjacent text says the same. */
  decorative?: boolean
  /** The widest file needed; saves markup for small pictures. */
  widest?: 400 | 520 | 1000 | 1920 | 2560
  className?: string | undefined
}

const shape = (ratio: string) => {
  const [width = 1, height = 1] = ratio.split('/').map(Number)
  return width / height
}

/** A picture cropped at its sides is wider than its visible part: its `sizes` grow accordingly. */
const scaleSizes = (sizes: string, scale: number) =>
  sizes.replace(
    /([\d.]+)(vw|px|rem)(?=,|$)/g,
    (_, length: string, unit: string) => `${Math.ceil(Number(length) * scale)}${unit}`,
  )

/**
 * A responsive picture with a placeholder of its own size and colour. Browsers without either modern format get one
 * of medium width.
 */
export function Picture({
  picture: whole,
  sizes,
  ratio,
  first,
  tall,
  decorative,
  widest = 1920,
  className,
}: PictureProps) {
  const picture = { ...whole, ...(ratio && whole.crops?.[ratio]) }
  const offered = pictureWidths.filter(width => width <= widest).slice(-4)
  const scale = ratio ? Math.max(1, picture.width / picture.height / shape(ratio)) : 1
  const needed = scaleSizes(sizes, scale)
  const files = (widths: readonly number[], suffix: string) =>
    widths.map(width => `${picture.url}/${width}${suffix} ${width}w`).join(', ')
  const upright = { media: '(max-width: 767px) and (orientation: portrait)', sizes: tall }
  const room = {
    '--colour': picture.colour,
    '--ratio': ratio ?? `${picture.width} / ${picture.height}`,
    '--focus': picture.focus?.[ratio ?? 'all'] ?? picture.focus?.all,
  } as CSSProperties
  return (
    <picture className={cx(styles.picture, className)} style={room}>
      {tall && <source type="image/avif" srcSet={files(tallWidths, '-tall.avif')} {...upright} />}
      {tall && <source type="image/webp" srcSet={files(tallWidths, '-tall.webp')} {...upright} />}
      <source type="image/avif" srcSet={files(offered, '.avif')} sizes={needed} />
      <source type="image/webp" srcSet={files(offered, '.webp')} sizes={needed} />
      <img
        src={`${picture.url}/${Math.min(widest, 1000)}.jpg`}
        width={picture.width}
        height={picture.height}
        alt={decorative ? '' : picture.alt}
        loading={first ? 'eager' : 'lazy'}
        fetchPriority={first ? 'high' : 'auto'}
        decoding={first ? 'sync' : 'async'}
      />
    </picture>
  )
}
