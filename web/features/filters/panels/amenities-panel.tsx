import { type ReactNode, useId } from 'react'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { Checkbox } from '#web/ui/checkbox'
import styles from '../filters.module.css'
import type { ResultCounts } from '../use-result-count'
import type { FilterPanelProps } from './panel'
import { PanelFooter } from './panel-footer'

interface AmenitiesPanelProps extends FilterPanelProps {
  found: ResultCounts | undefined
}

/** Required amenities; each with the number of villas that would remain. */
export default function AmenitiesPanel({ query, onChange, onClose, found }: AmenitiesPanelProps) {
  const t = useT()
  const { amenityGroups } = useSite()
  const { amenities, exquisite = false } = query
  const toggle = (id: number) =>
    onChange({ amenities: amenities.includes(id) ? amenities.filter(chosen => chosen !== id) : [...amenities, id] })
  return (
    <div className={styles.amenities}>
      <ul className={styles.choices}>
        <Explained text={t('filter_exquisite_text')}>
          {about => (
            <Checkbox
              {...about}
              choice={exquisite ? 'all' : 'none'}
              onChange={() => onChange({ exquisite: exquisite ? undefined : true })}
            >
              {t('filter_exquisite')}
            </Checkbox>
          )}
        </Explained>
        {amenityGroups.map(({ id, name, oneOf }) => {
          const chosen = amenities.includes(id)
          const count = found?.amenityGroupCounts[id]
          return (
            <Explained key={id} text={oneOf.length > 0 && t('filter_amenity_one_of', { amenities: oneOf.join(' · ') })}>
              {about => (
                <Checkbox
                  {...about}
                  choice={chosen ? 'all' : 'none'}
                  disabled={!chosen && count === 0}
                  aside={chosen ? undefined : count}
                  onChange={() => toggle(id)}
                >
                  {name}
                </Checkbox>
              )}
            </Explained>
          )
        })}
      </ul>
      <PanelFooter
        onClear={() => onChange({ amenities: [], exquisite: undefined })}
        clearable={amenities.length > 0 || exquisite}
        onClose={onClose}
        close={t('action_acknowledge')}
      />
    </div>
  )
}

interface ExplainedProps {
  text: string | false
  children: (about: { 'aria-describedby'?: string }) => ReactNode
}

/** A checkbox with an explanation where its name needs one. */
function Explained({ text, children }: ExplainedProps) {
  const id = useId()
  return (
    <li>
      {children(text ? { 'aria-describedby': id } : {})}
      {text && (
        <p id={id} className={styles.meaning}>
          {text}
        </p>
      )}
    </li>
  )
}
