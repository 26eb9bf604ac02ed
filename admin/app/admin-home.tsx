import { FindBookings } from '#admin/bookings/bookings'
import { OpenChanges } from '#admin/changes/open-changes'
import { PermissionList } from '#admin/staff/permission-list'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import type { StaffPerson } from '#contract/staff/staff'
import { adminMenuFor } from '#domain/access/admin-pages'
import { useT } from '#web/messages'
import { groupNames, pageTexts } from './page-texts'

/** Start page: navigation and the user's permissions. */
export function AdminHome({ me }: { me: StaffPerson }) {
  const t = useT()
  return (
    <>
      <AdminPageHeader title={t('admin_welcome', { name: me.name })} lead={t('admin_session_text')} />
      {me.permissions.includes('bookings') && <FindBookings />}
      {adminMenuFor(me.permissions).map(({ group, pages }) => (
        <section key={group} className={styles.part}>
          <h2>{t(groupNames[group])}</h2>
          <ul className={styles.navCards}>
            {pages.map(page => (
              <li key={page}>
                <AdminLink to={page} className={styles.navCard}>
                  <span className={styles.navCardTitle}>{t(pageTexts[page].name)}</span>
                  <span>{t(pageTexts[page].text)}</span>
                  {page === '/office/changes' && <OpenChanges me={me} />}
                </AdminLink>
              </li>
            ))}
          </ul>
        </section>
      ))}
      <section className={styles.part}>
        <h2>{t('admin_may')}</h2>
        <PermissionList of={me.permissions} />
        <p className={styles.muted}>{t('admin_may_text')}</p>
      </section>
    </>
  )
}
