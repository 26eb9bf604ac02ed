import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import type { PoliceArrival } from '#contract/staff/office-register'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDays } from '#domain/calendar/formats'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { QueryBoundary } from '#web/ui/query-boundary'
import { MakeFile } from './make-file'
import { RecordReceipt } from './record-receipt'

interface Chosen {
  action: 'file' | 'receipt'
  arrival: PoliceArrival
}

/** Arrivals in Italy. Staff make the file for the police register, and record its receipt. */
export function PoliceRegister({ me }: { me: StaffPerson }) {
  const t = useT()
  const { data, isError, refetch } = useQuery(
    `police register ${me.id}`,
    signal => adminApi('GET /office/policeregister', undefined, { signal }),
    { staleTime: 0 },
  )
  const [chosen, setChosen] = useState<Chosen>()
  const close = () => {
    setChosen(undefined)
    refetch()
  }
  return (
    <>
      <AdminPageHeader title={t('admin_register')} lead={t('admin_register_lead')} />
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {({ arrivals, more }) => (
          <>
            <p role="status">{t('admin_register_count', { count: arrivals.length })}</p>
            {arrivals.length > 0 && (
              <ul className={styles.rows}>
                {arrivals.map(arrival => (
                  <ArrivalRow
                    key={arrival.bookingId}
                    arrival={arrival}
                    onChoose={action => setChosen({ action, arrival })}
                  />
                ))}
              </ul>
            )}
            {more && <p>{t('admin_register_more')}</p>}
          </>
        )}
      </QueryBoundary>
      {chosen?.action === 'file' && <MakeFile arrival={chosen.arrival} onClose={close} />}
      {chosen?.action === 'receipt' && <RecordReceipt arrival={chosen.arrival} onClose={close} />}
    </>
  )
}

interface ArrivalRowProps {
  arrival: PoliceArrival
  onChoose: (action: Chosen['action']) => void
}

function ArrivalRow({ arrival: { villa, reference, from, to, guests, begun, receipts }, onChoose }: ArrivalRowProps) {
  const t = useT()
  const language = useLanguage()
  return (
    <li className={styles.deposit}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.muted}>{formatDays({ from, to }, language)}</p>
        <p className={styles.muted}>{reference}</p>
      </div>
      <div className={styles.meta}>
        <p>{t('admin_register_begun', { begun, guests })}</p>
        {receipts.length > 0 && <p>{t('admin_register_receipts', { receipts: receipts.join(', ') })}</p>}
      </div>
      <div className={styles.actions}>
        {(['file', 'receipt'] as const).map(action => (
          <Button
            key={action}
            variant="secondary"
            aria-label={t(`admin_register_${action}_of`, { villa, reference })}
            onClick={() => onChoose(action)}
          >
            {t(`admin_register_${action}`)}
          </Button>
        ))}
      </div>
    </li>
  )
}
