import { mostShortlisted } from '#domain/content/shortlist'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { HeartIcon } from '#web/ui/icons'
import type { ShortlistedVilla } from './shortlist'
import { addToShortlist, removeFromShortlist, useIsShortlisted } from './shortlist-store'
import styles from './shortlist-toggle.module.css'

interface HeartProps {
  villa: ShortlistedVilla
  /** Beside text rather than on a picture: with a visible label. */
  withWords?: boolean
  className?: string | undefined
}

/** Adds a villa to the shortlist, or removes it. */
export function ShortlistToggle({ villa, withWords, className }: HeartProps) {
  const t = useT()
  const on = useIsShortlisted(villa.id)
  const toggle = () => {
    const { name } = villa
    if (on) removeFromShortlist(villa.id)
    if (on) return showToast(t('shortlist_removed', { name }))
    showToast(addToShortlist(villa) ? t('shortlist_added', { name }) : t('shortlist_full', { count: mostShortlisted }))
  }
  const visible = withWords && t(on ? 'shortlist_kept' : 'shortlist_keep_short')
  const label = visible ? `${visible}: ${villa.name}` : t('shortlist_keep', { name: villa.name })
  return (
    <button
      type="button"
      className={cx(styles.heart, withWords && styles.withWords, className)}
      aria-pressed={on}
      aria-label={label}
      title={label}
      onClick={toggle}
    >
      <span className={styles.mark}>
        <HeartIcon />
      </span>
      {visible && <span>{visible}</span>}
    </button>
  )
}
