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
import type { OfficeExperienceRequest } from '#contract/extras/office-experiences'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDay, formatTime } from '#domain/calendar/formats'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { cx } from '#web/ui/cx'
import { AskSupplier } from '../transfers/ask-supplier'
import { SupplierState } from '../transfers/supplier-state'
import { AnswerExperience } from './answer-experience'
import { SetPlaces } from './set-places'

/** Beginning of the keys of these queries. */
const listKey = 'office experiences '

/** The statuses in which staff can still answer, or answer again. */
const answerable: readonly number[] = [1, 2, 3, 7, 15]

const paid = 5

const statusWord = (status: number): string =>
  ({ 1: 'asked', 2: 'asked', 3: 'quoted', 7: 'quoted', 15: 'accepted', 5: 'paid', 8: 'declined', 13: 'unavailable' })[
    status
  ] ?? 'over'

/** Clients' requests for experiences, by day. */
export function ExperienceRequests({ me }: { me: StaffPerson }) {
  const t = useT()
  const language = useLanguage()
  const state = useListState(['asked', 'answered'])
  const [open, setOpen] = useState<{ request: OfficeExperienceRequest; form: 'answer' | 'places' | 'supplier' }>()
  const close = () => {
    setOpen(undefined)
    invalidateQueries(listKey)
  }
  return (
    <>
      <AdminPageHeader title={t('admin_experiences')} lead={t('admin_experiences_lead')} />
      <ListTabs
        page="/office/experiences"
        label={t('admin_hours_which')}
        tabs={[
          { state: 'asked', name: t('admin_hours_asked') },
          { state: 'answered', name: t('admin_hours_answered') },
        ]}
        current={state}
      />
      <OfficeList
        key={state}
        queryKey={`${listKey}${state} ${me.id}`}
        load={async (after: string | undefined, signal) => {
          const query = { state, ...(after !== undefined && { after }) }
          const { requests, next } = await adminApi('GET /office/experiences', { query }, { signal })
          return { rows: requests, next }
        }}
        empty={t(`admin_hours_none_${state}`)}
      >
        {(requests, before) =>
          [...Map.groupBy(requests, ({ date }) => date)].map(([date, some]) => (
            <section key={date} className={styles.part}>
              {date !== before?.date && <h2>{formatDay(date, language)}</h2>}
              <ul className={styles.rows}>
                {some.map(request => (
                  <RequestRow
                    key={request.itemId}
                    request={request}
                    onAnswer={() => setOpen({ request, form: 'answer' })}
                    onPlaces={() => setOpen({ request, form: 'places' })}
                    onAsk={() => setOpen({ request, form: 'supplier' })}
                  />
                ))}
              </ul>
            </section>
          ))
        }
      </OfficeList>
      {open?.form === 'answer' && <AnswerExperience key={open.request.itemId} request={open.request} onClose={close} />}
      {open?.form === 'supplier' && (
        <AskSupplier item={open.request} text={t('admin_experiences_ask_text')} onClose={close} />
      )}
      {open?.form === 'places' && <SetPlaces key={open.request.itemId} request={open.request} onClose={close} />}
    </>
  )
}

interface RequestRowProps {
  request: OfficeExperienceRequest
  onAnswer: () => void
  onPlaces: () => void
  onAsk: () => void
}

function RequestRow({ request, onAnswer, onPlaces, onAsk }: RequestRowProps) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const money = useMoney(request.currencyId)
  const { experience, meeting, villa, reference, name, email, time, note, message, status, price, tablePrice } = request
  const { adults, children, childAges, taken, places, requestedAt, answeredAt, answeredBy, supplier } = request
  return (
    <li className={list.row}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{experience}</p>
        <p className={styles.muted}>{[time && formatTime(time, language), meeting].filter(Boolean).join(' · ')}</p>
        <p>{t('admin_experiences_party', { adults, children, ages: childAges.join(', ') || 'none' })}</p>
        <p className={styles.muted}>
          {places === null
            ? t('admin_experiences_taken', { taken })
            : t('admin_experiences_taken_of', { taken, places })}
        </p>
        {note && <p>{note}</p>}
      </div>
      <div className={styles.meta}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.muted}>{reference}</p>
        <p>{name || t('admin_bookings_no_name')}</p>
        <p className={styles.muted}>{email}</p>
      </div>
      <div className={styles.meta}>
        <p>{t('admin_experiences_state', { state: statusWord(status), amount: money(price ?? 0) })}</p>
        {tablePrice !== null && (
          <p className={styles.muted}>{t('admin_experiences_table', { amount: money(tablePrice) })}</p>
        )}
        {message && <p className={styles.muted}>{message}</p>}
        <p className={styles.muted}>
          {answeredAt
            ? t('admin_hours_answered_by', { moment: moment(answeredAt), name: answeredBy ?? 'none' })
            : t('admin_change_asked', { moment: moment(requestedAt) })}
        </p>
        {supplier && <SupplierState supplier={supplier} listKey={listKey} />}
      </div>
      <p className={cx(list.action, styles.actions)}>
        {answerable.includes(status) && (
          <ChangeButton
            variant="secondary"
            aria-label={t('admin_experiences_answer_of', { experience, reference })}
            onClick={onAnswer}
          >
            {t('admin_hours_answer')}
          </ChangeButton>
        )}
        <ChangeButton
          variant="quiet"
          aria-label={t('admin_experiences_places_of', { experience, reference })}
          onClick={onPlaces}
        >
          {t('admin_experiences_places')}
        </ChangeButton>
        {(answerable.includes(status) || status === paid) && (
          <ChangeButton
            variant="quiet"
            aria-label={t('admin_experiences_ask_of', { experience, reference })}
            onClick={onAsk}
          >
            {t('admin_transfers_ask')}
          </ChangeButton>
        )}
      </p>
    </li>
  )
}
