import type { Picture as PictureData } from '#contract/schemas'
import styles from './avatar.module.css'
import { Picture } from './picture'

const tones = 5

const initialsOf = (name: string) =>
  name
    .split(/\s+/)
    .map(([first = '']) => first)
    .join('')
    .slice(0, 2)

/** A person's portrait, or initials without one. The name stands beside it. */
export function Avatar({ id, name, picture }: { id: number; name: string; picture: PictureData | null }) {
  if (picture)
    return <Picture picture={picture} sizes="80px" ratio="1 / 1" widest={400} decorative className={styles.portrait} />
  return (
    <span className={styles.portrait} data-tone={id % tones} aria-hidden="true">
      {initialsOf(name)}
    </span>
  )
}
