import { clampBedrooms } from '#domain/bedrooms'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { Counter } from '#web/ui/counter'
import styles from './filters.module.css'
import type { FilterPanelProps } from './panel'
import { PanelFoot } from './panel-foot'
import { useFollowing } from './use-following'

/** Minimum number of bedrooms; 0 means all. */
export default function BedroomsPanel({ query, onChange, onClose }: FilterPanelProps) {
  const t = useT()
  const { bedroomsMax } = useSite()
  const [rooms, setRooms] = useFollowing(query.rooms ?? 0, Object.is)
  const set = (next: number) => {
    const clamped = clampBedrooms(next, bedroomsMax)
    setRooms(clamped)
    onChange({ rooms: clamped || undefined, roomsMost: undefined })
  }
  return (
    <div className={styles.counters}>
      <Counter
        label={t('filter_bedrooms')}
        value={rooms}
        max={bedroomsMax}
        shown={rooms === 0 ? t('filter_bedrooms_all') : `${rooms}+`}
        onChange={by => set(rooms + by)}
      />
      <PanelFoot onClear={() => set(0)} clearable={rooms > 0} onClose={onClose} close={t('action_ok')} />
    </div>
  )
}
