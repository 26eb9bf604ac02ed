import { type ReactNode, useEffect, useState } from 'react'
import { ConfirmIdentity } from '#admin/auth/confirm-identity'
import { onReadsOnly, staffSession } from '#admin/session/staff-session-instance'
import { AdminLanguageLinks } from '#admin/ui/admin-language-links'
import type { StaffPerson } from '#contract/staff/staff'
import type { AdminPage } from '#domain/access/admin-pages'
import { showToast } from '#web/features/toasts/public'
import { useSite } from '#web/lib/site-context'
import { removeDrafts } from '#web/lib/storage/web-storage'
import { useT } from '#web/messages'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './admin-layout.module.css'
import { Keyboard } from './keyboard'
import { Navigation } from './navigation'
import { OwnLimits } from './own-limits'

interface AdminLayoutProps {
  me: StaffPerson
  at: AdminPage | undefined
  children: ReactNode
}

/** The version of the server that sent this document. */
const version = document.querySelector<HTMLMetaElement>('meta[name=version]')?.content

/** Layout of the back office: navigation, current user, log-out. */
export function AdminLayout({ me, at, children }: AdminLayoutProps) {
  const t = useT()
  const { company } = useSite()
  const [leaving, setLeaving] = useState(false)
  useEffect(() => onReadsOnly(() => showToast(t('admin_reads_only'), 'long')), [t])
  const leave = () => {
    setLeaving(true)
    // If the server does not receive the request, the user stays signed in and sees that.
    staffSession.signOut().then(removeDrafts, () => {
      setLeaving(false)
      showToast(t('admin_log_out_failed'), 'long')
    })
  }
  const self = (
    <>
      <p className={styles.who}>
        <VisuallyHidden>{t('admin_signed_in_as')} </VisuallyHidden>
        {me.name}
      </p>
      <OwnLimits me={me} />
      <button type="button" className={styles.out} disabled={leaving} onClick={leave}>
        {t('admin_log_out')}
      </button>
      <AdminLanguageLinks />
      {version && <p className={styles.version}>{t('admin_version', { version })}</p>}
    </>
  )
  return (
    <div className={styles.frame}>
      <a className={styles.skip} href="#content">
        {t('skip_to_content')}
      </a>
      <header className={styles.side}>
        <div className={styles.brand}>
          <p className={styles.name}>{company.name}</p>
          <Keyboard me={me} />
        </div>
        <Navigation me={me} at={at} self={self} />
        <div className={styles.self}>{self}</div>
      </header>
      <main id="content" tabIndex={-1} className={styles.content}>
        {children}
      </main>
      <ConfirmIdentity />
    </div>
  )
}
