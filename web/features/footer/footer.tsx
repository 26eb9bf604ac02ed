import { ConsentSettings } from '#web/features/consent/public'
import { BookCall, useOfficeNumber } from '#web/features/office/public'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { ColumnOfLinks } from './column-of-links'
import styles from './footer.module.css'
import { Newsletter } from './newsletter'
import { SocialLinks } from './social-links'

/** Footer of every page: newsletter, links, addresses and company data (SPEC A1 and A2.6). */
export function Footer() {
  const t = useT()
  const { company, menus } = useSite()
  const { shown, link } = useOfficeNumber()
  const columns = [
    ...menus.destinations.map(({ name, path, links }) => ({
      title: name,
      links: [{ name: t('header_all_of', { name }), path }, ...links],
    })),
    { title: t('header_inspiration'), links: menus.inspiration, broad: true },
    {
      title: t('header_experiences'),
      links: [...menus.experiences, { name: t('header_explore_all'), path: '/experiences' }],
    },
    { title: t('header_about'), links: [...menus.about, menus.blog] },
    { title: company.name, links: menus.company },
  ]
  return (
    <footer className={styles.footer}>
      <div className={styles.inner}>
        <section className={styles.top}>
          <Newsletter />
          <div className={styles.call}>
            <h2 className={styles.title}>{t('footer_call_title')}</h2>
            <p>{t('footer_call_text')}</p>
            <p className={styles.actions}>
              <BookCall className={styles.way}>{t('footer_call_book')}</BookCall>
              <a className={styles.way} href={link}>
                {shown}
              </a>
            </p>
          </div>
        </section>
        <nav id="menus" className={styles.columns} aria-label={t('footer_navigation')}>
          {columns.map(column => (
            <ColumnOfLinks key={column.title} {...column} />
          ))}
        </nav>
        <section className={styles.bottom}>
          <div className={styles.offices}>
            {company.offices.map(office => (
              <address key={office}>{office}</address>
            ))}
          </div>
          <SocialLinks addresses={company.social} />
        </section>
        <p className={styles.small}>
          <span>{company.registration}</span>
          {menus.legal.map(({ name, path }) => (
            <InternalLink key={path} to={path}>
              {name}
            </InternalLink>
          ))}
          <ConsentSettings />
        </p>
      </div>
    </footer>
  )
}
