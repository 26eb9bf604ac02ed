import styles from '#admin/ui/admin.module.css'
import { lazyComponent } from '#web/ui/lazy-component'

const Waiting = () => <div aria-busy="true" className={styles.waiting} />

/** A version of a record of the catalogue. */
export const RecordVersionPage = lazyComponent(
  async () => ({ default: (await import('./record-version')).RecordVersionPage }),
  { namespaces: ['admin'], Fallback: Waiting },
)
