import { Skeleton } from '#web/ui/skeleton'
import styles from './door-room.module.css'

/** Placeholder for log-in and sign-up while they load. */
export const DoorRoom = () => (
  <div className={styles.room} aria-busy="true">
    <Skeleton />
    <Skeleton />
  </div>
)
