import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { viewerOf } from '#domain/access/page-access'
import { sidebarFor } from '#domain/access/sidebar'
import { clientPages } from '#domain/content/client-pages'
import { parseIdParam } from '#domain/text/id'
import { session, useAuthState } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import { InternalLink } from '#web/ui/internal-link'
import styles from './account-layout.module.css'
import { BookingItemRedirect } from './booking-item-redirect'

interface OwnFrameProps {
  page: PageOf<'own'>
  children: (contact: CurrentContact) => ReactNode
}

/** Layout of the client area: navigation and content. Shown to signed-in users only. */
export function AccountLayout({ page, children }: OwnFrameProps) {
  const t = useT()
  const standing = useAuthState()
  const { search } = useLocation()
  const item = parseIdParam(search, 'bid')
  const [leaving, setLeaving] = useState(false)
  if (standing.kind !== 'authenticated') return null
  const { contact } = standing

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
          {sidebarFor(viewerOf(contact))
            .flatMap(({ pages }) => pages)
            .map(name => (
              <li key={name}>
                <InternalLink
                  to={clientPages[name].path}
                  className={styles.link}
                  aria-current={clientPages[name].templateId === page.templateId ? 'page' : undefined}
                >
                  {t(`account_page_${name}`)}
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
