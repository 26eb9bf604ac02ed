import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { ListToolbar } from '#admin/lists/list-toolbar'
import { useListAddress } from '#admin/lists/use-list-address'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import type { StaffPerson } from '#contract/staff/staff'
import { orderIn } from '#domain/office-lists/lists'
import { useT } from '#web/messages'
import { DifferingPayments } from './differing-payments'
import { OpenRefunds } from './open-refunds'

const path = '/office/payments'

/** Refunds that providers have not made, and payments that differ from their provider's report. */
export function PaymentsToCheck({ me }: { me: StaffPerson }) {
  const t = useT()
  const { query } = useListAddress(path)
  const state = useListState(['refunds', 'differences'])
  const isRefunds = state === 'refunds'
  const usual = isRefunds ? 'since' : '-since'
  const order = orderIn(path, query) ?? usual
  return (
    <>
      <AdminPageHeader title={t('admin_payments')} lead={t('admin_payments_lead')} />
      <ListTabs
        page={path}
        label={t('admin_payments_which')}
        tabs={[
          { state: 'refunds', name: t('admin_refunds') },
          { state: 'differences', name: t('admin_differences') },
        ]}
        current={state}
      />
      <ListToolbar
        me={me}
        list={path}
        order={{ current: order, usual }}
        without={isRefunds ? ['kind', 'reported'] : ['refusals']}
      >
        <ExportList call="POST /office/payments/csv" filter={{ state, order }} name="payments" />
      </ListToolbar>
      {isRefunds ? <OpenRefunds me={me} order={order} /> : <DifferingPayments me={me} order={order} />}
    </>
  )
}
