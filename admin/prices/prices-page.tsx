import { useSearchParams } from 'react-router'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import type { StaffPerson } from '#contract/staff/staff'
import { partsOf } from '#domain/calendar/day'
import { todayAt } from '#domain/calendar/today'
import { useT } from '#web/messages'
import { PriceYear } from './price-year'

const years = { first: 2000, last: 2100 }

/** The prices and terms of all villas, a year at a time. The address has year, region and words. */
export default function PricesPage({ me }: { me: StaffPerson }) {
  const t = useT()
  const [params] = useSearchParams()
  const asked = Number(params.get('year'))
  const isYear = Number.isInteger(asked) && asked >= years.first && asked <= years.last
  const year = isYear ? asked : partsOf(todayAt(Date.now())).year
  const region = params.get('region') ?? ''
  const words = params.get('words') ?? ''
  return (
    <>
      <AdminPageHeader title={t('admin_prices')} lead={t('admin_prices_lead')} />
      <PriceYear key={`${year} ${region} ${words}`} staffId={me.id} filter={{ year, region, words }} />
    </>
  )
}
