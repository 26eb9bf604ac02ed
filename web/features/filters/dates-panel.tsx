import { useEffect, useMemo, useRef } from 'react'
import { searchCalendar } from '#domain/calendar'
import { type Choice, chosenStay, closePicker, type DateSelection, nothingChosen } from '#domain/date-selection'
import { lastPublishedDay } from '#domain/day'
import { formatDays } from '#domain/formats'
import { nightsOf } from '#domain/stay'
import { StayCalendar } from '#web/features/calendar/lazy'
import { visitorsToday } from '#web/features/calendar/public'
import { useLanguage, useT } from '#web/messages'
import { classes } from '#web/ui/classes'
import styles from './filters.module.css'
import type { FilterPanelProps } from './panel'
import { PanelFoot } from './panel-foot'
import { useFollowing } from './use-following'

/** What is half chosen is not yet part of a search. */
const told = ({ start, end, complete }: DateSelection) => (complete ? `${start} ${end}` : '')
const sameStay = (a: DateSelection, b: DateSelection) => told(a) === told(b)

/** When: two months side by side, or a long scroll of months on a telephone. */
export default function DatesPanel({ query, onChange, onClose, screen }: FilterPanelProps) {
  const t = useT()
  const language = useLanguage()
  const calendar = useMemo(() => {
    const today = visitorsToday()
    return searchCalendar(today, { maxDate: lastPublishedDay(today) })
  }, [])
  const [selection, setSelection] = useFollowing(query.stay ? chosenStay(query.stay) : nothingChosen, sameStay)
  const { start, end, complete } = selection

  // A start without an end is cleared when the picker closes, whichever way it closes.
  const latest = useRef({ selection, onChange })
  latest.current = { selection, onChange }
  useEffect(
    () => () => {
      const { selection, onChange } = latest.current
      if (closePicker(selection) !== selection && selection.start) onChange({ stay: undefined })
    },
    [],
  )

  const choose = ({ state, emitted }: Choice) => {
    setSelection(state)
    if (emitted) onChange({ stay: { from: emitted.from, to: emitted.to } })
    // On a telephone nothing is searched for until it is asked for: what is half chosen is not chosen.
    else if (!state.start || screen) onChange({ stay: undefined })
  }
  const clear = () => {
    setSelection(nothingChosen)
    onChange({ stay: undefined })
  }
  const stay = complete && start && end ? { from: start, to: end } : undefined
  const foot = (
    <PanelFoot
      onClear={clear}
      clearable={start !== undefined}
      onClose={onClose}
      close={t(stay ? 'action_confirm' : 'action_close')}
    />
  )
  return (
    <div>
      <div className={classes(styles.asked, screen && styles.askedOnScreen)}>
        <p role="status">
          {stay
            ? t('filter_dates_chosen', { dates: formatDays(stay, language, 'short'), nights: nightsOf(stay) })
            : t(start ? 'filter_dates_check_out' : 'filter_dates_check_in')}
        </p>
        {screen && !onClose && foot}
      </div>
      <StayCalendar
        calendar={calendar}
        selection={selection}
        onChoose={choose}
        endless={screen ?? false}
        className={screen ? styles.toTheEdges : undefined}
      />
      {(!screen || onClose) && foot}
    </div>
  )
}
