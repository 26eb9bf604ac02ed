import type { menuLink } from '#contract/site/site'
import { SearchBar } from '#web/features/search-bar/public'
import { SiteSearch } from '#web/features/site-search/public'
import { Suggestions } from '#web/features/suggestions/public'
import { useSite } from '#web/lib/site-context'
import { type MessageKey, useT } from '#web/messages'
import { Emphasis } from '#web/ui/emphasis'
import { InternalLink } from '#web/ui/internal-link'
import { LinkList } from '#web/ui/link-list'
import styles from './section-panel.module.css'
import type { SectionId } from './sections'

type MenuLink = (typeof menuLink)['_output']

export default function SectionPanel({ section }: { section: SectionId }) {
  const Panel = panels[section]
  return (
    <div className={styles.panel}>
      <Panel />
    </div>
  )
}

const Links = ({ links, several }: { links: readonly MenuLink[]; several?: boolean }) => (
  <LinkList links={links} className={several ? styles.several : styles.links} linkClassName={styles.link} />
)

function Find() {
  const t = useT()
  return (
    <div className={styles.find}>
      <p className={styles.lead}>
        <Emphasis text={t('header_find_lead')} />
      </p>
      <SearchBar place="panel" />
      <Suggestions />
    </div>
  )
}

function Destinations() {
  const t = useT()
  const { menus } = useSite()
  return (
    <div className={styles.destinations}>
      {menus.destinations.map(country => (
        <section key={country.name} className={country.links.length > 8 ? styles.broad : undefined}>
          <h2 className={styles.title}>
            <InternalLink to={country.path}>{country.name}</InternalLink>
          </h2>
          <Links links={country.links} several={country.links.length > 8} />
        </section>
      ))}
      {menus.guides.length > 0 && (
        <section className={styles.aside}>
          <h2 className={styles.label}>{t('header_guides')}</h2>
          <Links links={menus.guides} />
        </section>
      )}
    </div>
  )
}

interface ColumnsProps {
  title: MessageKey
  links: readonly MenuLink[]
  /** Links beside the columns, with a heading if needed. */
  aside: readonly MenuLink[]
  asideTitle?: MessageKey
}

/** A section's links in columns, and a few more beside them. */
function Columns({ title, links, aside, asideTitle }: ColumnsProps) {
  const t = useT()
  return (
    <div className={styles.columns}>
      <section>
        <h2 className={styles.title}>
          <Emphasis text={t(title)} />
        </h2>
        <Links links={links} several />
      </section>
      <section className={styles.aside}>
        {asideTitle && <h2 className={styles.label}>{t(asideTitle)}</h2>}
        <Links links={aside} />
      </section>
    </div>
  )
}

function Inspiration() {
  const t = useT()
  const { menus } = useSite()
  const aside = [menus.blog, { name: t('header_think_exquisite'), path: '/think-exquisite' }]
  return <Columns title="header_inspiration_title" links={menus.inspiration} asideTitle="header_read" aside={aside} />
}

function Experiences() {
  const t = useT()
  const { menus } = useSite()
  const aside = [{ name: t('header_explore_all'), path: '/experiences' }]
  return <Columns title="header_experiences_title" links={menus.experiences} aside={aside} />
}

function About() {
  const t = useT()
  const { menus } = useSite()
  const aside = [{ name: t('header_about'), path: '/about-us' }]
  return <Columns title="header_about_title" links={menus.about} aside={aside} />
}

function Search() {
  const t = useT()
  return (
    <div className={styles.search}>
      <p className={styles.lead}>
        <Emphasis text={t('site_search_lead')} />
      </p>
      <SiteSearch place="panel" labelHidden />
    </div>
  )
}

const panels = {
  find: Find,
  destinations: Destinations,
  inspiration: Inspiration,
  experiences: Experiences,
  about: About,
  search: Search,
} satisfies Record<SectionId, () => unknown>
