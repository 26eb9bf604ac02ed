import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import type { StaffPerson } from '#contract/staff/staff'
import { type AdminPage, adminPagesFor } from '#domain/access/admin-pages'
import { languages, localPath, splitLanguage } from '#domain/text/language'
import { showToast } from '#web/features/toasts/public'
import { useSite } from '#web/lib/site-context'
import { removeDrafts } from '#web/lib/storage/web-storage'
import { useLanguage, useT } from '#web/messages'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './admin-layout.module.css'
import { AdminLink } from './admin-link'
import { staffSession } from './staff-session-instance'

export const pageNames = {
  '/office': 'admin_home',
  '/office/clients': 'admin_clients',
  '/office/bookings': 'admin_bookings',
  '/office/messages': 'admin_messages',
  '/office/changes': 'admin_changes',
  '/office/hours': 'admin_hours',
  '/office/wine': 'admin_wine',
  '/office/transfers': 'admin_transfers',
  '/office/experiences': 'admin_experiences',
  '/office/feedback': 'admin_feedback',
  '/office/holds': 'admin_holds',
  '/office/deposits': 'admin_deposits',
  '/office/payments': 'admin_payments',
  '/office/register': 'admin_register',
  '/office/people': 'admin_people',
  '/office/log': 'admin_log',
} as const satisfies Record<AdminPage, string>

interface DeskFrameProps {
  me: StaffPerson
  at: AdminPage | undefined
  children: ReactNode
}

/** Layout of the back office: navigation, current user, log-out. */
export function AdminLayout({ me, at, children }: DeskFrameProps) {
  const t = useT()
  const { company } = useSite()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    // If the server does not receive the request, the user stays signed in and sees that.
    staffSession.signOut().then(removeDrafts, () => {
      setLeaving(false)
      showToast(t('admin_log_out_failed'), 'long')
    })
  }
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('skip_to_content')}
      </a>
      <header className={styles.side}>
        <p className={styles.name}>{company.name}</p>
        <nav aria-label={t('admin_navigation')}>
          <ul className={styles.links}>
            {adminPagesFor(me.permissions).map(page => (
              <li key={page}>
                <AdminLink to={page} className={styles.link} aria-current={at === page ? 'page' : undefined}>
                  {t(pageNames[page])}
                </AdminLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.self}>
          <p className={styles.who}>
            <VisuallyHidden>{t('admin_signed_in_as')} </VisuallyHidden>
            {me.name}
          </p>
          <button type="button" className={styles.out} disabled={leaving} onClick={leave}>
            {t('admin_log_out')}
          </button>
          <AdminLanguageLinks />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  )
}

export function AdminLanguageLinks() {
  const t = useT()
  const current = useLanguage()
  const { pathname, search } = useLocation()
  const { path } = splitLanguage(pathname)
  return (
    <ul className={styles.languages} aria-label={t('language_choice')}>
      {languages.map(language => (
        <li key={language} lang={language}>
          {language === current ? (
            <span aria-current="true">{language.toUpperCase()}</span>
          ) : (
            // A new document, because it has other messages.
            <a href={localPath(path, language) + search} hrefLang={language}>
              {language.toUpperCase()} <VisuallyHidden>{t(`language_${language}`)}</VisuallyHidden>
            </a>
          )}
        </li>
      ))}
    </ul>
  )
}
