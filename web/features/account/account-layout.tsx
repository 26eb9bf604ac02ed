import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { parseIdParam } from '#domain/text/id'
import { splitLanguage } from '#domain/text/language'
import { session, useAuthState } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import { InternalLink } from '#web/ui/internal-link'
import styles from './account-layout.module.css'
import { BookingItemRedirect } from './booking-item-redirect'

const links = [
  { path: '/secure', name: 'account_dashboard', leadBookersAlone: true },
  { path: '/secure/bookings', name: 'account_bookings', leadBookersAlone: false },
  { path: '/secure/overview-and-payment', name: 'account_overview', leadBookersAlone: false },
  { path: '/secure/trip-details', name: 'account_trip_details', leadBookersAlone: true },
  { path: '/secure/passport-details', name: 'account_passports', leadBookersAlone: false },
  { path: '/secure/billing', name: 'account_billing', leadBookersAlone: false },
  { path: '/secure/bank-details', name: 'account_bank_details', leadBookersAlone: false },
  { path: '/secure/contact-details', name: 'account_contact_details', leadBookersAlone: true },
  { path: '/secure/guest-logins', name: 'account_guests', leadBookersAlone: false },
  { path: '/secure/profile', name: 'account_profile', leadBookersAlone: false },
  { path: '/secure/subscriptions', name: 'account_subscriptions', leadBookersAlone: true },
] as const

interface OwnFrameProps {
  page: PageOf<'own'>
  children: (contact: CurrentContact) => ReactNode
}

/** Layout of the client area: navigation and content. Shown to signed-in users only. */
export function AccountLayout({ page, children }: OwnFrameProps) {
  const t = useT()
  const standing = useAuthState()
  const { pathname, search } = useLocation()
  const item = parseIdParam(search, 'bid')
  const [leaving, setLeaving] = useState(false)
  if (standing.kind !== 'authenticated') return null
  const { contact } = standing
  const here = splitLanguage(pathname).path

  const leave = () => {
    setLeaving(true)
    // If the server does not receive the request, the user stays signed in and sees that.
    session.signOut().catch(() => {
      setLeaving(false)
      showToast(t('account_log_out_failed'), 'long')
    })
  }

  return (
    <div className={styles.frame}>
      <nav aria-label={t('account_navigation')} className={styles.side}>
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
          {t('account_log_out')}
        </button>
      </nav>
      <div className={styles.content}>
        <h1 className={styles.title}>
          <HyphenatedHeading words={page.heading1} />
        </h1>
        {item === undefined ? children(contact) : <BookingItemRedirect item={item} contactId={contact.id} />}
      </div>
    </div>
  )
}
