import { useState } from 'react'
import { useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import own from './picture-image.module.css'

interface PictureImageProps {
  picture: { url: string; colour: string }
  width: 200 | 400 | 1000
  className: string | undefined
  lazy?: boolean
}

/** A picture of the library. Where its file is missing, it says so; a failure of the store shows no more than its colour. */
export function PictureImage({ picture: { url, colour }, width, className, lazy }: PictureImageProps) {
  const t = useT()
  const [missing, setMissing] = useState<string>()
  const src = `${url}/${width}.webp`
  if (missing === src)
    return (
      <span className={cx(className, own.missing)} style={{ background: colour }}>
        <span className={own.text}>{t('admin_pictures_file_missing')}</span>
      </span>
    )
  const check = async () => {
    const status = await fetch(src).then(
      answer => answer.status,
      () => 0,
    )
    if (status === 404) setMissing(src)
  }
  return (
    <img
      className={className}
      style={{ background: colour }}
      src={src}
      alt=""
      loading={lazy ? 'lazy' : 'eager'}
      width={400}
      height={300}
      draggable={false}
      onError={() => void check()}
    />
  )
}
