import type { VillaData } from '#contract/pages/villa'
import { VillaCard } from '#web/features/villa-card/public'
import { useT } from '#web/messages'
import { Section } from '../section'
import { useStay } from '../stay/use-stay'
import styles from './similar.module.css'

/** Villas like this one; the stay that is chosen goes along. */
export function Similar({ villas }: { villas: VillaData['similar'] }) {
  const t = useT()
  const { stay } = useStay()
  if (villas.length === 0) return null
  return (
    <Section title={t('villa_similar')} className={styles.similar}>
      <ul className={styles.list}>
        {villas.map(villa => (
          <li key={villa.id}>
            <VillaCard property={villa} stay={stay} />
          </li>
        ))}
      </ul>
    </Section>
  )
}
