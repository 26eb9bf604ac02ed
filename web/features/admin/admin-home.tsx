import type { StaffPerson } from '#contract/staff/staff'
import { type AdminPage, adminPagesFor } from '#domain/access/admin-pages'
import { useT } from '#web/messages'
import styles from './admin-app.module.css'
import { pageNames } from './admin-layout'
import { AdminLink } from './admin-link'
import { AdminPageHeader } from './admin-page-header'
import { OpenChanges } from './changes/open-changes'
import { PermissionList } from './staff/permission-list'

const texts = {
  '/office/clients': 'admin_clients_text',
  '/office/bookings': 'admin_bookings_text',
  '/office/messages': 'admin_messages_text',
  '/office/changes': 'admin_changes_text',
  '/office/hours': 'admin_hours_text',
  '/office/wine': 'admin_wine_text',
  '/office/transfers': 'admin_transfers_text',
  '/office/experiences': 'admin_experiences_text',
  '/office/feedback': 'admin_feedback_text',
  '/office/holds': 'admin_holds_text',
  '/office/deposits': 'admin_deposits_text',
  '/office/payments': 'admin_payments_text',
  '/office/register': 'admin_register_text',
  '/office/people': 'admin_people_text',
  '/office/log': 'admin_log_text',
} as const satisfies Record<Exclude<AdminPage, '/office'>, string>

/** Start page: navigation and the user's permissions. */
export function AdminHome({ me }: { me: StaffPerson }) {
  const t = useT()
  const open = adminPagesFor(me.permissions).filter(page => page !== '/office')
  return (
    <>
      <AdminPageHeader title={t('admin_welcome', { name: me.name })} lead={t('admin_session_text')} />
      {open.length > 0 && (
        <ul className={styles.navCards}>
          {open.map(page => (
            <li key={page}>
              <AdminLink to={page} className={styles.navCard}>
                <span className={styles.navCardTitle}>{t(pageNames[page])}</span>
                <span>{t(texts[page])}</span>
                {page === '/office/changes' && <OpenChanges me={me} />}
              </AdminLink>
            </li>
          ))}
        </ul>
      )}
      <section className={styles.part}>
        <h2>{t('admin_may')}</h2>
        <PermissionList of={me.permissions} />
        <p className={styles.muted}>{t('admin_may_text')}</p>
      </section>
    </>
  )
}
