import { Skeleton } from '#web/ui/skeleton'
import styles from './rates-room.module.css'

/** As high as two rates side by side. */
export const RatesRoom = () => <Skeleton className={styles.room} />
