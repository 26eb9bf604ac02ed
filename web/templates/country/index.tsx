import { layoutOf } from '#domain/content/public-templates'
import { ExperienceCards } from '#web/features/experience-page/public'
import { HeroPage } from '#web/features/hero-page/public'
import { PageModules } from '#web/features/page-modules/public'
import { Cards, PlaceBody, PlaceCards, PlaceOnMap, PlaceSection, VillasHere } from '#web/features/places/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useT } from '#web/messages'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { ButtonLink } from '#web/ui/button'
import { PageHeader } from '#web/ui/page-header'
import styles from './country.module.css'

/** A country, or its islands: its regions and what they are known for. */
export default function Country({ page }: TemplateProps<'country'>) {
  const t = useT()
  const { stay, groups, guides, experiences, articles } = page.country
  const regions = groups.flatMap(group => group.regions)
  // Few regions need no headings of their own.
  const grouped = groups.length > 1 && groups.length < regions.length
  const { fullHeight } = layoutOf(page)
  const villas = stay.count > 0 && (
    <ButtonLink variant={fullHeight ? 'onSea' : 'primary'} className={styles.villas} to={`/results?${stay.query}`}>
      {t('article_villas', { count: stay.count })}
    </ButtonLink>
  )
  return (
    <article>
      {fullHeight && <HeroPage page={page}>{villas}</HeroPage>}
      <PlaceBody>
        <Breadcrumb steps={page.breadcrumb} />
        {!fullHeight && <PageHeader page={page}>{villas}</PageHeader>}
        <div className={styles.text}>
          <PageModules modules={page.modules} />
        </div>
        {regions.length === 0 ? null : grouped ? (
          groups.map(({ name, regions: places }) => (
            <PlaceSection key={name} title={name}>
              <PlaceCards places={places} />
            </PlaceSection>
          ))
        ) : (
          <PlaceSection title={t('places_regions')}>
            <PlaceCards places={regions} />
          </PlaceSection>
        )}
        {stay.count > 0 && <PlaceOnMap query={stay.query} known={stay.villas} />}
        <VillasHere stay={stay} />
        {experiences.length > 0 && (
          <PlaceSection title={t('places_experiences')}>
            <ExperienceCards experiences={experiences} heading="h3" />
          </PlaceSection>
        )}
        <Cards title={t('places_read')} pages={guides} />
        <Cards title={t('places_articles')} pages={articles} />
      </PlaceBody>
    </article>
  )
}
