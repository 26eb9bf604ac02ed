import type { FocusPoint, PictureRatio } from '#domain/pictures/focus'
import own from './crop-preview.module.css'

export const shownRatio = (ratio: PictureRatio) => ratio.replace(' / ', ':')

interface CropPreviewProps {
  url: string
  ratio: PictureRatio
  crop: FocusPoint | undefined
}

/** A crop as the site will show it, made by the browser before the server has cut it. */
export function CropPreview({ url, ratio, crop: [x, y, zoom = 1] = [50, 50] }: CropPreviewProps) {
  const position = `${x}% ${y}%`
  return (
    <span className={own.crop} style={{ aspectRatio: ratio }}>
      <img
        src={`${url}/${zoom > 1 ? 1920 : 520}.webp`}
        style={{ objectPosition: position, transformOrigin: position, scale: zoom }}
        alt=""
        draggable={false}
      />
    </span>
  )
}
