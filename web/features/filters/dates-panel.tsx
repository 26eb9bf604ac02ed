import { useState } from 'react'
import { asksForNights } from '#domain/search/open-dates'
import { useT } from '#web/messages'
import dates from './dates.module.css'
import { DaysChoice } from './days-choice'
import { MonthChoice } from './month-choice'
import type { FilterPanelProps } from './panel'
import { Pick } from './pick'

const ways = ['days', 'month'] as const
type Way = (typeof ways)[number]
const names = { days: 'filter_dates_way_days', month: 'filter_dates_way_month' } as const

/** When: days, which may bend, or any week of a month. */
export default function DatesPanel(props: FilterPanelProps) {
  const t = useT()
  const { query } = props
  const asked: Way | undefined = query.month ? 'month' : asksForNights(query) ? 'days' : undefined
  const [way, setWay] = useState<Way>(asked ?? 'days')
  // A search that becomes another, as when the visitor goes back, brings its own way; one without dates changes nothing.
  const [seen, setSeen] = useState(asked)
  if (asked !== seen) {
    setSeen(asked)
    if (asked) setWay(asked)
  }
  return (
    <div>
      <Pick
        className={dates.way}
        label={t('filter_dates_way')}
        options={ways.map(value => ({ value, name: t(names[value]) }))}
        value={way}
        onPick={setWay}
      />
      {way === 'days' ? <DaysChoice {...props} /> : <MonthChoice {...props} />}
    </div>
  )
}
