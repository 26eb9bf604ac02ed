import { type ReactNode, useState } from 'react'
import { useLocation } from 'react-router'
import type { StaffPerson } from '#contract/staff'
import { type DeskPage, deskPagesFor } from '#domain/desk'
import { languages, localPath, splitLanguage } from '#domain/language'
import { notify } from '#web/features/notices/public'
import { useLanguage, useT } from '#web/messages'
import { useSite } from '#web/site'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './desk-frame.module.css'
import { DeskLink } from './desk-link'
import { desk } from './own-desk'

export const pageNames = {
  '/office': 'desk_home',
  '/office/clients': 'desk_clients',
  '/office/bookings': 'desk_bookings',
  '/office/holds': 'desk_holds',
  '/office/deposits': 'desk_deposits',
  '/office/payments': 'desk_payments',
  '/office/people': 'desk_people',
  '/office/log': 'desk_log',
} as const satisfies Record<DeskPage, string>

interface DeskFrameProps {
  me: StaffPerson
  at: DeskPage | undefined
  children: ReactNode
}

/** Layout of the back office: navigation, current user, log-out. */
export function DeskFrame({ me, at, children }: DeskFrameProps) {
  const t = useT()
  const { company } = useSite()
  const [leaving, setLeaving] = useState(false)
  const leave = () => {
    setLeaving(true)
    // If the server does not receive the request, the user stays signed in and sees that.
    desk.signOut().catch(() => {
      setLeaving(false)
      notify(t('desk_log_out_failed'), 'long')
    })
  }
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('skip_to_content')}
      </a>
      <header className={styles.side}>
        <p className={styles.name}>{company.name}</p>
        <nav aria-label={t('desk_navigation')}>
          <ul className={styles.links}>
            {deskPagesFor(me.permissions).map(page => (
              <li key={page}>
                <DeskLink to={page} className={styles.link} aria-current={at === page ? 'page' : undefined}>
                  {t(pageNames[page])}
                </DeskLink>
              </li>
            ))}
          </ul>
        </nav>
        <div className={styles.me}>
          <p className={styles.who}>
            <VisuallyHidden>{t('desk_signed_in_as')} </VisuallyHidden>
            {me.name}
          </p>
          <button type="button" className={styles.out} disabled={leaving} onClick={leave}>
            {t('desk_log_out')}
          </button>
          <DeskLanguages />
        </div>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
    </div>
  )
}

export function DeskLanguages() {
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
