import { mostShortlisted } from '#domain/shortlist'
import { notify } from '#web/features/notices/public'
import { useT } from '#web/messages'
import { classes } from '#web/ui/classes'
import { HeartIcon } from '#web/ui/icons'
import styles from './heart.module.css'
import type { ShortlistedVilla } from './shortlist'
import { addToShortlist, removeFromShortlist, useIsShortlisted } from './shortlist-store'

interface HeartProps {
  villa: ShortlistedVilla
  /** Beside text rather than on a picture: with a visible label. */
  withWords?: boolean
  className?: string | undefined
}

/** Adds a villa to the shortlist, or removes it. */
export function Heart({ villa, withWords, className }: HeartProps) {
  const t = useT()
  const on = useIsShortlisted(villa.id)
  const toggle = () => {
    const { name } = villa
    if (on) removeFromShortlist(villa.id)
    if (on) return notify(t('shortlist_removed', { name }))
    notify(addToShortlist(villa) ? t('shortlist_added', { name }) : t('shortlist_full', { count: mostShortlisted }))
  }
  const words = t('shortlist_keep', { name: villa.name })
  return (
    <button
      type="button"
      className={classes(styles.heart, withWords && styles.withWords, className)}
      aria-pressed={on}
      aria-label={words}
      title={words}
      onClick={toggle}
    >
      <span className={styles.mark}>
        <HeartIcon />
      </span>
      {withWords && <span>{t(on ? 'shortlist_kept' : 'shortlist_keep_short')}</span>}
    </button>
  )
}
