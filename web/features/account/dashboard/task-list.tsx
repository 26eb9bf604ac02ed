import type { Trip, TripTaskShown } from '#contract/booking/trips'
import type { TaskKind } from '#domain/booking/trip-tasks'
import { formatDay, formatMoney } from '#domain/calendar/formats'
import { useSite } from '#web/lib/site-context'
import { type MessageKey, useLanguage, useT } from '#web/messages'
import { CheckIcon, WarningIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import { bookingLink } from '../booking-links'
import styles from './task-list.module.css'

/** Where a task is done. A new kind of task has its page here and its texts in `account_task_<kind>_<state>`. */
const pageOf: Readonly<Record<TaskKind, (trip: Trip) => string | undefined>> = {
  deposit: ({ bookingId, status, priced }) => bookingLink({ id: bookingId, status, totalPrice: priced ? 0 : null })?.to,
  balance: ({ bookingId }) => `/secure/overview-and-payment?booking=${bookingId}`,
  services: ({ bookingId }) => `/secure/overview-and-payment?booking=${bookingId}`,
  passports: ({ bookingId }) => `/secure/passport-details?booking=${bookingId}`,
  journey: ({ bookingId }) => `/secure/trip-details?booking=${bookingId}`,
  guests: () => '/secure/guest-logins',
}

interface TaskListProps {
  trip: Trip
  /** Staff who view the site as a client see the list, and do none of it. */
  isClient: boolean
}

/** The tasks of a trip, with how many are done. */
export function TaskList({ trip, isClient }: TaskListProps) {
  const t = useT()
  const { tasks } = trip
  if (tasks.length === 0) return null
  const needed = tasks.filter(({ state }) => state !== 'optional')
  const done = needed.filter(({ state }) => state === 'done').length
  return (
    <section className={styles.tasks} aria-label={t('account_tasks')} data-tour="tasks">
      <h3 className={styles.title}>
        {done === needed.length ? t('account_tasks_done') : t('account_tasks_progress', { done, count: needed.length })}
      </h3>
      <ul>
        {tasks.map(task => (
          <Task key={task.kind} task={task} trip={trip} isLinked={isClient && task.state !== 'done'} />
        ))}
      </ul>
    </section>
  )
}

function Task({ task, trip, isLinked }: { task: TripTaskShown; trip: Trip; isLinked: boolean }) {
  const t = useT()
  const language = useLanguage()
  const { currencies } = useSite()
  const code = currencies.find(({ id }) => id === trip.currencyId)?.code ?? 'EUR'
  const text = t(`account_task_${task.kind}_${task.state}` as MessageKey, {
    amount: task.amount === null ? '' : formatMoney(task.amount, code, language),
    day: task.due === null ? '' : formatDay(task.due, language),
    done: task.done ?? 0,
    total: task.total ?? 0,
  })
  const page = isLinked ? pageOf[task.kind](trip) : undefined
  return (
    <li className={styles.task} data-state={task.state}>
      <span className={styles.mark} aria-hidden="true">
        {task.state === 'done' && <CheckIcon />}
        {task.state === 'overdue' && <WarningIcon />}
      </span>
      {page ? <InternalLink to={page}>{text}</InternalLink> : <span>{text}</span>}
    </li>
  )
}
