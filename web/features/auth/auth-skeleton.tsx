import { Skeleton } from '#web/ui/skeleton'
import styles from './auth-skeleton.module.css'

/** Placeholder for log-in and sign-up while they load. */
export const AuthSkeleton = () => (
  <div className={styles.placeholder} aria-busy="true">
    <Skeleton />
    <Skeleton />
  </div>
)
