import type { PointerEvent } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { Itinerary, OfferedExperience, PlannedExperience } from '#contract/extras/itineraries'
import { formatTime, formatWeekday } from '#domain/calendar/formats'
import { isBookable } from '#domain/itinerary/plan'
import { CancelService, DepositText, ServiceTermsText } from '#web/features/service-terms/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Checkbox } from '#web/ui/checkbox'
import { cx } from '#web/ui/cx'
import { Select } from '#web/ui/field'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import { statusName } from './plan-edits'
import styles from './planner.module.css'
import { travelText, usePlanMoney } from './use-plan-money'

export interface PlannedCardActions {
  /** The person who acts. */
  contact: Pick<CurrentContact, 'id'>
  onMove: (item: PlannedExperience, date: string) => void
  onSelect: (item: PlannedExperience, selected: boolean) => void
  onEdit: (item: PlannedExperience) => void
  onRemove: (item: PlannedExperience) => void
  onRequest: (item: PlannedExperience) => void
  onCancelled: (item: PlannedExperience) => void
}

interface PlannedCardProps extends PlannedCardActions {
  item: PlannedExperience
  offered: OfferedExperience | undefined
  plan: Itinerary
  readOnly: boolean
  /** Begins a drag of the card by its handle. */
  onDragStart: (event: PointerEvent<HTMLElement>) => void
}

const confirmed = 5

/** A planned experience at its day: status, price and what can be done with it. */
export function PlannedCard({ item, offered, plan, contact, readOnly, onDragStart, ...actions }: PlannedCardProps) {
  const t = useT()
  const language = useLanguage()
  const money = usePlanMoney(plan.currencyId)
  const { status, quotedPrice, previousPrice, problem, selected, time, note, message, adults, children } = item
  const name = offered?.name ?? t('planner_not_offered')
  const isPaid = status === confirmed
  return (
    <article className={cx(styles.card, isPaid && styles.paid)} aria-label={name} data-item={item.uuid}>
      <div className={styles.cardHead}>
        {!readOnly && !isPaid && (
          // A pointer's handle only: the list of days below does the same for keyboards.
          <span className={styles.handle} aria-hidden="true" onPointerDown={onDragStart} title={t('planner_drag')}>
            ⠿
          </span>
        )}
        <h4 className={styles.cardName}>{name}</h4>
      </div>
      <p className={styles.muted}>
        {[
          time && formatTime(time, language),
          t('planner_party', { adults, children }),
          offered && travelText(offered.travelMinutes, t),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      {offered?.meeting && <p className={styles.muted}>{offered.meeting}</p>}
      <p className={styles.status}>
        {t('planner_status', { status: statusName(status) })}
        {quotedPrice !== null && <strong className={styles.price}> {money(quotedPrice)}</strong>}
      </p>
      {item.deposit && <DepositText deposit={item.deposit} money={money} className={styles.muted} />}
      {isPaid && <ServiceTermsText terms={item.terms} day={item.date} className={styles.muted} />}
      {isPaid && !readOnly && plan.mayDecline && item.itemId !== null && item.date > plan.today && (
        <div className={styles.noPrint}>
          <CancelService
            contact={contact}
            itemId={item.itemId}
            name={name}
            money={money}
            onCancelled={() => actions.onCancelled(item)}
          />
        </div>
      )}
      {previousPrice !== null && quotedPrice !== null && (
        <p className={styles.changed}>
          {t('planner_price_was', { amount: money(previousPrice), difference: money(quotedPrice - previousPrice) })}
        </p>
      )}
      {problem && <p className={styles.problem}>{t('planner_problem', { problem: problem.replaceAll('-', '_') })}</p>}
      {message && <p className={styles.message}>{message}</p>}
      {note && <p className={styles.muted}>{note}</p>}
      {!readOnly && !isPaid && (
        <div className={styles.cardActions}>
          {isBookable(item) && !problem && (
            <Checkbox
              choice={selected ? 'all' : 'none'}
              onChange={event => actions.onSelect(item, event.currentTarget.checked)}
            >
              {t('planner_select')}
            </Checkbox>
          )}
          {status === 0 && !problem && (
            <Button variant="secondary" onClick={() => actions.onRequest(item)}>
              {t('planner_request')}
            </Button>
          )}
          <Select
            label={
              <>
                {t('planner_day')} <VisuallyHidden>{name}</VisuallyHidden>
              </>
            }
            className={styles.move}
            value={item.date}
            onChange={event => actions.onMove(item, event.target.value)}
          >
            {!plan.days.some(({ date }) => date === item.date) && (
              <option value={item.date}>{formatWeekday(item.date, language)}</option>
            )}
            {plan.days.map(({ date }) => {
              const why = offered?.days.find(one => one.date === date)?.problem
              return (
                <option key={date} value={date} disabled={date !== item.date && Boolean(why)}>
                  {formatWeekday(date, language)}
                  {why ? ` – ${t('planner_problem_short', { problem: why.replaceAll('-', '_') })}` : ''}
                </option>
              )
            })}
          </Select>
          <p className={styles.links}>
            <button type="button" className={styles.link} onClick={() => actions.onEdit(item)}>
              {t('planner_edit')}
            </button>
            <button type="button" className={styles.link} onClick={() => actions.onRemove(item)}>
              {t('planner_remove')}
            </button>
          </p>
        </div>
      )}
    </article>
  )
}
