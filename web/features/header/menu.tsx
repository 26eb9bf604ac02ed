import type { PageReply } from '#contract/pages'
import { CurrencyChoice } from '#web/features/currency/public'
import { OfficePhone } from '#web/features/office/public'
import { SiteSearch } from '#web/features/site-search/public'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Disclosure } from '#web/ui/disclosure'
import { InternalLink } from '#web/ui/internal-link'
import { LinkList } from '#web/ui/link-list'
import { useSignedIn } from './account-link'
import { LanguageLinks } from './language-links'
import styles from './menu.module.css'

interface MenuProps {
  page: PageReply
  onClose: () => void
}

/** The full navigation: a list with submenus, and contact details. */
export default function Menu({ page, onClose }: MenuProps) {
  const t = useT()
  const { menus } = useSite()
  const initials = useSignedIn()
  const submenus = [
    ...menus.destinations.map(({ name, path, links }) => ({
      name,
      links: [{ name: t('header_all_of', { name }), path }, ...links],
    })),
    { name: t('header_inspiration'), links: menus.inspiration },
    {
      name: t('header_experiences'),
      links: [...menus.experiences, { name: t('header_explore_all'), path: '/experiences' }],
    },
    { name: t('header_guides'), links: menus.guides },
    { name: t('header_about'), links: menus.about },
  ]
  const plain = [
    menus.blog,
    { name: t('header_think_exquisite'), path: '/think-exquisite' },
    initials
      ? { name: t('header_bookings_of', { initials }), path: '/secure/bookings' }
      : { name: t('header_account'), path: '/account' },
  ]
  return (
    <Dialog
      title={t('header_menu')}
      place="side"
      className={styles.menu}
      onClose={onClose}
      footer={
        <div className={styles.foot}>
          <OfficePhone />
          <LanguageLinks page={page} />
          <CurrencyChoice />
        </div>
      }
    >
      <div className={styles.search}>
        <SiteSearch place="menu" labelHidden />
      </div>
      <nav aria-label={t('header_menu')} className={styles.nav}>
        <ul className={styles.list}>
          <li>
            <InternalLink to="/results" className={styles.plain}>
              {t('header_find_villas')}
            </InternalLink>
          </li>
          {submenus.map(({ name, links }) => (
            <li key={name}>
              <Disclosure summary={<span className={styles.name}>{name}</span>} name="menu">
                <LinkList links={links} linkClassName={styles.link} />
              </Disclosure>
            </li>
          ))}
          {plain.map(({ name, path }) => (
            <li key={path}>
              <InternalLink to={path} className={styles.plain}>
                {name}
              </InternalLink>
            </li>
          ))}
        </ul>
        <ButtonLink to={menus.enquire.path} wide className={styles.enquire}>
          {t('header_enquire')}
        </ButtonLink>
      </nav>
    </Dialog>
  )
}
