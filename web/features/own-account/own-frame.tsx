import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import type { PageOf } from '#contract/pages'
import type { CurrentContact } from '#contract/sessions'
import { splitLanguage } from '#domain/language'
import { notify } from '#web/features/notices/public'
import { itemIn, session, useStanding } from '#web/features/session/public'
import { useT } from '#web/messages'
import { HeadingWords } from '#web/ui/heading-words'
import { InternalLink } from '#web/ui/internal-link'
import { NamedItem } from './named-item'
import styles from './own-frame.module.css'

const links = [
  { path: '/secure', name: 'own_dashboard', leadBookersAlone: true },
  { path: '/secure/bookings', name: 'own_bookings', leadBookersAlone: false },
  { path: '/secure/overview-and-payment', name: 'own_overview', leadBookersAlone: false },
  { path: '/secure/contact-details', name: 'own_contact_details', leadBookersAlone: true },
  { path: '/secure/guest-logins', name: 'own_guests', leadBookersAlone: false },
  { path: '/secure/profile', name: 'own_profile', leadBookersAlone: false },
  { path: '/secure/subscriptions', name: 'own_subscriptions', leadBookersAlone: true },
] as const

interface OwnFrameProps {
  page: PageOf<'own'>
  children: (contact: CurrentContact) => ReactNode
}

/** Layout of the client area: navigation and content. Shown to signed-in users only. */
export function OwnFrame({ page, children }: OwnFrameProps) {
  const t = useT()
  const standing = useStanding()
  const { pathname, search } = useLocation()
  const item = itemIn(search)
  const [leaving, setLeaving] = useState(false)
  if (standing.kind !== 'somebody') return null
  const { contact } = standing
  const here = splitLanguage(pathname).path

  const leave = () => {
    setLeaving(true)
    // If the server does not receive the request, the user stays signed in and sees that.
    session.signOut().catch(() => {
      setLeaving(false)
      notify(t('own_log_out_failed'), 'long')
    })
  }

  return (
    <div className={styles.frame}>
      <nav aria-label={t('own_navigation')} className={styles.side}>
        <ul className={styles.list}>
          {links
            .filter(({ leadBookersAlone }) => !leadBookersAlone || !contact.coSignIn)
            .map(({ path, name }) => (
              <li key={path}>
                <InternalLink
                  to={path}
                  className={styles.link}
                  aria-current={here === path || (here === '/account' && path === '/secure') ? 'page' : undefined}
                >
                  {t(name)}
                </InternalLink>
              </li>
            ))}
        </ul>
        <button type="button" className={styles.out} disabled={leaving} onClick={leave}>
          {t('own_log_out')}
        </button>
      </nav>
      <div className={styles.content}>
        <h1 className={styles.title}>
          <HeadingWords words={page.heading1} />
        </h1>
        {item === undefined ? children(contact) : <NamedItem item={item} contactId={contact.id} />}
      </div>
    </div>
  )
}
