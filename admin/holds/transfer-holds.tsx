import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import type { StaffPerson } from '#contract/staff/staff'
import type { TransferHoldShown } from '#contract/staff/staff-bookings'
import { formatShortDateTime } from '#domain/calendar/format-datetime'
import { formatDays } from '#domain/calendar/formats'
import { ConfirmDialog } from '#web/features/confirmation/public'
import { showToast } from '#web/features/toasts/public'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { QueryBoundary } from '#web/ui/query-boundary'

/** Villas held for a bank transfer; staff can release one early. */
export function TransferHolds({ me }: { me: StaffPerson }) {
  const t = useT()
  const {
    data,
    isError: failed,
    refetch: again,
  } = useQuery(`transfer holds ${me.id}`, signal => adminApi('GET /office/transferholds', undefined, { signal }), {
    staleTime: 0,
  })
  const [chosen, setChosen] = useState<TransferHoldShown>()
  // If another member of staff was faster, the list shows it.
  const close = () => {
    setChosen(undefined)
    again()
  }
  return (
    <>
      <AdminPageHeader title={t('admin_holds')} lead={t('admin_holds_lead')} />
      <QueryBoundary data={data} failed={failed} again={again}>
        {({ holds }) => (
          <>
            <p role="status">{t('admin_holds_count', { count: holds.length })}</p>
            {holds.length > 0 && (
              <ul className={styles.rows}>
                {holds.map(hold => (
                  <HoldRow key={hold.bookingId} hold={hold} onRelease={() => setChosen(hold)} />
                ))}
              </ul>
            )}
          </>
        )}
      </QueryBoundary>
      {chosen && <Release hold={chosen} onClose={close} />}
    </>
  )
}

function HoldRow({ hold, onRelease }: { hold: TransferHoldShown; onRelease: () => void }) {
  const t = useT()
  const language = useLanguage()
  const { villa, from, to, name, email, reference, heldUntil } = hold
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const moment = formatShortDateTime(Date.parse(heldUntil), zone, language)
  return (
    <li className={styles.person}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.muted}>{formatDays({ from, to }, language)}</p>
      </div>
      <div className={styles.meta}>
        <p>{name}</p>
        <p className={styles.muted}>{email}</p>
      </div>
      <div>
        <p>{reference}</p>
        <p className={styles.muted}>
          <time dateTime={heldUntil}>{t('admin_hold_until', { moment })}</time>
        </p>
      </div>
      <Button variant="secondary" aria-label={t('admin_release_of', { villa, reference })} onClick={onRelease}>
        {t('admin_release')}
      </Button>
    </li>
  )
}

interface ReleaseProps {
  hold: TransferHoldShown
  onClose: () => void
}

/** States the consequences and asks for confirmation. */
function Release({ hold: { bookingId, villa, from, to, email }, onClose }: ReleaseProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <ConfirmDialog
      title={t('admin_release_ask', { villa })}
      text={t('admin_release_then', { villa, email, days: formatDays({ from, to }, language) })}
      action={t('admin_release')}
      decline={t('admin_not_now')}
      act={() => adminApi('POST /office/bookings/{id}/release', { params: { id: bookingId } })}
      onDone={() => {
        showToast(t('admin_released', { villa, email }), 'long')
        onClose()
      }}
      onClose={onClose}
    />
  )
}
