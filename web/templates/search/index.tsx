import { trackEvent } from '#web/features/analytics/public'
import { lengths, NoResults, SearchResultItem } from '#web/features/site-search/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import { InternalLink } from '#web/ui/internal-link'
import styles from './search.module.css'

/** Results for the text in the URL, and a plain form for another search that needs no scripts. */
export default function Search({ page }: TemplateProps<'search'>) {
  const t = useT()
  const action = useLocalPath()('/search')
  const { query, groups, more } = page.siteSearch
  const count = groups.reduce((sum, { found }) => sum + found.length, 0)
  return (
    <div className={styles.page}>
      <h1 className={styles.title}>
        <HyphenatedHeading words={page.heading1} />
      </h1>
      <search aria-label={t('site_search_field')}>
        <form action={action} method="get" className={styles.form}>
          <Input
            key={query}
            label={page.heading2}
            type="search"
            name="q"
            defaultValue={query}
            required
            minLength={lengths.least}
            maxLength={lengths.most}
          />
          <Button type="submit">{t('site_search_submit')}</Button>
        </form>
      </search>
      {count > 0 && (
        <section aria-labelledby="found" className={styles.found}>
          <h2 id="found" className={styles.count}>
            {t(more ? 'site_search_first_for' : 'site_search_found_for', { count, query })}
          </h2>
          {more && <p className={styles.hint}>{t('site_search_more', { count })}</p>}
          {groups.map(({ kind, found }) => (
            <section key={kind} className={styles.group}>
              <h3 className={styles.kind}>{t(`site_search_${kind}`)}</h3>
              <ul className={styles.things}>
                {found.map(thing => (
                  <li key={thing.id}>
                    <InternalLink
                      to={thing.path}
                      className={styles.thing}
                      onClick={() => trackEvent({ kind: 'found', id: thing.id, shown: page.siteSearch })}
                    >
                      <SearchResultItem thing={thing} />
                    </InternalLink>
                  </li>
                ))}
              </ul>
            </section>
          ))}
        </section>
      )}
      {count === 0 && query.length >= lengths.least && <NoResults query={query} />}
      {query.length < lengths.least && <p className={styles.hint}>{t('site_search_hint')}</p>}
    </div>
  )
}
