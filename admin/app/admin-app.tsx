import { type ComponentType, useCallback, useEffect, useState } from 'react'
import { useLocation } from 'react-router'
import { AdminLogin } from '#admin/auth/admin-login'
import { BankTransfers } from '#admin/bank/bank-transfers'
import { OwnerBlocks } from '#admin/blocks/owner-blocks'
import { Bookings } from '#admin/bookings/bookings'
import { OfficeBooking } from '#admin/bookings/office-booking'
import { BulkRun } from '#admin/bulk/bulk-run'
import { BulkRuns } from '#admin/bulk/bulk-runs'
import { CalendarPage } from '#admin/calendar/lazy'
import { ChangeRequests } from '#admin/changes/change-requests'
import { Channels } from '#admin/channels/channels'
import { Clients } from '#admin/clients/clients'
import { UndeliveredMail } from '#admin/clients/undelivered-mail'
import { ContentEditor, ContentList, Releases } from '#admin/content/lazy'
import { DamageDeposits } from '#admin/deposits/damage-deposits'
import { ExperienceRequests } from '#admin/experiences/experience-requests'
import { FeedbackList } from '#admin/feedback/feedback-list'
import { OfficeOptions } from '#admin/holds/office-options'
import { HoursRequests } from '#admin/hours/hours-requests'
import { Jobs } from '#admin/jobs/lazy'
import { Messages } from '#admin/messages/messages'
import { PaymentsToCheck } from '#admin/payments/payments-to-check'
import { ChangeScope } from '#admin/permissions/may-change'
import { OfficePicture, Pictures } from '#admin/pictures/lazy'
import { PricesPage } from '#admin/prices/lazy'
import { PoliceRegister } from '#admin/register/police-register'
import { staffSession, useStaffSession } from '#admin/session/staff-session-instance'
import { Settings } from '#admin/settings/lazy'
import { AuditLog } from '#admin/staff/audit-log'
import { StaffList } from '#admin/staff/staff-list'
import { TransferRequests } from '#admin/transfers/transfer-requests'
import styles from '#admin/ui/admin.module.css'
import { RecordVersionPage } from '#admin/versions/lazy'
import { VillaOrder } from '#admin/villa-order/lazy'
import { OfficeVilla, Villas } from '#admin/villas/lazy'
import { WineOffice } from '#admin/wine/wine-office'
import type { StaffPerson } from '#contract/staff/staff'
import {
  type AdminListPage,
  adminPageAt,
  type FoundAdminPage,
  mayOpenAdminPage,
  permissionOfAdminPage,
} from '#domain/access/admin-pages'
import { splitLanguage } from '#domain/text/language'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { AdminHome } from './admin-home'
import { AdminLayout } from './admin-layout'
import { AdminNotFound } from './admin-not-found'

const pages: Readonly<Record<AdminListPage, ComponentType<{ me: StaffPerson }>>> = {
  '/office': AdminHome,
  '/office/clients': Clients,
  '/office/bookings': Bookings,
  '/office/mail': UndeliveredMail,
  '/office/messages': Messages,
  '/office/changes': ChangeRequests,
  '/office/hours': HoursRequests,
  '/office/wine': WineOffice,
  '/office/transfers': TransferRequests,
  '/office/experiences': ExperienceRequests,
  '/office/feedback': FeedbackList,
  '/office/holds': OfficeOptions,
  '/office/blocks': OwnerBlocks,
  '/office/banktransfers': BankTransfers,
  '/office/deposits': DamageDeposits,
  '/office/payments': PaymentsToCheck,
  '/office/register': PoliceRegister,
  '/office/villas': Villas,
  '/office/villaorder': VillaOrder,
  '/office/prices': PricesPage,
  '/office/calendar': CalendarPage,
  '/office/channels': Channels,
  '/office/pages': ContentList,
  '/office/releases': Releases,
  '/office/pictures': Pictures,
  '/office/settings': Settings,
  '/office/bulk': BulkRuns,
  '/office/people': StaffList,
  '/office/jobs': Jobs,
  '/office/log': AuditLog,
}

function Page({ me, found: { page, id = 0 } }: { me: StaffPerson; found: FoundAdminPage }) {
  if (page === '/office/bookings/{id}') return <OfficeBooking key={id} bookingId={id} me={me} />
  if (page === '/office/villas/{id}') return <OfficeVilla key={id} villaId={id} me={me} />
  if (page === '/office/versions/{id}') return <RecordVersionPage key={id} versionId={id} me={me} />
  if (page === '/office/pages/{id}') return <ContentEditor key={id} id={id} me={me} />
  if (page === '/office/bulk/{id}') return <BulkRun key={id} runId={id} me={me} />
  if (page === '/office/pictures/{id}') return <OfficePicture key={id} pictureId={id} me={me} />
  const Component = pages[page]
  return <Component me={me} />
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
  const found = adminPageAt(splitLanguage(pathname).path)
  const isOpen = found !== undefined && mayOpenAdminPage(found.page, person.permissions)
  return (
    <AdminLayout me={person} at={isOpen ? found.page : undefined}>
      {isOpen ? (
        <ChangeScope me={person} permission={permissionOfAdminPage(found.page)}>
          <Page me={person} found={found} />
        </ChangeScope>
      ) : (
        <AdminNotFound />
      )}
    </AdminLayout>
  )
}
