import type { ReactNode } from 'react'
import { useLocation } from 'react-router'
import type { CurrentContact } from '#contract/account/sessions'
import type { PageOf } from '#contract/pages'
import { type ClientAreaPage, findClientPage } from '#domain/content/client-pages'
import { parseIdParam } from '#domain/text/id'
import { useAuthState } from '#web/features/session/public'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import styles from './account-layout.module.css'
import { BookingItemRedirect } from './booking-item-redirect'
import { ContactPerson } from './frame/contact-person'
import { Sidebar } from './frame/sidebar'
import { TripSwitcher } from './frame/trip-switcher'

interface AccountLayoutProps {
  page: PageOf<'own'>
  children: (contact: CurrentContact) => ReactNode
}

/**
 * Layout of the client area: navigation, content and the person to ask. Shown to signed-in users only. Content and frame
 * request their data at the same time.
 */
export function AccountLayout({ page, children }: AccountLayoutProps) {
  const auth = useAuthState()
  const { search } = useLocation()
  const item = parseIdParam(search, 'bid')
  if (auth.kind !== 'authenticated') return null
  const { contact } = auth
  const declared: ClientAreaPage | undefined = findClientPage(page.templateId)
  return (
    <div className={styles.frame}>
      <Sidebar page={page} contact={contact} />
      <div className={styles.content}>
        <h1 className={styles.title}>
          <HyphenatedHeading words={page.heading1} />
        </h1>
        {declared?.concernsBooking && <TripSwitcher contact={contact} stage={declared.concernsBooking} />}
        {item === undefined ? children(contact) : <BookingItemRedirect item={item} contactId={contact.id} />}
      </div>
      <ContactPerson contact={contact} />
    </div>
  )
}
