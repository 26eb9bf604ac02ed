import { useEffect, useMemo, useRef, useState } from 'react'
import { searchCalendar } from '#domain/availability/calendar'
import {
  type Choice,
  closePicker,
  type DateSelection,
  emptySelection,
  selectionFromStay,
} from '#domain/availability/date-selection'
import { lastPublishedDay } from '#domain/calendar/day'
import type { Stay } from '#domain/calendar/stay'
import { nightsOf } from '#domain/calendar/stay'
import { flexibilityDays } from '#domain/search/flexible-dates'
import { StayCalendar } from '#web/features/calendar/lazy'
import { localToday } from '#web/lib/local-today'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { useSyncedState } from '../../../hooks/use-synced-state'
import { dateLabel } from '../filter-labels'
import styles from '../filters.module.css'
import { useBandHeight } from '../use-band-height'
import dates from './dates.module.css'
import { OptionPill } from './option-pill'
import type { FilterPanelProps } from './panel'
import { PanelFooter } from './panel-footer'

/** An incomplete selection is not part of a search yet. */
const emittedRange = ({ start, end, complete }: DateSelection) => (complete ? `${start} ${end}` : '')
const sameStay = (a: DateSelection, b: DateSelection) => emittedRange(a) === emittedRange(b)

const noDates = { stay: undefined, flex: undefined, month: undefined }

/** Arrival and departure with flexibility: two months side by side, or an endless scroll on a phone. */
export function DateRangeFilter({ query, onChange, onClose, screen }: FilterPanelProps) {
  const t = useT()
  const language = useLanguage()
  const calendar = useMemo(() => {
    const today = localToday()
    return searchCalendar(today, { maxDate: lastPublishedDay(today) })
  }, [])
  const [selection, setSelection] = useSyncedState(
    query.stay ? selectionFromStay(query.stay) : emptySelection,
    sameStay,
  )
  // Can be set before the dates, when the search does not hold it yet.
  const [flex, setFlex] = useState(query.flex ?? 0)
  const [seen, setSeen] = useState(query.flex)
  if (query.flex !== seen) {
    setSeen(query.flex)
    if (query.stay) setFlex(query.flex ?? 0)
  }
  const band = useBandHeight()
  const { start, end, complete } = selection
  const tell = (stay: Stay, flex: number) => onChange({ ...noDates, stay, flex: flex || undefined })

  // A start without an end is cleared when the picker closes, however it closes.
  const latest = useRef({ selection, onChange })
  latest.current = { selection, onChange }
  useEffect(
    () => () => {
      const { selection, onChange } = latest.current
      if (closePicker(selection) !== selection && selection.start) onChange(noDates)
    },
    [],
  )

  const choose = ({ state, emitted }: Choice) => {
    setSelection(state)
    if (emitted) tell({ from: emitted.from, to: emitted.to }, flex)
    // On a phone searches start on request only, so an incomplete selection stays.
    else if (!state.start || screen) onChange(noDates)
  }
  const clear = () => {
    setSelection(emptySelection)
    onChange(noDates)
  }
  const stay = complete && start && end ? { from: start, to: end } : undefined
  const foot = (
    <PanelFooter
      onClear={clear}
      clearable={start !== undefined}
      onClose={onClose}
      close={t(stay ? 'action_confirm' : 'action_close')}
    />
  )
  const exactness = (
    <OptionPill
      className={dates.bend}
      label={t('filter_dates_bend')}
      options={[0, ...new Set([flexibilityDays.usual, flex || flexibilityDays.usual])].map(days => ({
        value: days,
        name: days === 0 ? t('filter_dates_exact') : t('filter_dates_bend_by', { days }),
      }))}
      value={flex}
      onPick={days => {
        setFlex(days)
        if (stay) tell(stay, days)
      }}
    />
  )
  return (
    <>
      <div ref={band} className={cx(styles.asked, screen && styles.askedOnScreen)}>
        <p role="status">
          {stay
            ? t('filter_dates_chosen', {
                dates: dateLabel({ stay, flex }, { t, language }) ?? '',
                nights: nightsOf(stay),
              })
            : t(start ? 'filter_dates_check_out' : 'filter_dates_check_in')}
        </p>
        {screen && !onClose && foot}
        {screen && exactness}
      </div>
      <StayCalendar
        calendar={calendar}
        selection={selection}
        onChoose={choose}
        endless={screen ?? false}
        className={screen ? styles.toTheEdges : undefined}
      />
      {!screen && exactness}
      {(!screen || onClose) && foot}
    </>
  )
}
