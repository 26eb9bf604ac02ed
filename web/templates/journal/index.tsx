import { ArticleCards, ArticleFacts, ArticleList, MostRead, Topics } from '#web/features/journal/public'
import { PageModules } from '#web/features/page-modules/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useT } from '#web/messages'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { CardLink } from '#web/ui/card-link'
import { InternalLink } from '#web/ui/internal-link'
import { Picture } from '#web/ui/picture'
import styles from './journal.module.css'

/** Home page of the journal: a lead article, two categories, the most read, and all articles. */
export default function Journal({ page }: TemplateProps<'journal'>) {
  const t = useT()
  const { hero, sections, mostRead, list, blogTags } = page
  // Further pages and filtered lists start with the list.
  const opens = list.page === 1 && list.region === null
  return (
    <div className={styles.page}>
      <Breadcrumb steps={page.breadcrumb} />
      <header className={styles.head}>
        <h1 className={styles.title}>{page.heading1}</h1>
        {page.heading2 && <p className={styles.standfirst}>{page.heading2}</p>}
      </header>
      <PageModules modules={page.modules} />
      {opens && hero && (
        <article className={styles.hero}>
          {hero.picture && (
            <Picture picture={hero.picture} sizes="(min-width: 1024px) 58vw, 92vw" ratio="3 / 2" first />
          )}
          <div>
            <h2 className={styles.name}>
              <CardLink to={hero.path}>{hero.name}</CardLink>
            </h2>
            <p className={styles.introduction}>{hero.text}</p>
            <ArticleFacts article={hero} />
          </div>
        </article>
      )}
      {opens &&
        sections.map(section => (
          <section key={section.id} aria-labelledby={`category-${section.id}`} className={styles.section}>
            <div className={styles.sectionHead}>
              <h2 id={`category-${section.id}`}>{section.name}</h2>
              <InternalLink to={section.path}>{t('journal_all_of', { name: section.name })}</InternalLink>
            </div>
            <ArticleCards articles={section.articles} heading="h3" swiped />
          </section>
        ))}
      {opens && <MostRead articles={mostRead} />}
      <ArticleList list={list} path={page.canonicalPath} home={page.canonicalPath} topics={blogTags} />
      <div className={styles.topics}>
        <Topics topics={blogTags} />
      </div>
    </div>
  )
}
