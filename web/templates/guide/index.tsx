import { ExperienceCards } from '#web/features/experience-page/public'
import { PlaceMap } from '#web/features/map/lazy'
import { PageModules } from '#web/features/page-modules/public'
import { Cards, PlaceBody, PlaceSection, VillasHere } from '#web/features/places/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { ButtonLink } from '#web/ui/button'
import { InternalLink } from '#web/ui/internal-link'
import { PageHeader } from '#web/ui/page-header'
import styles from './guide.module.css'

/** A guide to a region, or to its activities: text, map and further reading. */
export default function Guide({ page }: TemplateProps<'guide'>) {
  const t = useT()
  const { menus } = useSite()
  const { about, place, places, stay, experiences, others } = page.guide
  return (
    <article>
      <PlaceBody>
        <Breadcrumb steps={page.breadcrumb} />
        <PageHeader page={page}>
          <p className={styles.actions}>
            {about === 'experiences' && <ButtonLink to={menus.enquire.path}>{t('places_ask')}</ButtonLink>}
            <InternalLink to={place.path}>{t('places_all_about', { name: place.name })}</InternalLink>
          </p>
        </PageHeader>
        <div className={styles.reading}>
          <div className={styles.text}>
            <PageModules modules={page.modules} />
          </div>
          {places.length > 1 && (
            <PlaceMap label={t('map_place', { name: place.name })} places={places} className={styles.map} />
          )}
        </div>
        {experiences.length > 0 && (
          <PlaceSection title={t('places_experiences')}>
            <ExperienceCards experiences={experiences} heading="h3" />
          </PlaceSection>
        )}
        <VillasHere stay={stay} />
        <Cards title={t('places_read')} pages={others} />
      </PlaceBody>
    </article>
  )
}
