import { useState } from 'react'
import { useLocation } from 'react-router'
import { useMoment } from '#admin/changes/answer-due'
import own from '#admin/changes/changes.module.css'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { useMoney } from '#admin/ui/use-money'
import type { OfficeHoursShown } from '#contract/booking/hours'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDays, formatTime } from '#domain/calendar/formats'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { QueryBoundary } from '#web/ui/query-boundary'
import { AnswerHours } from './answer-hours'

/** Requests for an early arrival or a late departure. */
export function HoursRequests({ me }: { me: StaffPerson }) {
  const t = useT()
  const state = new URLSearchParams(useLocation().search).get('state') === 'answered' ? 'answered' : 'asked'
  const [answering, setAnswering] = useState<OfficeHoursShown>()
  const { data, isError, refetch } = useQuery(
    `office hours ${state} ${me.id}`,
    signal => adminApi('GET /office/hours', { query: { state } }, { signal }),
    { staleTime: 0 },
  )
  return (
    <>
      <AdminPageHeader title={t('admin_hours')} lead={t('admin_hours_lead')} />
      <nav aria-label={t('admin_hours_which')}>
        <ul className={own.tabs}>
          <li>
            <AdminLink to="/office/hours" aria-current={state === 'asked' ? 'page' : undefined}>
              {t('admin_hours_asked')}
            </AdminLink>
          </li>
          <li>
            <AdminLink to="/office/hours?state=answered" aria-current={state === 'answered' ? 'page' : undefined}>
              {t('admin_hours_answered')}
            </AdminLink>
          </li>
        </ul>
      </nav>
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {({ requests, next }) =>
          requests.length === 0 ? (
            <p role="status">{t(`admin_hours_none_${state}`)}</p>
          ) : (
            <>
              <ul className={styles.rows}>
                {requests.map(request => (
                  <HoursRow key={request.id} request={request} onAnswer={() => setAnswering(request)} />
                ))}
              </ul>
              {next !== null && <p className={styles.muted}>{t('admin_hours_more')}</p>}
            </>
          )
        }
      </QueryBoundary>
      {answering && (
        <AnswerHours
          key={answering.id}
          request={answering}
          onClose={() => {
            setAnswering(undefined)
            refetch()
          }}
        />
      )}
    </>
  )
}

function HoursRow({ request, onAnswer }: { request: OfficeHoursShown; onAnswer: () => void }) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const money = useMoney(request.currencyId)
  const { kind, time, villa, reference, name, email, from, to, note, state, price, message, neighbour } = request
  const { arrivalFrom, departureBy, answeredAt, answeredBy, askedAt } = request
  const isEarly = kind === 'early-arrival'
  const usual = isEarly ? arrivalFrom : departureBy
  return (
    <li className={own.row}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.muted}>
          {reference} · {formatDays({ from, to }, language)}
        </p>
        <p>{name || t('admin_bookings_no_name')}</p>
        <p className={styles.muted}>{email}</p>
      </div>
      <div className={styles.meta}>
        <p className={styles.rowName}>
          {t('admin_hours_wish', { kind: isEarly ? 'early' : 'late', time: formatTime(time, language) })}
        </p>
        {usual && <p className={styles.muted}>{t('admin_hours_usual', { time: formatTime(usual, language) })}</p>}
        {neighbour && <p className={own.overdue}>{t('admin_hours_neighbour')}</p>}
        {note && <p>{note}</p>}
        {message && <p className={styles.muted}>{message}</p>}
      </div>
      <div className={styles.meta}>
        <p>{t('admin_hours_state', { state, amount: money(price ?? 0) })}</p>
        <p className={styles.muted}>
          {answeredAt
            ? t('admin_hours_answered_by', { moment: moment(answeredAt), name: answeredBy ?? 'none' })
            : t('admin_change_asked', { moment: moment(askedAt) })}
        </p>
      </div>
      {state === 'asked' && (
        <p className={own.action}>
          <Button variant="secondary" aria-label={t('admin_hours_answer_of', { villa, reference })} onClick={onAnswer}>
            {t('admin_hours_answer')}
          </Button>
        </p>
      )}
    </li>
  )
}
