import type { PlaceStay } from '#contract/pages/places'
import { VillaCard } from '#web/features/villa-card/public'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { PlaceSection } from './place-section'
import styles from './place-villas.module.css'

/** Says that no villa is let here at the moment, with ways on. */
export function NoVillas() {
  const t = useT()
  const { menus } = useSite()
  return (
    <PlaceSection title={t('places_villas')}>
      <p>{t('places_no_villas')}</p>
      <p className={styles.all}>
        <ButtonLink variant="secondary" to={menus.enquire.path}>
          {menus.enquire.name}
        </ButtonLink>
      </p>
    </PlaceSection>
  )
}

/** Some villas of a place, and a link to all. */
export function VillasHere({ stay: { count, query, villas } }: { stay: PlaceStay }) {
  const t = useT()
  if (villas.length === 0) return <NoVillas />
  return (
    <PlaceSection title={t('places_villas')}>
      <ul className={styles.villas}>
        {villas.map(villa => (
          <li key={villa.id}>
            <VillaCard property={villa} />
          </li>
        ))}
      </ul>
      <p className={styles.all}>
        <ButtonLink variant="secondary" to={`/results?${query}`}>
          {t('article_villas', { count })}
        </ButtonLink>
      </p>
    </PlaceSection>
  )
}
