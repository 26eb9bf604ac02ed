import type { VillaData } from '#contract/pages/villa'
import { usePrice } from '#web/features/currency/public'
import { useT } from '#web/messages'
import { CardLink } from '#web/ui/card-link'
import { Picture } from '#web/ui/picture'
import { Section } from '../section'
import styles from './nearby.module.css'

/** Experiences nearby. */
export function Nearby({ experiences }: { experiences: VillaData['experiences'] }) {
  const t = useT()
  const price = usePrice()
  if (experiences.length === 0) return null
  return (
    <Section title={t('villa_experiences')} className={styles.nearby}>
      <ul className={styles.list}>
        {experiences.map(({ id, name, cmsRelativeUrl, picture, priceFrom, priceUnit }) => (
          <li key={id} className={styles.item}>
            <Picture
              picture={picture}
              ratio="4 / 3"
              sizes="(min-width: 1024px) 21vw, (min-width: 560px) 45vw, 72vw"
              widest={1000}
              decorative
            />
            <h3 className={styles.name}>
              <CardLink to={cmsRelativeUrl}>{name}</CardLink>
            </h3>
            <p className={styles.facts}>
              {t(priceUnit === 'person' ? 'villa_experience_per_person' : 'villa_experience_group', {
                price: price(priceFrom),
              })}
            </p>
          </li>
        ))}
      </ul>
    </Section>
  )
}
