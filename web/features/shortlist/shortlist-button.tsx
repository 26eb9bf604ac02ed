import { useState } from 'react'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { HeartFilledIcon, HeartIcon } from '#web/ui/icons'
import { lazyComponent } from '#web/ui/lazy-component'
import { ProgressiveButton } from '#web/ui/progressive-button'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './shortlist-button.module.css'
import { useShortlist } from './shortlist-store'

/** Opens the shortlist and shows its number of villas. */
export function ShortlistButton({ className }: { className?: string | undefined }) {
  const t = useT()
  const { menus } = useSite()
  const count = useShortlist().length
  const [open, setOpen] = useState(false)
  const Icon = count > 0 ? HeartFilledIcon : HeartIcon
  return (
    <>
      <ProgressiveButton
        to={menus.enquire.path}
        className={className}
        onOpen={() => setOpen(true)}
        onPointerEnter={ShortlistDrawer.preload}
      >
        <span className={styles.word}>{t('header_shortlist')}</span>
        <Icon className={styles.heart} />
        <span className={styles.count} aria-hidden="true">
          {count || ''}
        </span>
        <VisuallyHidden>{t('shortlist_count', { count })}</VisuallyHidden>
      </ProgressiveButton>
      {open && <ShortlistDrawer onClose={() => setOpen(false)} />}
    </>
  )
}

/** The shortlist drawer. */
const ShortlistDrawer = lazyComponent(() => import('./shortlist-drawer'), {
  namespaces: ['villa-card', 'shortlist'],
})
