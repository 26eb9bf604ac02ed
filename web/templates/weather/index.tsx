import { PageModules } from '#web/features/page-modules/public'
import {
  AirAndSea,
  BestMonths,
  Cards,
  ClimateTable,
  MonthList,
  PlaceBody,
  PlaceSection,
  VillasHere,
} from '#web/features/places/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useT } from '#web/messages'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { PageHeader } from '#web/ui/page-header'
import styles from './weather.module.css'

/** Climate of a region beside its neighbours', or of all regions by month. */
export default function Weather({ page }: TemplateProps<'weather'>) {
  const t = useT()
  const { climate, stay, compared, others } = page.weather
  return (
    <article>
      <PlaceBody>
        <Breadcrumb steps={page.breadcrumb} />
        <PageHeader page={page}>
          {climate && (
            <div className={styles.best}>
              <BestMonths climate={climate} />
            </div>
          )}
        </PageHeader>
        {climate && <AirAndSea climate={climate} name={page.breadcrumb.at(-2)?.name ?? page.heading1} />}
        <div className={styles.text}>
          <PageModules modules={page.modules} />
        </div>
        {!climate && (
          <PlaceSection title={t('climate_by_month')}>
            <MonthList compared={compared} />
          </PlaceSection>
        )}
        <PlaceSection title={t(climate ? 'climate_beside' : 'climate_compared')}>
          <ClimateTable compared={compared} />
        </PlaceSection>
        {stay && <VillasHere stay={stay} />}
        <Cards title={t('places_read')} pages={others} />
      </PlaceBody>
    </article>
  )
}
