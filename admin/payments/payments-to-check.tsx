import { ListToolbar } from '#admin/lists/list-toolbar'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import { ListTabs, useListState } from '#admin/ui/list-tabs'
import type { StaffPerson } from '#contract/staff/staff'
import { useT } from '#web/messages'
import { DifferingPayments } from './differing-payments'
import { OpenRefunds } from './open-refunds'

/** Refunds that providers have not made, and payments that differ from their provider's report. */
export function PaymentsToCheck({ me }: { me: StaffPerson }) {
  const t = useT()
  const state = useListState(['refunds', 'differences'])
  return (
    <>
      <AdminPageHeader title={t('admin_payments')} lead={t('admin_payments_lead')} />
      <ListTabs
        page="/office/payments"
        label={t('admin_payments_which')}
        tabs={[
          { state: 'refunds', name: t('admin_refunds') },
          { state: 'differences', name: t('admin_differences') },
        ]}
        current={state}
      />
      <ListToolbar me={me} list="/office/payments">
        <ExportList call="POST /office/payments/csv" filter={{ state }} name="payments" />
      </ListToolbar>
      {state === 'refunds' ? <OpenRefunds me={me} /> : <DifferingPayments me={me} />}
    </>
  )
}
