import type { BlogPage } from '#contract/editorial'
import { Byline, Topics } from '#web/features/journal/public'
import { ReadingPage } from '#web/features/reading-page/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import type { TemplateProps } from '#web/templates'
import { ButtonLink } from '#web/ui/button'
import styles from './journal-article.module.css'

/** An article of the journal, and what to read after it. */
export default function JournalArticle({ page }: TemplateProps<'journal-article'>) {
  const { blogPage } = page
  return (
    <ReadingPage page={page} lead="introduction" end={<ArticleEnd article={blogPage} />}>
      <Byline by={blogPage.writtenByName} publishedOn={blogPage.publishedOn} minutes={blogPage.readTime} />
    </ReadingPage>
  )
}

/** What an article is about, and the villas of its region. */
function ArticleEnd({ article }: { article: BlogPage }) {
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
