import { Byline, Topics } from '#web/features/journal/public'
import { PageModules } from '#web/features/page-modules/public'
import { PlaceVillas } from '#web/features/place-villas/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import type { TemplateProps } from '#web/templates'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { ButtonLink } from '#web/ui/button'
import { classes } from '#web/ui/classes'
import { Picture } from '#web/ui/picture'
import styles from './article.module.css'

/** A page to read: its picture beside the title, the text in one column. Also what templates without a folder show. */
export default function Article({ page }: TemplateProps) {
  const { modules, blogPage, blogTags } = page
  // What is listed at the end has the whole width.
  const end = modules.findLastIndex(module => module.type !== 'CuratedPageList') + 1
  return (
    <article className={classes(styles.article, !page.picture && styles.plain)}>
      <div className={styles.way}>
        <Breadcrumb steps={page.breadcrumb} />
      </div>
      <header className={styles.head}>
        <div className={styles.words}>
          <h1 className={styles.title}>{page.heading1}</h1>
          {page.heading2 && (
            <p className={page.kind === 'page' ? styles.standfirst : styles.introduction}>{page.heading2}</p>
          )}
          <Byline page={page} />
          <PlaceVillas page={page} />
        </div>
        {page.picture && (
          <Picture
            picture={page.picture}
            sizes="(min-width: 1024px) 46vw, 92vw"
            ratio="3 / 2"
            first
            className={styles.picture}
          />
        )}
      </header>
      <div className={styles.body}>
        <PageModules modules={modules.slice(0, end)} />
        {blogPage && <ArticleEnd article={blogPage} />}
        {blogTags && <Topics topics={blogTags} current={page.kind === 'blogtag' ? page.id : undefined} />}
      </div>
      {end < modules.length && (
        <div className={styles.lists}>
          <PageModules modules={modules.slice(end)} />
        </div>
      )}
    </article>
  )
}

/** What an article is about, and the villas of its region. */
function ArticleEnd({ article }: { article: NonNullable<TemplateProps['page']['blogPage']> }) {
  const t = useT()
  const { destinations } = useSite()
  const region = destinations.flatMap(country => country.regions).find(({ id }) => id === article.regionId)
  return (
    <footer className={styles.end}>
      <Topics topics={article.tags} />
      {region && region.liveVillaCount > 0 && (
        <ButtonLink look="secondary" to={`/results?des=${region.id}`}>
          {t('article_villas_of', { name: region.name, count: region.liveVillaCount })}
        </ButtonLink>
      )}
    </footer>
  )
}
