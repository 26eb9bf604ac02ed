import type { menuLink } from '#contract/site'
import { SearchBar } from '#web/features/search-bar/public'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { Emphasis } from '#web/ui/emphasis'
import { InternalLink } from '#web/ui/internal-link'
import styles from './section-panel.module.css'
import type { SectionId } from './sections'

type MenuLink = (typeof menuLink)['_output']

/** What a section of the navigation opens. */
export default function SectionPanel({ section }: { section: SectionId }) {
  const Panel = panels[section]
  return (
    <div className={styles.panel}>
      <Panel />
    </div>
  )
}

function Links({ links, several }: { links: readonly MenuLink[]; several?: boolean }) {
  return (
    <ul className={several ? styles.several : styles.links}>
      {links.map(({ name, path }) => (
        <li key={path}>
          <InternalLink to={path} className={styles.link}>
            {name}
          </InternalLink>
        </li>
      ))}
    </ul>
  )
}

function Find() {
  const t = useT()
  return (
    <div className={styles.find}>
      <p className={styles.lead}>
        <Emphasis text={t('header_find_lead')} />
      </p>
      <SearchBar place="panel" />
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

function Inspiration() {
  const t = useT()
  const { menus } = useSite()
  return (
    <div className={styles.columns}>
      <section>
        <h2 className={styles.title}>
          <Emphasis text={t('header_inspiration_title')} />
        </h2>
        <Links links={menus.inspiration} several />
      </section>
      <section className={styles.aside}>
        <h2 className={styles.label}>{t('header_read')}</h2>
        <Links links={[menus.blog, { name: t('header_think_exquisite'), path: '/think-exquisite' }]} />
      </section>
    </div>
  )
}

function Experiences() {
  const t = useT()
  const { menus } = useSite()
  return (
    <div className={styles.columns}>
      <section>
        <h2 className={styles.title}>
          <Emphasis text={t('header_experiences_title')} />
        </h2>
        <Links links={menus.experiences} several />
      </section>
      <section className={styles.aside}>
        <Links links={[{ name: t('header_explore_all'), path: '/experiences' }]} />
      </section>
    </div>
  )
}

function About() {
  const t = useT()
  const { menus } = useSite()
  return (
    <div className={styles.columns}>
      <section>
        <h2 className={styles.title}>
          <Emphasis text={t('header_about_title')} />
        </h2>
        <Links links={menus.about} several />
      </section>
      <section className={styles.aside}>
        <Links links={[{ name: t('header_about'), path: '/about-us' }]} />
      </section>
    </div>
  )
}

const panels = {
  find: Find,
  destinations: Destinations,
  inspiration: Inspiration,
  experiences: Experiences,
  about: About,
} satisfies Record<SectionId, () => unknown>
