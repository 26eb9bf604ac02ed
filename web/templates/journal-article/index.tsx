import type { PageOf } from '#contract/pages'
import type { Person } from '#contract/site/team'
import { Byline, Topics, useReadCounter } from '#web/features/journal/public'
import { PageModules } from '#web/features/page-modules/public'
import { Share } from '#web/features/share/public'
import { VillaCard } from '#web/features/villa-card/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useT } from '#web/messages'
import { Breadcrumb } from '#web/ui/breadcrumb'
import { ButtonLink } from '#web/ui/button'
import { Emphasis } from '#web/ui/emphasis'
import { PageHeader } from '#web/ui/page-header'
import { SectionedText, TableOfContents } from '#web/ui/table-of-contents'
import styles from './journal-article.module.css'

/** Minimum number of headings for a table of contents. */
const fewestHeadings = 2

/** A journal article: table of contents beside it, related villas, and further articles. */
export default function JournalArticle({ page }: TemplateProps<'journal-article'>) {
  const t = useT()
  const { blogPage, opening, sections, author } = page
  useReadCounter(page.id)
  return (
    <article className={styles.page}>
      <Breadcrumb steps={page.breadcrumb} />
      <PageHeader page={page} lead="introduction">
        <Byline by={blogPage.writtenByName} publishedOn={blogPage.publishedOn} minutes={blogPage.readTime} />
      </PageHeader>
      <div className={styles.body}>
        <div className={styles.aside}>
          {sections.length >= fewestHeadings && (
            <nav aria-label={t('journal_contents')} className={styles.contents}>
              <p className={styles.label}>{t('journal_contents')}</p>
              <TableOfContents sections={sections} />
            </nav>
          )}
          <Share title={page.heading1} path={page.canonicalPath} />
        </div>
        <div className={styles.text}>
          <SectionedText opening={opening} sections={sections} />
          <footer className={styles.end}>
            {author && <Author author={author} />}
            <Topics topics={blogPage.tags} />
          </footer>
        </div>
      </div>
      <Villas page={page} />
      <div className={styles.lists}>
        <PageModules modules={page.modules} />
      </div>
    </article>
  )
}

/** The author, as a member of the team. */
function Author({ author: { fullName, role, pitch } }: { author: Person }) {
  return (
    <div className={styles.author}>
      <p className={styles.who}>{fullName}</p>
      <p className={styles.role}>{role}</p>
      <p>{pitch}</p>
    </div>
  )
}

/** Villas mentioned in the article, or in its region, and a link to all of these. */
function Villas({ page: { villas, region } }: { page: PageOf<'journal-article'> }) {
  const t = useT()
  if (villas.length === 0) return null
  return (
    <section aria-labelledby="villas" className={styles.lists}>
      <h2 id="villas" className={styles.title}>
        <Emphasis text={t('journal_villas')} />
      </h2>
      <ul className={styles.villas}>
        {villas.map(villa => (
          <li key={villa.id}>
            <VillaCard property={villa} />
          </li>
        ))}
      </ul>
      {region && (
        <p className={styles.all}>
          <ButtonLink variant="secondary" to={`/results?des=${region.id}`}>
            {t('article_villas_of', { name: region.name, count: region.count })}
          </ButtonLink>
        </p>
      )}
    </section>
  )
}
