import { useState } from 'react'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoment } from '#admin/ui/use-moment'
import { useMoney } from '#admin/ui/use-money'
import type { OfficeHoursShown } from '#contract/booking/hours'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDays, formatTime } from '#domain/calendar/formats'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { AnswerHours } from './answer-hours'

/** Requests for an early arrival or a late departure. */
export function HoursRequests({ me }: { me: StaffPerson }) {
  const t = useT()
  const state = useListState(['asked', 'answered'])
  const [answering, setAnswering] = useState<OfficeHoursShown>()
  return (
    <>
      <AdminPageHeader title={t('admin_hours')} lead={t('admin_hours_lead')} />
      <ListTabs
        page="/office/hours"
        label={t('admin_hours_which')}
        tabs={[
          { state: 'asked', name: t('admin_hours_asked') },
          { state: 'answered', name: t('admin_hours_answered') },
        ]}
        current={state}
      />
      <OfficeList
        key={state}
        queryKey={`office hours ${state} ${me.id}`}
        load={async (cursor: number | undefined, signal) => {
          const query = { state, ...(cursor !== undefined && { cursor }) }
          const { requests, next } = await adminApi('GET /office/hours', { query }, { signal })
          return { rows: requests, next }
        }}
        empty={t(`admin_hours_none_${state}`)}
      >
        {requests => (
          <ul className={styles.rows}>
            {requests.map(request => (
              <HoursRow key={request.id} request={request} onAnswer={() => setAnswering(request)} />
            ))}
          </ul>
        )}
      </OfficeList>
      {answering && (
        <AnswerHours
          key={answering.id}
          request={answering}
          onClose={() => {
            setAnswering(undefined)
            invalidateQueries('office hours ')
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
    <li className={list.row}>
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
        {neighbour && <p className={list.overdue}>{t('admin_hours_neighbour')}</p>}
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
        <p className={list.action}>
          <ChangeButton
            variant="secondary"
            aria-label={t('admin_hours_answer_of', { villa, reference })}
            onClick={onAnswer}
          >
            {t('admin_hours_answer')}
          </ChangeButton>
        </p>
      )}
    </li>
  )
}
