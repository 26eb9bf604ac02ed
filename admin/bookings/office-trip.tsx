import { useMayChange } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { RecordPage } from '#admin/ui/record-page'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDays } from '#domain/calendar/formats'
import { createMemoryEdits } from '#web/features/autosave/public'
import { TripFacts, TripForm } from '#web/features/trip-details/public'
import { ApiError } from '#web/lib/api-client'
import { setQueryData, useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { VillaAccess } from './villa-access'

/** A client’s data about health is not written to the storage of a browser in the office. */
const store = createMemoryEdits()

const leadOf = (mayChange: boolean, isOpen: boolean) => {
  if (!mayChange) return 'admin_trip_lead_reader'
  return isOpen ? 'admin_trip_lead' : 'admin_trip_lead_read'
}

/** The trip details of a booking, edited on the client's behalf. */
export function OfficeTrip({ bookingId, me }: { bookingId: number; me: StaffPerson }) {
  const t = useT()
  const mayChange = useMayChange()
  const lang = useLanguage()
  const params = { id: bookingId }
  const key = `trip ${bookingId} ${lang} ${me.id}`
  const { data, isError, refetch } = useQuery(
    key,
    async signal => {
      try {
        return {
          trip: await adminApi('GET /core/bookings/{id}/tripdetails', { params, query: { lang } }, { signal }),
        }
      } catch (error) {
        if (error instanceof ApiError && error.status === 404) return { trip: null }
        throw error
      }
    },
    { staleTime: 0 },
  )
  return (
    <>
      <p>
        <AdminLink to={`/office/bookings/${bookingId}`}>{t('admin_booking_back')}</AdminLink>
      </p>
      <RecordPage title={t('admin_bookings_trip')} data={data} failed={isError} again={refetch}>
        {({ trip }) =>
          trip ? (
            <>
              <AdminPageHeader
                title={trip.villa.name}
                lead={t(leadOf(mayChange, trip.open), {
                  reference: trip.reference,
                  days: formatDays({ from: trip.arrival, to: trip.departure }, lang),
                })}
              />
              <div className={styles.part}>
                {mayChange && trip.open ? (
                  <TripForm
                    trip={trip}
                    owner={me.id}
                    readOnly={false}
                    store={store}
                    send={(body, revision) =>
                      adminApi('POST /core/bookings/{id}/tripdetails', {
                        params,
                        query: { lang },
                        headers: { 'if-match': `"${revision}"` },
                        body,
                      })
                    }
                    onSaved={saved => setQueryData(key, { trip: saved })}
                  />
                ) : (
                  <TripFacts trip={trip} />
                )}
              </div>
              <VillaAccess bookingId={bookingId} me={me} />
            </>
          ) : (
            <AdminPageHeader title={t('admin_bookings')} lead={t('admin_trip_gone')} />
          )
        }
      </RecordPage>
    </>
  )
}
