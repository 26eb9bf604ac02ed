import { useState } from 'react'
import { BulkBar } from '#admin/bulk/bulk-bar'
import { ListTable } from '#admin/lists/list-table'
import table from '#admin/lists/list-table.module.css'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { ListToolbar } from '#admin/lists/list-toolbar'
import { useListAddress } from '#admin/lists/use-list-address'
import { useSelection } from '#admin/lists/use-selection'
import { ChangeButton, useMayChange } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import { ListSearch, useListSearch } from '#admin/ui/list-search'
import { useMoment } from '#admin/ui/use-moment'
import type { StaffPerson } from '#contract/staff/staff'
import type { OfficeBookingShown } from '#contract/staff/staff-bookings'
import { formatShortDay } from '#domain/calendar/formats'
import { orderIn } from '#domain/office-lists/lists'
import { invalidateQueries } from '#web/lib/use-mutation'
import { type MessageKey, useLanguage, useT } from '#web/messages'
import { ChooseManager } from './choose-manager'
import { ManagerField } from './manager-field'

const path = '/office/bookings'
const states = ['coming', 'today', 'past', 'ended'] as const

/** Beginning of the keys of these queries. */
const listKey = 'office bookings '

const managerFields = {
  shown: (fieldError: (name: string) => string | undefined) => <ManagerField error={fieldError('userId')} />,
  read: ({ userId }: Record<string, string>) => ({ userId: userId ? Number(userId) : null }),
}

/** The bookings, searched, filtered and ordered; staff open them, or change their client managers. */
export function Bookings({ me }: { me: StaffPerson }) {
  const t = useT()
  const mayChange = useMayChange()
  const { query } = useListAddress(path)
  const state = useListState(states)
  const usualOrder = state === 'coming' || state === 'today' ? 'arrival' : '-arrival'
  const order = orderIn(path, query) ?? usualOrder
  const { words, search: form } = useListSearch()
  const [chosen, setChosen] = useState<OfficeBookingShown>()
  const filter = { words, state, order }
  const key = `${listKey}${state} ${order} ${words} ${me.id}`
  const selection = useSelection(`${state} ${words}`)
  const cells = useBookingCells()
  return (
    <>
      <AdminPageHeader title={t('admin_bookings')} lead={t('admin_bookings_lead')} />
      <ListSearch {...form} label={t('admin_bookings_find')} hint={t('admin_bookings_find_hint')} />
      <ListTabs
        page={path}
        label={t('admin_bookings_which')}
        tabs={states.map(each => ({ state: each, name: t(`admin_bookings_${each}`) }))}
        current={state}
      />
      <ListToolbar me={me} list={path} order={{ current: order, usual: usualOrder }}>
        <ExportList call="POST /office/bookings/csv" filter={filter} name="bookings" />
      </ListToolbar>
      <ListTable<typeof path, OfficeBookingShown>
        key={key}
        list={path}
        label={t('admin_bookings')}
        order={order}
        usualOrder={usualOrder}
        cells={cells}
        keyOf={({ bookingId }) => bookingId}
        selection={
          mayChange
            ? { of: selection, id: ({ bookingId }) => bookingId, name: ({ reference }) => reference }
            : undefined
        }
        action={
          mayChange
            ? booking => (
                <ChangeButton
                  variant="quiet"
                  aria-label={t('admin_manager_change_of', { reference: booking.reference })}
                  onClick={() => setChosen(booking)}
                >
                  {t('admin_manager_change')}
                </ChangeButton>
              )
            : undefined
        }
        queryKey={key}
        load={async (cursor, signal) => {
          const body = { ...filter, ...(cursor !== undefined && { cursor }) }
          const { bookings, next } = await adminApi('POST /office/bookings/list', { body }, { signal })
          return { rows: bookings, next }
        }}
        empty={t(words === '' ? 'admin_bookings_none' : 'admin_list_none_named')}
      />
      <BulkBar
        selection={selection}
        filtered={{ list: path, filter }}
        actions={['set-client-managers', 'send-reminders']}
        fields={action => (action === 'set-client-managers' ? managerFields : undefined)}
      />
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

/** The cells of a booking, by column. */
function useBookingCells() {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  return {
    villa: ({ villa, bookingId, reference }: OfficeBookingShown) => (
      <AdminLink to={`/office/bookings/${bookingId}`} aria-label={t('admin_bookings_open_at', { villa, reference })}>
        {villa}
      </AdminLink>
    ),
    reference: ({ reference }: OfficeBookingShown) => <span className={table.whole}>{reference}</span>,
    arrival: ({ from }: OfficeBookingShown) => <span className={table.whole}>{formatShortDay(from, language)}</span>,
    departure: ({ to }: OfficeBookingShown) => <span className={table.whole}>{formatShortDay(to, language)}</span>,
    client: ({ name }: OfficeBookingShown) => name || t('admin_bookings_no_name'),
    email: ({ email }: OfficeBookingShown) => email,
    status: ({ status }: OfficeBookingShown) => t(`admin_booking_status_${status}` as MessageKey),
    booked: ({ bookedAt }: OfficeBookingShown) => moment(bookedAt),
    manager: ({ clientManager, chosen }: OfficeBookingShown) =>
      [clientManager?.fullName ?? t('admin_manager_none'), chosen && t('admin_manager_chosen')]
        .filter(Boolean)
        .join(', '),
  }
}
