import type { PointerEvent } from 'react'
import type { Itinerary, OfferedExperience, PlannedExperience } from '#contract/extras/itineraries'
import type { Day } from '#domain/calendar/day'
import { formatWeekday } from '#domain/calendar/formats'
import { pleasant } from '#domain/geography/climate'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { PlannedCard, type PlannedCardActions } from './planned-card'
import styles from './planner.module.css'
import { offeredOf } from './use-plan'

interface DayPlannerProps extends PlannedCardActions {
  plan: Itinerary
  offered: readonly OfferedExperience[]
  readOnly: boolean
  /** The day over which something is dragged, and why it cannot be dropped there. */
  over: { day: Day; problem: string | null } | undefined
  onDragStart: (item: PlannedExperience) => (event: PointerEvent<HTMLElement>) => void
}

/** The days of a stay with their experiences: columns on wide windows, a list on narrow ones. */
export function DayPlanner({ plan, offered, readOnly, over, onDragStart, ...actions }: DayPlannerProps) {
  const t = useT()
  const language = useLanguage()
  const card = (item: PlannedExperience) => (
    <li key={item.uuid}>
      <PlannedCard
        item={item}
        offered={offeredOf(offered, item)}
        plan={plan}
        readOnly={readOnly}
        onDragStart={onDragStart(item)}
        {...actions}
      />
    </li>
  )
  const outside = [
    ['before', plan.experiencesBeforeDateIn],
    ['after', plan.experiencesAfterDateOut],
  ] as const
  return (
    <section className={styles.part} aria-labelledby="planner-days">
      <h2 id="planner-days" tabIndex={-1}>
        {t('planner_days')}
      </h2>
      {outside.map(
        ([when, items]) =>
          items.length > 0 && (
            <div key={when} className={styles.outside} data-outside={when}>
              <h3 tabIndex={-1}>{t(`planner_outside_${when}`)}</h3>
              <ul className={styles.cards}>{items.map(card)}</ul>
            </div>
          ),
      )}
      <ol className={styles.days} data-days>
        {plan.days.map(({ date, weather, experiences }, at) => (
          <li
            key={date}
            className={cx(styles.day, over?.day === date && (over.problem ? styles.refused : styles.over))}
            data-day={date}
            data-tour={at === 0 ? 'plannerDay' : undefined}
          >
            <h3 className={styles.date} tabIndex={-1}>
              <time dateTime={date}>{formatWeekday(date, language)}</time>
            </h3>
            <p className={styles.muted}>
              {t('planner_weather', { air: weather.air, sea: weather.sea })}
              {weather.air > pleasant.airTo && ` ${t('planner_hot')}`}
            </p>
            {date === plan.from && <p className={styles.muted}>{t('planner_arrival')}</p>}
            {date === plan.to && <p className={styles.muted}>{t('planner_departure')}</p>}
            {over?.day === date && over.problem && (
              <p className={styles.problem}>{t('planner_problem', { problem: over.problem.replaceAll('-', '_') })}</p>
            )}
            {experiences.length > 0 ? (
              <ul className={styles.cards}>{experiences.map(card)}</ul>
            ) : (
              <p className={styles.empty}>{t('planner_free_day')}</p>
            )}
          </li>
        ))}
      </ol>
    </section>
  )
}
