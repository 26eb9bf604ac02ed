import { SearchBar } from '#web/features/search-bar/public'
import { SiteSearch } from '#web/features/site-search/public'
import type { TemplateProps } from '#web/lib/page-data'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { ContentHtml } from '#web/ui/content-html'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import { InternalLink } from '#web/ui/internal-link'
import { LinkList } from '#web/ui/link-list'
import { Picture } from '#web/ui/picture'
import styles from './not-found.module.css'

/** 404 page with three links: the search, a destination, a contact. */
export default function NotFound({ page }: TemplateProps<'not-found'>) {
  const t = useT()
  const { menus } = useSite()
  return (
    <div className={styles.page}>
      <header className={styles.head}>
        <div>
          <h1 className={styles.title}>
            <HyphenatedHeading words={page.heading1} />
          </h1>
          {page.heading2 && <p className={styles.standfirst}>{page.heading2}</p>}
          {page.modules.map(module =>
            module.type === 'Html' ? <ContentHtml key={module.id} html={module.html} className={styles.text} /> : null,
          )}
        </div>
        {page.picture && <Picture picture={page.picture} sizes="(min-width: 1024px) 40vw, 92vw" ratio="4 / 3" first />}
      </header>
      <section>
        <h2 className={styles.heading}>{t('not_found_site')}</h2>
        <SiteSearch place="page" labelHidden />
      </section>
      <section className={styles.way}>
        <h2 className={styles.heading}>{t('not_found_search')}</h2>
        <SearchBar place="panel" />
      </section>
      <section className={styles.way}>
        <h2 className={styles.heading}>{t('not_found_destinations')}</h2>
        <ul className={styles.places}>
          {menus.destinations.map(country => (
            <li key={country.name}>
              <InternalLink to={country.path} className={styles.country}>
                {country.name}
              </InternalLink>
              <LinkList links={country.links} linkClassName={styles.link} />
            </li>
          ))}
        </ul>
      </section>
      <p className={styles.contact}>
        {t('not_found_text')}{' '}
        <InternalLink to="/contact" className={styles.ask}>
          {t('not_found_contact')}
        </InternalLink>
      </p>
    </div>
  )
}
