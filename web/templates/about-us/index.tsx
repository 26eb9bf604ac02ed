import { locales } from '#domain/calendar/formats'
import { numberFormat } from '#domain/calendar/formatters'
import {
  CompanyPage,
  Figures,
  figuresOf,
  filterByKind,
  People,
  Section,
  TextSection,
} from '#web/features/company/public'
import { CuratedPages } from '#web/features/page-modules/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useLanguage, useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { InternalLink } from '#web/ui/internal-link'
import styles from './about-us.module.css'

/** About the company: current figures, values, team and reviews. */
export default function AboutUs({ page }: TemplateProps<'about-us'>) {
  const t = useT()
  const language = useLanguage()
  const { villas, regions, people, languages, reviews, review, team, teamPath, press, pressPath, ways } = page.about
  const number = (value: number, digits = 0) =>
    numberFormat(locales[language], { minimumFractionDigits: digits }).format(value)
  const figures = [
    ...(villas === 0
      ? []
      : [
          { value: number(villas), of: t('about_villas') },
          { value: number(regions), of: t('about_regions') },
        ]),
    ...(reviews.average === null
      ? []
      : [{ value: number(reviews.average, 1), of: t('about_rating', { count: reviews.count }) }]),
    ...figuresOf(filterByKind(page.parts, 'figure')),
  ]
  return (
    <CompanyPage page={page}>
      {figures.length > 0 && <Figures figures={figures} />}
      <Section>
        <TextSection parts={filterByKind(page.parts, 'text')} />
      </Section>
      {team.length > 0 && (
        <Section title={t('about_team')}>
          <People people={team} />
          <p className={styles.way}>
            {teamPath && (
              <ButtonLink to={teamPath} variant="secondary">
                {t('about_team_all')}
              </ButtonLink>
            )}
            <span>{t('about_people', { count: people, languages })}</span>
          </p>
        </Section>
      )}
      {review && (
        <Section title={t('about_review')}>
          <figure className={styles.review}>
            <blockquote>
              <p>{review.text}</p>
            </blockquote>
            <figcaption>
              {review.signature}, <InternalLink to={review.path}>{review.villa}</InternalLink>
            </figcaption>
          </figure>
          <p className={styles.way}>
            <ButtonLink to={reviews.path} variant="secondary">
              {t('about_review_all')}
            </ButtonLink>
          </p>
        </Section>
      )}
      {press.length > 0 && (
        <Section title={t('about_press')}>
          <CuratedPages pages={press} heading="h3" />
          {pressPath && (
            <p className={styles.way}>
              <ButtonLink to={pressPath} variant="secondary">
                {t('about_press_all')}
              </ButtonLink>
            </p>
          )}
        </Section>
      )}
      {ways.length > 0 && (
        <Section title={t('about_ways')}>
          <ul className={styles.actions}>
            {ways.map(({ id, name, path, text }) => (
              <li key={id}>
                <h3>
                  <InternalLink to={path}>{name}</InternalLink>
                </h3>
                <p>{text}</p>
              </li>
            ))}
          </ul>
        </Section>
      )}
    </CompanyPage>
  )
}
