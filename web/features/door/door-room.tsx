import { Skeleton } from '#web/ui/skeleton'
import styles from './door-room.module.css'

/** The room of log-in and sign-up until they are there. */
export const DoorRoom = () => (
  <div className={styles.room} aria-busy="true">
    <Skeleton />
    <Skeleton />
  </div>
)
