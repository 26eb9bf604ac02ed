import { useLocation } from 'react-router'
import own from '#admin/changes/changes.module.css'
import { AdminLink } from '#admin/ui/admin-link'
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
  const asked = new URLSearchParams(useLocation().search).get('state')
  const view = views.find(one => one === asked) ?? 'requested'
  return (
    <>
      <AdminPageHeader title={t('admin_wine')} lead={t('admin_wine_lead')} />
      <nav aria-label={t('admin_wine_which')}>
        <ul className={own.tabs}>
          {views.map(one => (
            <li key={one}>
              <AdminLink
                to={one === 'requested' ? '/office/wine' : `/office/wine?state=${one}`}
                aria-current={one === view ? 'page' : undefined}
              >
                {t(`admin_wine_${one}`)}
              </AdminLink>
            </li>
          ))}
        </ul>
      </nav>
      {view === 'stock' ? <WineStock me={me} /> : <WineOrderRows key={view} state={view} me={me} />}
      {view === 'requested' && <SetAllowance />}
    </>
  )
}
