import { useLocation } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import { viewerOf } from '#domain/access/page-access'
import { sidebarFor } from '#domain/access/sidebar'
import { type ClientAreaPage, clientPages, type SidebarPageName } from '#domain/content/client-pages'
import { parseIdParam } from '#domain/text/id'
import { useT } from '#web/messages'
import { InternalLink } from '#web/ui/internal-link'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import { LogOutButton } from './log-out-button'
import styles from './sidebar.module.css'
import { useUnreadMessages } from './use-unread-messages'

interface SidebarLinksProps {
  contact: CurrentContact
  /** Template of the current page. */
  templateId: number
}

/** The address of a page; one that concerns a booking keeps the booking that is shown. */
function addressOf(name: SidebarPageName, booking: number | undefined): string {
  const { path, concernsBooking }: ClientAreaPage = clientPages[name]
  return concernsBooking && booking !== undefined ? `${path}?booking=${booking}` : path
}

/** The pages of the client area in groups, and the log-out. */
export function SidebarLinks({ contact, templateId }: SidebarLinksProps) {
  const t = useT()
  const { search } = useLocation()
  const booking = parseIdParam(search, 'booking')
  return (
    <>
      {sidebarFor(viewerOf(contact)).map(({ group, pages }) => (
        <section key={group} className={styles.group} aria-label={t(`account_sidebar_${group}`)}>
          <p className={styles.label} aria-hidden="true">
            {t(`account_sidebar_${group}`)}
          </p>
          <ul>
            {pages.map(name => (
              <li key={name}>
                <InternalLink
                  to={addressOf(name, booking)}
                  className={styles.link}
                  data-tour={name}
                  aria-current={clientPages[name].templateId === templateId ? 'page' : undefined}
                >
                  {t(`account_page_${name}`)}
                  {name === 'messages' && <UnreadCount contact={contact} />}
                </InternalLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <LogOutButton />
    </>
  )
}

/** The number of unread messages, beside the link to them. */
function UnreadCount({ contact }: { contact: CurrentContact }) {
  const t = useT()
  const count = useUnreadMessages(contact)
  if (count === 0) return null
  return (
    <>
      {' '}
      <span className={styles.count} aria-hidden="true">
        {count}
      </span>
      <VisuallyHidden>{t('account_unread', { count })}</VisuallyHidden>
    </>
  )
}
