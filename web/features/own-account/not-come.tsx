import { useT } from '#web/messages'
import { Skeleton } from '#web/ui/skeleton'
import styles from './own-frame.module.css'

/** Placeholder of a query: pending or failed. */
export function NotCome({ failed, again }: { failed: boolean; again: () => void }) {
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
      {t('error_part')}{' '}
      <button type="button" className={styles.small} onClick={again}>
        {t('error_again')}
      </button>
    </p>
  )
}
