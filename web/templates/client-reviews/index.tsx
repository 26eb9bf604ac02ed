import { locales } from '#domain/calendar/formats'
import { numberFormat } from '#domain/calendar/formatters'
import { listUrls } from '#domain/content/list-params'
import { PageModules } from '#web/features/page-modules/public'
import { ReviewItem, Stars } from '#web/features/reviews/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useLanguage, useLocalPath, useT } from '#web/messages'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { CollapsibleLinks } from '#web/ui/collapsible-links'
import { InternalLink } from '#web/ui/internal-link'
import { LinkTabs } from '#web/ui/link-tabs'
import { PageHeader } from '#web/ui/page-header'
import { PrevNextNav } from '#web/ui/prev-next-nav'
import styles from './client-reviews.module.css'
import { OutsideReviews } from './outside-reviews'

/** Guest reviews of all villas, by region and by stars. */
export default function ClientReviews({ page }: TemplateProps<'client-reviews'>) {
  const t = useT()
  const language = useLanguage()
  const { reviews } = page
  const { starsAverage, numberOfReviews, byStars, byRegion, region, stars, total } = reviews
  const toLocal = useLocalPath()
  const to = listUrls(page.canonicalPath, { region, stars })
  const named = byRegion.find(({ id }) => id === region)?.name
  return (
    <article className={styles.page}>
      <Breadcrumb steps={page.breadcrumb} />
      <PageHeader page={page}>
        {starsAverage !== null && (
          <p className={styles.average}>
            <span className={styles.figure} aria-hidden="true">
              {numberFormat(locales[language], { minimumFractionDigits: 1 }).format(starsAverage)}
            </span>
            <Stars stars={starsAverage} />
            <span>{t('villa_reviews_count', { count: numberOfReviews })}</span>
          </p>
        )}
      </PageHeader>
      <div className={styles.body}>
        <div>
          <LinkTabs
            label={t('reviews_by_stars')}
            choices={[
              { name: t('reviews_all'), to: to({ stars: null }), current: stars === null },
              ...byStars.map(each => ({
                name: t('reviews_stars', { stars: each.stars }),
                count: each.count,
                to: to({ stars: each.stars }),
                current: each.stars === stars,
              })),
            ]}
          />
          <div className={styles.regions}>
            <CollapsibleLinks
              summary={t('reviews_by_region', { region: named ?? t('reviews_all_regions') })}
              choices={[
                { name: t('reviews_all_regions'), to: to({ region: null }), current: region === null },
                ...byRegion.map(({ id, name, count }) => ({
                  name,
                  count,
                  to: to({ region: id }),
                  current: id === region,
                })),
              ]}
            />
          </div>
          <h2 className={styles.found}>{t('reviews_found', { count: total })}</h2>
          {total === 0 && (
            <p>
              <InternalLink to={page.canonicalPath}>{t('reviews_everything')}</InternalLink>
            </p>
          )}
          <ol>
            {reviews.reviews.map(review => (
              <ReviewItem key={review.id} review={review}>
                <p>
                  <InternalLink to={review.propertyUrl}>{review.property}</InternalLink>, {review.region}
                </p>
              </ReviewItem>
            ))}
          </ol>
          <PrevNextNav page={reviews.page} pages={reviews.pages} to={each => to({ page: each })} />
        </div>
        <aside className={styles.aside}>
          <PageModules modules={page.modules} />
          <p className={styles.ask}>
            <InternalLink to={toLocal('/results')}>{t('reviews_villas')}</InternalLink>
          </p>
        </aside>
      </div>
      {page.provider !== null && <OutsideReviews provider={page.provider} />}
    </article>
  )
}
