import { useStore } from '#web/lib/create-store'
import { signedInInitials } from '#web/lib/storage/signed-in'
import { useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { PersonIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './account-link.module.css'

/** Initials of the signed-in user; empty without one, and before hydration. */
export const useSignedIn = (): string => useStore(signedInInitials, '')

/** Links to the log-in or, after hydration with a session, to the bookings (PD-93). */
export function AccountLink({ className }: { className?: string | undefined }) {
  const t = useT()
  const initials = useSignedIn()
  return (
    <InternalLink to={initials ? '/secure/bookings' : '/account'} className={className}>
      <span className={cx(styles.mark, initials && styles.somebody)} aria-hidden="true">
        {initials || <PersonIcon className={styles.icon} />}
      </span>
      <VisuallyHidden>{initials ? t('header_bookings_of', { initials }) : t('header_log_in')}</VisuallyHidden>
    </InternalLink>
  )
}
