import styles from '#admin/ui/admin.module.css'
import { lazyComponent } from '#web/ui/lazy-component'

const Waiting = () => <div aria-busy="true" className={styles.waiting} />
const options = { namespaces: ['admin', 'account'], Fallback: Waiting } as const

/** The list of villas, and the form of a new one. */
export const Villas = lazyComponent(async () => ({ default: (await import('./villas')).Villas }), options)

/** One villa with its sections. */
export const OfficeVilla = lazyComponent(
  async () => ({ default: (await import('./office-villa')).OfficeVilla }),
  options,
)
