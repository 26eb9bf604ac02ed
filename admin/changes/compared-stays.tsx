import base from '#admin/ui/table.module.css'
import { useMoney } from '#admin/ui/use-money'
import type { ComparedStayShown, OfficeChangeShown } from '#contract/booking/booking-changes'
import { formatDay, formatDays } from '#domain/calendar/formats'
import { nightsOf } from '#domain/calendar/stay'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import own from './changes.module.css'
import { type Comparison, type PartSum, sumOf } from './comparison'

interface ComparedStaysProps {
  change: OfficeChangeShown
  /** Null once the request is closed: then only the request is shown. */
  comparison: Comparison | null
  isCurrent: boolean
}

type RowName = 'dates' | 'nights' | 'guests' | 'rate' | 'stay' | 'tax' | 'services' | 'deposit' | 'balance' | 'total'

/** Table of the stay as booked and as requested; what differs is emphasised. */
export function ComparedStays({ change, comparison, isCurrent }: ComparedStaysProps) {
  const t = useT()
  const money = useCells(change.currencyId)
  const language = useLanguage()
  const factsOf = (stay: Pick<ComparedStayShown, 'from' | 'to' | 'adults' | 'children' | 'infants' | 'ratePlan'>) => ({
    dates: formatDays(stay, language),
    nights: String(nightsOf(stay)),
    guests: t('admin_change_party', { adults: stay.adults, children: stay.children, infants: stay.infants }),
    rate: t(`admin_change_rate_${stay.ratePlan}`),
  })
  const cellsOf = (stay: ComparedStayShown): Record<RowName, string> => ({
    ...factsOf(stay),
    stay: money.amount(stay.stayPrice),
    tax: money.part(sumOf(stay, 'tourist-tax')),
    services: money.part(sumOf(stay, 'service')),
    deposit: money.part(sumOf(stay, 'deposit', 'whole')),
    balance: money.part(sumOf(stay, 'balance')),
    total: money.amount(stay.total),
  })
  const before = comparison && cellsOf(comparison.before)
  const after: Partial<Record<RowName, string>> = comparison ? cellsOf(comparison.after) : factsOf(change)
  const rows = (Object.entries(after) as [RowName, string][]).filter(
    ([name, cell]) => name !== 'services' || cell !== money.none || before?.services !== money.none,
  )
  return (
    <table className={cx(base.table, own.compared)} aria-busy={!isCurrent}>
      <caption>{t(before ? 'admin_change_compared' : 'admin_change_wished')}</caption>
      <thead>
        <tr>
          <td />
          {before && <th scope="col">{t('admin_change_before')}</th>}
          <th scope="col">{t('admin_change_after')}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map(([name, cell]) => (
          <tr key={name} className={name === 'total' ? own.total : undefined}>
            <th scope="row">{t(`admin_change_row_${name}`)}</th>
            {before && <td>{before[name]}</td>}
            <td>{before && before[name] !== cell ? <strong>{cell}</strong> : cell}</td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Formats amounts and sums of payments. */
function useCells(currencyId: number) {
  const t = useT()
  const language = useLanguage()
  const money = useMoney(currencyId)
  const none = '–'
  return {
    none,
    amount: (amount: number | null) => (amount === null ? none : money(amount)),
    part: ({ amount, paid, due }: PartSum) => {
      if (amount === 0) return none
      if (due === undefined) return t('admin_change_paid', { amount: money(amount) })
      if (paid > 0) return t('admin_change_part_paid', { amount: money(amount), paid: money(paid) })
      return t('admin_change_by', { amount: money(amount), day: formatDay(due, language) })
    },
  }
}
