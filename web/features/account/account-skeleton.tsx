import { Skeleton } from '#web/ui/skeleton'
import styles from './account-skeleton.module.css'

/** Placeholder of a client area page while it loads. */
export const AccountSkeleton = () => (
  <div className={styles.placeholder} aria-busy="true">
    <Skeleton />
    <Skeleton />
    <Skeleton share={0.6} />
  </div>
)
