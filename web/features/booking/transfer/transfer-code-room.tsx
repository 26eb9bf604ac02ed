import { Skeleton } from '#web/ui/skeleton'
import styles from './transfer.module.css'

/** Placeholder of the QR code while it loads. */
export const TransferCodeRoom = () => (
  <div className={styles.code}>
    <Skeleton ratio="1 / 1" />
  </div>
)
