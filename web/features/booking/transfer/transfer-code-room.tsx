import { Skeleton } from '#web/ui/skeleton'
import styles from './transfer.module.css'

/** The room of the code, until it is there. */
export const TransferCodeRoom = () => (
  <div className={styles.code}>
    <Skeleton ratio="1 / 1" />
  </div>
)
