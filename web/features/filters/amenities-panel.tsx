import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { Checkbox } from '#web/ui/checkbox'
import styles from './filters.module.css'
import type { FilterPanelProps } from './panel'
import { PanelFoot } from './panel-foot'
import type { Found } from './use-found'

interface AmenitiesPanelProps extends FilterPanelProps {
  found: Found | undefined
}

/** What the villa must have; each with how many villas would remain. */
export default function AmenitiesPanel({ query, onChange, onClose, found }: AmenitiesPanelProps) {
  const t = useT()
  const { amenityGroups } = useSite()
  const { amenities, exquisite = false } = query
  const toggle = (id: number) =>
    onChange({ amenities: amenities.includes(id) ? amenities.filter(chosen => chosen !== id) : [...amenities, id] })
  return (
    <div className={styles.amenities}>
      <ul className={styles.choices}>
        <li>
          <Checkbox
            choice={exquisite ? 'all' : 'none'}
            onChange={() => onChange({ exquisite: exquisite ? undefined : true })}
          >
            {t('filter_exquisite')}
          </Checkbox>
        </li>
        {amenityGroups.map(({ id, name }) => {
          const chosen = amenities.includes(id)
          const count = found?.amenityGroupCounts[id]
          return (
            <li key={id}>
              <Checkbox
                choice={chosen ? 'all' : 'none'}
                disabled={!chosen && count === 0}
                aside={chosen ? undefined : count}
                onChange={() => toggle(id)}
              >
                {name}
              </Checkbox>
            </li>
          )
        })}
      </ul>
      <PanelFoot
        onClear={() => onChange({ amenities: [], exquisite: undefined })}
        clearable={amenities.length > 0 || exquisite}
        onClose={onClose}
        close={t('action_ok')}
      />
    </div>
  )
}
