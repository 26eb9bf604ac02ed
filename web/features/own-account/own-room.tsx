import { Skeleton } from '#web/ui/skeleton'
import styles from './own-room.module.css'

/** Placeholder of a client area page while it loads. */
export const OwnRoom = () => (
  <div className={styles.room} aria-busy="true">
    <Skeleton />
    <Skeleton />
    <Skeleton share={0.6} />
  </div>
)
