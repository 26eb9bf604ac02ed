import { PageModules } from '#web/features/page-modules/public'
import { Cards, PlaceBody, PlaceSection } from '#web/features/places/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { ButtonLink } from '#web/ui/button'
import { InternalLink } from '#web/ui/internal-link'
import { PageHeader } from '#web/ui/page-header'
import styles from './arrivals.module.css'

/** Travel information: advice, and points of arrival by region. */
export default function Arrivals({ page }: TemplateProps<'arrivals'>) {
  const t = useT()
  const { menus } = useSite()
  const { subject, countries, others } = page.arrivals
  return (
    <article>
      <PlaceBody>
        <Breadcrumb steps={page.breadcrumb} />
        <PageHeader page={page}>
          <p className={styles.ask}>
            <ButtonLink to={`${menus.enquire.path}?subject=${subject}`}>{t('places_ask_travel')}</ButtonLink>
          </p>
        </PageHeader>
        <div className={styles.text}>
          <PageModules modules={page.modules} />
        </div>
        {countries.map(country => (
          <PlaceSection key={country.name} title={t('arrivals_in', { name: country.name })}>
            <ul className={styles.regions}>
              {country.regions.map(({ id, name, path, airports, ports }) => (
                <li key={id}>
                  <h3 className={styles.name}>{path ? <InternalLink to={path}>{name}</InternalLink> : name}</h3>
                  <Ways name={t('arrivals_air')} ways={airports} />
                  <Ways name={t('arrivals_sea')} ways={ports} />
                </li>
              ))}
            </ul>
          </PlaceSection>
        ))}
        <Cards title={t('places_read')} pages={others} />
      </PlaceBody>
    </article>
  )
}

/** The airports or ports of a region. */
function Ways({ name, ways }: { name: string; ways: readonly string[] }) {
  if (ways.length === 0) return null
  return (
    <p className={styles.actions}>
      <span className={styles.kind}>{name}</span> {ways.join(' · ')}
    </p>
  )
}
