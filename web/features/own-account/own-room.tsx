import { Skeleton } from '#web/ui/skeleton'
import styles from './own-room.module.css'

/** The room of a page of the client area until it is there. */
export const OwnRoom = () => (
  <div className={styles.room} aria-busy="true">
    <Skeleton />
    <Skeleton />
    <Skeleton share={0.6} />
  </div>
)
