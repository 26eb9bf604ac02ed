import { AdminPageHeader } from '#admin/ui/admin-page-header'
import type { StaffPerson } from '#contract/staff/staff'
import { useT } from '#web/messages'
import { DifferingPayments } from './differing-payments'
import { OpenRefunds } from './open-refunds'

/** Refunds that providers have not made, and payments that differ from their provider's report. */
export function PaymentsToCheck({ me }: { me: StaffPerson }) {
  const t = useT()
  return (
    <>
      <AdminPageHeader title={t('admin_payments')} lead={t('admin_payments_lead')} />
      <OpenRefunds me={me} />
      <DifferingPayments me={me} />
    </>
  )
}
