import { useState } from 'react'
import { hasDates } from '#domain/search/flexible-dates'
import { useT } from '#web/messages'
import { DateRangeFilter } from './date-range-filter'
import dates from './dates.module.css'
import { MonthFilter } from './month-filter'
import { OptionPill } from './option-pill'
import type { FilterPanelProps } from './panel'

const ways = ['days', 'month'] as const
type Way = (typeof ways)[number]
const names = { days: 'filter_dates_way_days', month: 'filter_dates_way_month' } as const

/** Dates, optionally flexible, or any week of a month. */
export default function DatesPanel(props: FilterPanelProps) {
  const t = useT()
  const { query } = props
  const asked: Way | undefined = query.month ? 'month' : hasDates(query) ? 'days' : undefined
  const [way, setWay] = useState<Way>(asked ?? 'days')
  // A new search, such as after a back navigation, resets the mode; one without dates does not.
  const [seen, setSeen] = useState(asked)
  if (asked !== seen) {
    setSeen(asked)
    if (asked) setWay(asked)
  }
  return (
    <div>
      <OptionPill
        className={dates.way}
        label={t('filter_dates_way')}
        options={ways.map(value => ({ value, name: t(names[value]) }))}
        value={way}
        onPick={setWay}
      />
      {way === 'days' ? <DateRangeFilter {...props} /> : <MonthFilter {...props} />}
    </div>
  )
}
