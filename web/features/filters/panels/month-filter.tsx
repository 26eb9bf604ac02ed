import { lastPublishedDay } from '#domain/calendar/day'
import { locales } from '#domain/calendar/formats'
import { type Month, type MonthHalf, monthHalves, monthOf, monthsFrom } from '#domain/calendar/month'
import { defaultNights } from '#domain/search/flexible-dates'
import { localToday } from '#web/lib/local-today'
import { useLanguage, useT } from '#web/messages'
import { useSyncedState } from '../../../hooks/use-synced-state'
import { dateLabel } from '../filter-labels'
import styles from '../filters.module.css'
import dates from './dates.module.css'
import { OptionPill } from './option-pill'
import type { FilterPanelProps } from './panel'
import { PanelFooter } from './panel-footer'

/** Offered lengths of stay, in nights. */
const lengths = [defaultNights, 10, 14]

interface Asked {
  month: Month | undefined
  half: MonthHalf | undefined
  nights: number
}

const sameMonth = (a: Asked, b: Asked) => a.month === b.month && a.half === b.half && a.nights === b.nights

/** Any week of a month or of half a month, or another length of stay that begins in it. */
export function MonthFilter({ query, onChange, onClose }: FilterPanelProps) {
  const t = useT()
  const language = useLanguage()
  const today = localToday()
  const months = monthsFrom(monthOf(today), monthOf(lastPublishedDay(today)))
  const years = Map.groupBy(months, month => month.slice(0, 4))
  const [asked, setAsked] = useSyncedState<Asked>(
    { month: query.month?.month, half: query.month?.half, nights: query.month?.nights ?? defaultNights },
    sameMonth,
  )
  const { month, half, nights } = asked
  const toMonthQuery = ({ month, half, nights }: Asked) => month && { month, ...(half && { half }), nights }
  const set = (change: Partial<Asked>) => {
    const next = { ...asked, ...change }
    setAsked(next)
    onChange({ stay: undefined, flex: undefined, month: toMonthQuery(next) || undefined })
  }
  const chosen = toMonthQuery(asked)
  const names = new Intl.DateTimeFormat(locales[language], { month: 'long', timeZone: 'UTC' })
  return (
    <>
      <div className={styles.asked}>
        <p role="status">{chosen ? dateLabel({ month: chosen }, { t, language }) : t('filter_dates_any_month')}</p>
      </div>
      <div className={dates.years}>
        {[...years].map(([year, itsMonths]) => (
          // biome-ignore lint/a11y/useSemanticElements: buttons are no form fields.
          <div key={year} role="group" aria-label={year} className={dates.year}>
            <p aria-hidden="true" className={dates.yearName}>
              {year}
            </p>
            {itsMonths.map(value => (
              <button
                key={value}
                type="button"
                className={dates.month}
                aria-pressed={value === month}
                onClick={() => set({ month: value === month ? undefined : value })}
              >
                {names.format(new Date(`${value}-01`))}
              </button>
            ))}
          </div>
        ))}
      </div>
      <OptionPill
        className={dates.bend}
        label={t('filter_dates_half')}
        options={['all' as const, ...monthHalves].map(value => ({ value, name: t(`filter_dates_half_${value}`) }))}
        value={half ?? 'all'}
        onPick={value => set({ half: value === 'all' ? undefined : value })}
      />
      <OptionPill
        className={dates.bend}
        label={t('filter_dates_length')}
        options={[...new Set([...lengths, nights])].map(value => ({
          value,
          name: t('filter_dates_length_of', { nights: value }),
        }))}
        value={nights}
        onPick={value => set({ nights: value })}
      />
      <PanelFooter
        onClear={() => set({ month: undefined, half: undefined, nights: defaultNights })}
        clearable={month !== undefined}
        onClose={onClose}
        close={t(month ? 'action_confirm' : 'action_close')}
      />
    </>
  )
}
