import styles from '#admin/ui/admin.module.css'
import { lazyComponent } from '#web/ui/lazy-component'

const Waiting = () => <div aria-busy="true" className={styles.waiting} />

/** The recommended order of a region. */
export const VillaOrder = lazyComponent(async () => ({ default: (await import('./villa-order')).VillaOrder }), {
  namespaces: ['admin'],
  Fallback: Waiting,
})
