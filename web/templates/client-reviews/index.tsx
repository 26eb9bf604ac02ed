import { locales } from '#domain/formats'
import { formatListing } from '#domain/listing'
import { PageModules } from '#web/features/page-modules/public'
import { ReviewItem, Stars } from '#web/features/reviews/public'
import { useLanguage, useLocalPath, useT } from '#web/messages'
import type { TemplateProps } from '#web/templates'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { Choices } from '#web/ui/choices'
import { Disclosure } from '#web/ui/disclosure'
import { InternalLink } from '#web/ui/internal-link'
import { PageHead } from '#web/ui/page-head'
import { PageSteps } from '#web/ui/page-steps'
import styles from './client-reviews.module.css'
import { OutsideReviews } from './outside-reviews'

/** What guests wrote of all villas, by region and by stars. */
export default function ClientReviews({ page }: TemplateProps<'client-reviews'>) {
  const t = useT()
  const language = useLanguage()
  const { reviews } = page
  const { starsAverage, numberOfReviews, byStars, byRegion, region, stars, total } = reviews
  const toLocal = useLocalPath()
  const to = (chosen: { region?: number | null; stars?: number | null; page?: number }) => {
    const asked = { region, stars, ...chosen }
    const query = formatListing(
      {
        chosen: {
          ...(asked.region && { region: String(asked.region) }),
          ...(asked.stars && { stars: String(asked.stars) }),
        },
        page: chosen.page ?? 1,
      },
      ['region', 'stars'],
    )
    return query ? `${page.canonicalPath}?${query}` : page.canonicalPath
  }
  const named = byRegion.find(({ id }) => id === region)?.name
  return (
    <article className={styles.page}>
      <Breadcrumb steps={page.breadcrumb} />
      <PageHead page={page}>
        {starsAverage !== null && (
          <p className={styles.average}>
            <span className={styles.figure} aria-hidden="true">
              {starsAverage.toLocaleString(locales[language], { minimumFractionDigits: 1 })}
            </span>
            <Stars stars={starsAverage} />
            <span>{t('villa_reviews_count', { count: numberOfReviews })}</span>
          </p>
        )}
      </PageHead>
      <div className={styles.body}>
        <div>
          <Choices
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
          <Disclosure
            key={region}
            summary={t('reviews_by_region', { region: named ?? t('reviews_all_regions') })}
            className={styles.regions}
          >
            <ul className={styles.links}>
              <li>
                <InternalLink to={to({ region: null })} aria-current={region === null ? 'true' : undefined}>
                  {t('reviews_all_regions')}
                </InternalLink>
              </li>
              {byRegion.map(({ id, name, count }) => (
                <li key={id}>
                  <InternalLink to={to({ region: id })} aria-current={id === region ? 'true' : undefined}>
                    {name}
                  </InternalLink>{' '}
                  <span className={styles.count}>{count}</span>
                </li>
              ))}
            </ul>
          </Disclosure>
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
          <PageSteps page={reviews.page} pages={reviews.pages} to={each => to({ page: each })} />
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
