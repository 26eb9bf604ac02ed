import { useState } from 'react'
import { AccessForm } from '#admin/access/access-form'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { StaffPerson } from '#contract/staff/staff'
import { setQueryData, useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { QueryBoundary } from '#web/ui/query-boundary'

/** Private directions, key hand-over and codes of the villa of a booking, for all of its bookings. */
export function VillaAccess({ bookingId, me }: { bookingId: number; me: StaffPerson }) {
  const t = useT()
  const params = { id: bookingId }
  // A saved form begins anew from what was saved.
  const [round, setRound] = useState(0)
  const key = `villa access ${bookingId} ${me.id}`
  const { data, isError, refetch } = useQuery(
    key,
    signal => adminApi('GET /office/bookings/{id}/villaaccess', { params }, { signal }),
    { staleTime: 0 },
  )
  return (
    <section className={styles.part}>
      <h2>{t('admin_access')}</h2>
      <p className={styles.muted}>{t('admin_access_text')}</p>
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {access => (
          <AccessForm
            key={round}
            access={access}
            save={(revision, body) =>
              adminApi('PUT /office/bookings/{id}/villaaccess', {
                params,
                headers: { 'if-match': `"${revision}"` },
                body,
              })
            }
            onSaved={saved => {
              setQueryData(key, saved)
              setRound(round + 1)
            }}
          />
        )}
      </QueryBoundary>
    </section>
  )
}
