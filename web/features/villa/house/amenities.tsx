import type { VillaData } from '#contract/pages/villa'
import { type MessageKey, useT } from '#web/messages'
import { ChevronDownIcon } from '#web/ui/icons'
import { Section } from '../section'
import styles from './amenities.module.css'

type Category = VillaData['amenities'][number]

const categories: Record<Category['category'], MessageKey> = {
  outdoors: 'villa_amenities_outdoors',
  water: 'villa_amenities_water',
  indoors: 'villa_amenities_indoors',
  staff: 'villa_amenities_staff',
  families: 'villa_amenities_families',
  practical: 'villa_amenities_practical',
}

/** A longer list is collapsed to this many entries. */
const collapsedCount = 6

/** The villa's amenities by category. */
export function Amenities({ amenities }: { amenities: VillaData['amenities'] }) {
  const t = useT()
  if (amenities.length === 0) return null
  return (
    <Section title={t('villa_amenities')}>
      <div className={styles.categories}>
        {amenities.map(category => (
          <div key={category.category} className={styles.category}>
            <h3 className={styles.name}>{t(categories[category.category])}</h3>
            <CategoryItems {...category} />
          </div>
        ))}
      </div>
    </Section>
  )
}

/** Names of a category. A single hidden one is shown instead, since the expand button needs the same space. */
function CategoryItems({ amenities }: Category) {
  const t = useT()
  const folded = amenities.length > collapsedCount + 1 ? amenities.slice(collapsedCount) : []
  const names = (list: Category['amenities']) => list.map(({ id, name }) => <li key={id}>{name}</li>)
  return (
    <>
      <ul className={styles.names}>{names(amenities.slice(0, amenities.length - folded.length))}</ul>
      {folded.length > 0 && (
        <details className={styles.more}>
          <summary>
            {t('villa_amenities_more', { count: folded.length })}
            <ChevronDownIcon className={styles.mark} />
          </summary>
          <ul className={styles.names}>{names(folded)}</ul>
        </details>
      )}
    </>
  )
}
