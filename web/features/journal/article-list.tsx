import type { BlogTag } from '#contract/content/editorial'
import type { ArticleList as List } from '#contract/pages/journal'
import { listUrls } from '#domain/content/list-params'
import { useT } from '#web/messages'
import { CollapsibleLinks } from '#web/ui/collapsible-links'
import { LinkTabs } from '#web/ui/link-tabs'
import { PrevNextNav } from '#web/ui/prev-next-nav'
import { ArticleCards } from './article-cards'
import styles from './article-list.module.css'

interface ArticleListProps {
  list: List
  /** URL path of the list, and of the journal's home page. */
  path: string
  home: string
  topics: readonly BlogTag[]
  /** Id of the list's topic. */
  current?: number
}

/** Articles by category and region, paginated; each filter and page has its URL. */
export function ArticleList({ list, path, home, topics, current }: ArticleListProps) {
  const t = useT()
  const { articles, total, page, pages, region, regions } = list
  const to = listUrls(path, { region })
  const named = regions.find(({ id }) => id === region)?.name ?? t('journal_all_regions')
  if (topics.length === 0) return <p className={styles.none}>{t('journal_none')}</p>
  return (
    <div className={styles.list}>
      <LinkTabs
        label={t('journal_categories')}
        choices={[
          { name: t('journal_all'), to: home, current: path === home },
          ...topics
            .filter(({ isBlogCategory }) => isBlogCategory)
            .map(({ id, name, blogTagCMSRelativeURL }) => ({
              name,
              to: blogTagCMSRelativeURL,
              current: id === current,
            })),
        ]}
      />
      {regions.length > 1 && (
        <CollapsibleLinks
          summary={t('journal_by_region', { region: named })}
          choices={[
            { name: t('journal_all_regions'), to: to({ region: null }), current: region === null },
            ...regions.map(({ id, name, count }) => ({ name, count, to: to({ region: id }), current: id === region })),
          ]}
        />
      )}
      <h2 className={styles.found}>{t('journal_found', { count: total })}</h2>
      <ArticleCards articles={articles} heading="h3" />
      <PrevNextNav page={page} pages={pages} to={each => to({ page: each })} />
    </div>
  )
}
