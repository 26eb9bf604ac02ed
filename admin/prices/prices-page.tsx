import { useSearchParams } from 'react-router'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { useVillaParam } from '#admin/ui/villas/use-villa-param'
import type { StaffPerson } from '#contract/staff/staff'
import { todayAt } from '#domain/calendar/today'
import { seasonYearOf } from '#domain/pricing/price-weeks'
import { useT } from '#web/messages'
import { readState } from './price-state'
import { PriceYear } from './price-year'

const years = { first: 2000, last: 2100 }

/** The prices and terms of villas, a year at a time. The address has year, state, region and words, or one villa. */
export default function PricesPage({ me }: { me: StaffPerson }) {
  const t = useT()
  const [params] = useSearchParams()
  const asked = Number(params.get('year'))
  const isYear = Number.isInteger(asked) && asked >= years.first && asked <= years.last
  const year = isYear ? asked : seasonYearOf(todayAt(Date.now()))
  const region = params.get('region') ?? ''
  const words = params.get('words') ?? ''
  const state = readState(params)
  const villaId = useVillaParam()
  const filter = { year, ...(villaId === undefined ? { state, region, words } : { villaId }) }
  return (
    <>
      {villaId !== undefined && (
        <p>
          <AdminLink to={`/office/prices?year=${year}`}>{t('admin_prices_of_all')}</AdminLink>
        </p>
      )}
      <AdminPageHeader title={t('admin_prices')} lead={t('admin_prices_lead')} />
      <PriceYear key={JSON.stringify(filter)} me={me} filter={filter} />
    </>
  )
}
