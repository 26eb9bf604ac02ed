import { clampBedrooms } from '#domain/villas/bedrooms'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { NumberStepper } from '#web/ui/number-stepper'
import { useSyncedState } from '../../../hooks/use-synced-state'
import styles from '../filters.module.css'
import type { FilterPanelProps } from './panel'
import { PanelFooter } from './panel-footer'

/** Minimum number of bedrooms; 0 means all. */
export default function BedroomsPanel({ query, onChange, onClose }: FilterPanelProps) {
  const t = useT()
  const { bedroomsMax } = useSite()
  const [rooms, setRooms] = useSyncedState(query.rooms ?? 0, Object.is)
  const set = (next: number) => {
    const clamped = clampBedrooms(next, bedroomsMax)
    setRooms(clamped)
    onChange({ rooms: clamped || undefined, roomsMost: undefined })
  }
  return (
    <div className={styles.counters}>
      <NumberStepper
        label={t('filter_bedrooms')}
        value={rooms}
        max={bedroomsMax}
        shown={rooms === 0 ? t('filter_bedrooms_all') : `${rooms}+`}
        onChange={by => set(rooms + by)}
      />
      <PanelFooter onClear={() => set(0)} clearable={rooms > 0} onClose={onClose} close={t('action_acknowledge')} />
    </div>
  )
}
