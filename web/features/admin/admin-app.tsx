import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import type { StaffPerson } from '#contract/staff/staff'
import { type AdminPage, adminPageAt, adminPagesFor } from '#domain/access/admin-pages'
import { splitLanguage } from '#domain/text/language'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from './admin-app.module.css'
import { AdminHome } from './admin-home'
import { AdminLayout } from './admin-layout'
import { AdminNotFound } from './admin-not-found'
import { AdminLogin } from './auth/admin-login'
import { Bookings } from './bookings/bookings'
import { ChangeRequests } from './changes/change-requests'
import { Clients } from './clients'
import { DamageDeposits } from './damage-deposits'
import { ExperienceRequests } from './experiences/experience-requests'
import { FeedbackList } from './feedback/feedback-list'
import { HoursRequests } from './hours/hours-requests'
import { Messages } from './messages/messages'
import { PaymentsToCheck } from './payments/payments-to-check'
import { PoliceRegister } from './register/police-register'
import { AuditLog } from './staff/audit-log'
import { StaffList } from './staff/staff-list'
import { staffSession, useStaffSession } from './staff-session-instance'
import { TransferHolds } from './transfer-holds'
import { TransferRequests } from './transfers/transfer-requests'
import { WineOffice } from './wine/wine-office'

const pages: Readonly<Record<AdminPage, ComponentType<{ me: StaffPerson }>>> = {
  '/office': AdminHome,
  '/office/clients': Clients,
  '/office/bookings': Bookings,
  '/office/messages': Messages,
  '/office/changes': ChangeRequests,
  '/office/hours': HoursRequests,
  '/office/wine': WineOffice,
  '/office/transfers': TransferRequests,
  '/office/experiences': ExperienceRequests,
  '/office/feedback': FeedbackList,
  '/office/holds': TransferHolds,
  '/office/deposits': DamageDeposits,
  '/office/payments': PaymentsToCheck,
  '/office/register': PoliceRegister,
  '/office/people': StaffList,
  '/office/log': AuditLog,
}

/** Back office: the log-in, or the page of the URL if the user is permitted to open it. */
export function AdminApp() {
  const t = useT()
  const { pathname } = useLocation()
  const standing = useStaffSession()
  const [failed, setFailed] = useState(false)
  const ask = useCallback(() => {
    setFailed(false)
    staffSession.ready().catch(() => setFailed(true))
  }, [])
  useEffect(() => {
    if (standing.kind === 'unknown') ask()
  }, [standing.kind, ask])

  if (standing.kind === 'unknown') {
    if (!failed) return <div aria-busy="true" className={styles.waiting} />
    return (
      <main id="content" className={styles.waiting}>
        <h1 className={styles.title}>{t('error_unreachable')}</h1>
        <Button onClick={ask}>{t('error_retry')}</Button>
      </main>
    )
  }
  if (standing.kind === 'anonymous') return <AdminLogin />
  const { person } = standing
  const page = adminPageAt(splitLanguage(pathname).path)
  const Page = page && adminPagesFor(person.permissions).includes(page) ? pages[page] : AdminNotFound
  return (
    <AdminLayout me={person} at={page}>
      <Page me={person} />
    </AdminLayout>
  )
}
