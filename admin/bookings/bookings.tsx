import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import list from '#admin/ui/list.module.css'
import { ListSearch, useListSearch } from '#admin/ui/list-search'
import { ListTabs, useListState } from '#admin/ui/list-tabs'
import { OfficeList } from '#admin/ui/office-list'
import type { StaffPerson } from '#contract/staff/staff'
import type { OfficeBookingShown } from '#contract/staff/staff-bookings'
import { formatDays } from '#domain/calendar/formats'
import { invalidateQueries } from '#web/lib/use-mutation'
import { type MessageKey, useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Select } from '#web/ui/field'
import { ChooseManager } from './choose-manager'

const states = ['coming', 'today', 'past', 'ended'] as const
const orders = ['arrival', '-arrival'] as const

/** Beginning of the keys of these queries. */
const listKey = 'office bookings '

/** The bookings by arrival, searched and filtered; staff open one or change its client manager. */
export function Bookings({ me }: { me: StaffPerson }) {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const state = useListState(states)
  const asked = new URLSearchParams(search).get('order')
  const order =
    orders.find(each => each === asked) ?? (state === 'coming' || state === 'today' ? 'arrival' : '-arrival')
  const { words, search: form } = useListSearch()
  const [chosen, setChosen] = useState<OfficeBookingShown>()
  const filter = { words, state, order }
  const key = `${listKey}${state} ${order} ${words} ${me.id}`
  return (
    <>
      <AdminPageHeader title={t('admin_bookings')} lead={t('admin_bookings_lead')} />
      <ListSearch {...form} label={t('admin_bookings_find')} hint={t('admin_bookings_find_hint')} />
      <ListTabs
        page="/office/bookings"
        label={t('admin_bookings_which')}
        tabs={states.map(each => ({ state: each, name: t(`admin_bookings_${each}`) }))}
        current={state}
      />
      <div className={list.bar}>
        <div className={styles.filter}>
          <Select
            label={t('admin_list_order')}
            value={order}
            onChange={event => {
              const query = new URLSearchParams(search)
              query.set('order', event.target.value)
              void navigate(`${pathname}?${query}`, { replace: true })
            }}
          >
            <option value="arrival">{t('admin_bookings_earliest')}</option>
            <option value="-arrival">{t('admin_bookings_latest')}</option>
          </Select>
        </div>
        <ExportList call="POST /office/bookings/csv" filter={filter} name="bookings" />
      </div>
      <OfficeList
        key={key}
        queryKey={key}
        load={async (cursor: string | undefined, signal) => {
          const body = { ...filter, ...(cursor !== undefined && { cursor }) }
          const { bookings, next } = await adminApi('POST /office/bookings/list', { body }, { signal })
          return { rows: bookings, next }
        }}
        empty={t(words === '' ? 'admin_bookings_none' : 'admin_list_none_named')}
      >
        {bookings => (
          <ul className={styles.rows}>
            {bookings.map(booking => (
              <BookingRow key={booking.bookingId} booking={booking} onChoose={() => setChosen(booking)} />
            ))}
          </ul>
        )}
      </OfficeList>
      {chosen && (
        <ChooseManager
          booking={chosen}
          onChanged={() => invalidateQueries(listKey)}
          onClose={() => setChosen(undefined)}
        />
      )}
    </>
  )
}

function BookingRow({ booking, onChoose }: { booking: OfficeBookingShown; onChoose: () => void }) {
  const t = useT()
  const language = useLanguage()
  const { villa, from, to, name, email, reference, clientManager, chosen, status } = booking
  return (
    <li className={styles.booking}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.muted}>
          {formatDays({ from, to }, language)} · {reference} · {t(`admin_booking_status_${status}` as MessageKey)}
        </p>
        <p>
          <AdminLink
            to={`/office/bookings/${booking.bookingId}`}
            aria-label={t('admin_bookings_open_named', { reference })}
          >
            {t('admin_bookings_open')}
          </AdminLink>
        </p>
      </div>
      <div className={styles.meta}>
        <p>{name || t('admin_bookings_no_name')}</p>
        <p className={styles.muted}>{email}</p>
      </div>
      <div className={styles.meta}>
        <p className={styles.muted}>{t('admin_manager')}</p>
        <p>{clientManager?.fullName ?? t('admin_manager_none')}</p>
        {chosen && <p className={styles.muted}>{t('admin_manager_chosen')}</p>}
      </div>
      <Button variant="secondary" aria-label={t('admin_manager_change_of', { reference })} onClick={onChoose}>
        {t('admin_manager_change')}
      </Button>
    </li>
  )
}
