import { formatDay } from '#domain/calendar/formats'
import { listUrls } from '#domain/content/list-params'
import { PageModules } from '#web/features/page-modules/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useLanguage, useT } from '#web/messages'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { CardLink } from '#web/ui/card-link'
import { InternalLink } from '#web/ui/internal-link'
import { LinkTabs } from '#web/ui/link-tabs'
import { PageHeader } from '#web/ui/page-header'
import { Picture } from '#web/ui/picture'
import { PrevNextNav } from '#web/ui/prev-next-nav'
import styles from './press-coverage.module.css'

/** Press coverage by kind of media and by year. */
export default function PressCoverage({ page }: TemplateProps<'press-coverage'>) {
  const t = useT()
  const language = useLanguage()
  const { types, years, type, year, total, pages, pieces, contact, page: shown } = page.coverage
  const to = listUrls(page.canonicalPath, { type, year })
  return (
    <article className={styles.page}>
      <Breadcrumb steps={page.breadcrumb} />
      <PageHeader page={page}>
        <p className={styles.contact}>
          {t('press_contact')}: <a href={`mailto:${contact}`}>{contact}</a>
        </p>
      </PageHeader>
      <PageModules modules={page.modules} />
      {years.length > 0 && (
        <section className={styles.pieces}>
          <LinkTabs
            label={t('press_by_media')}
            choices={[
              { name: t('press_all'), to: to({ type: null }), current: type === null },
              ...types.map(each => ({
                name: t(`press_${each.type}`),
                count: each.count,
                to: to({ type: each.type }),
                current: each.type === type,
              })),
            ]}
          />
          <LinkTabs
            label={t('press_by_year')}
            choices={[
              { name: t('press_all_years'), to: to({ year: null }), current: year === null },
              ...years.map(each => ({ name: String(each), to: to({ year: each }), current: each === year })),
            ]}
          />
          <h2 className={styles.found}>{t('press_found', { count: total })}</h2>
          {total === 0 && <InternalLink to={page.canonicalPath}>{t('press_everything')}</InternalLink>}
          <ul className={styles.list}>
            {pieces.map(piece => (
              <li key={piece.id} className={styles.piece}>
                {piece.picture && (
                  <Picture
                    picture={piece.picture}
                    sizes="(min-width: 1024px) 28vw, (min-width: 768px) 45vw, 92vw"
                    ratio="3 / 2"
                    widest={1000}
                    decorative
                  />
                )}
                <p className={styles.publisher}>{piece.publisherName}</p>
                <h3 className={styles.name}>
                  <CardLink to={piece.path}>{piece.name}</CardLink>
                </h3>
                <p className={styles.when}>
                  {t(`press_${piece.mediaType}`)}
                  {piece.publishedOn && (
                    <>
                      {' · '}
                      <time dateTime={piece.publishedOn}>{formatDay(piece.publishedOn, language)}</time>
                    </>
                  )}
                </p>
                <p className={styles.text}>{piece.text}</p>
              </li>
            ))}
          </ul>
          <PrevNextNav page={shown} pages={pages} to={each => to({ page: each })} />
        </section>
      )}
    </article>
  )
}
