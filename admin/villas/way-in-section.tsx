import { useState } from 'react'
import { AccessForm } from '#admin/access/access-form'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { StaffPerson } from '#contract/staff/staff'
import { setQueryData, useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { QueryBoundary } from '#web/ui/query-boundary'

interface WayInSectionProps {
  villaId: number
  me: StaffPerson
}

/** Private directions, key hand-over and codes of a villa, for all of its bookings. */
export function WayInSection({ villaId, me }: WayInSectionProps) {
  const t = useT()
  // A saved form begins anew from what was saved.
  const [round, setRound] = useState(0)
  const key = `villa way in ${villaId} ${me.id}`
  const { data, isError, refetch } = useQuery(
    key,
    signal => adminApi('GET /office/villas/{id}/access', { params: { id: villaId } }, { signal }),
    { staleTime: 0 },
  )
  return (
    <>
      <p className={styles.muted}>{t('admin_access_text')}</p>
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {access => (
          <AccessForm
            key={round}
            access={access}
            save={(revision, body) =>
              adminApi('PUT /office/villas/{id}/access', {
                params: { id: villaId },
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
    </>
  )
}
