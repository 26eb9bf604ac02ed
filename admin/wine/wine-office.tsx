import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { Changes } from '#admin/permissions/may-change'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import type { StaffPerson } from '#contract/staff/staff'
import { officeWineStates } from '#domain/wine/wine-kinds'
import { useT } from '#web/messages'
import { SetAllowance } from './set-allowance'
import { WineOrderRows } from './wine-order-rows'
import { WineStock } from './wine-stock'

const views = [...officeWineStates, 'stock'] as const

/** Wine: requests to answer, orders to deliver and delivered ones, and the stock. */
export function WineOffice({ me }: { me: StaffPerson }) {
  const t = useT()
  const view = useListState(views)
  return (
    <>
      <AdminPageHeader title={t('admin_wine')} lead={t('admin_wine_lead')} />
      <ListTabs
        page="/office/wine"
        label={t('admin_wine_which')}
        tabs={views.map(state => ({ state, name: t(`admin_wine_${state}`) }))}
        current={view}
      />
      {view === 'stock' ? <WineStock me={me} /> : <WineOrderRows key={view} state={view} me={me} />}
      {view === 'requested' && (
        <Changes>
          <SetAllowance />
        </Changes>
      )}
    </>
  )
}
