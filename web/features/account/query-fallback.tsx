import { useT } from '#web/messages'
import { Skeleton } from '#web/ui/skeleton'
import styles from './account-layout.module.css'

/** Placeholder of a query: pending or failed. */
export function QueryFallback({ failed, again }: { failed: boolean; again: () => void }) {
  const t = useT()
  if (!failed)
    return (
      <div aria-busy="true" className={styles.part}>
        <Skeleton />
        <Skeleton />
      </div>
    )
  return (
    <p role="alert">
      {t('error_section')}{' '}
      <button type="button" className={styles.small} onClick={again}>
        {t('error_retry')}
      </button>
    </p>
  )
}
