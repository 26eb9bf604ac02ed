import { useT } from '#web/messages'
import { ListIcon, MapIcon } from '#web/ui/icons'
import type { View } from './view-memory'
import styles from './view-switch.module.css'

/** Switches between list and map on narrow screens. */
export function ViewSwitch({ view, onView }: { view: View; onView: (view: View) => void }) {
  const t = useT()
  const toMap = view === 'list'
  return (
    <button type="button" className={styles.switch} onClick={() => onView(toMap ? 'map' : 'list')}>
      {toMap ? <MapIcon /> : <ListIcon />}
      {t(toMap ? 'results_to_map' : 'results_to_list')}
    </button>
  )
}
