import { useState } from 'react'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { OfficeList } from '#admin/ui/office-list'
import type { PoliceArrival } from '#contract/staff/office-register'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDays } from '#domain/calendar/formats'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { MakeFile } from './make-file'
import { RecordReceipt } from './record-receipt'

/** Beginning of the keys of these queries. */
const listKey = 'police register '

interface Chosen {
  action: 'file' | 'receipt'
  arrival: PoliceArrival
}

/** Arrivals in Italy. Staff make the file for the police register, and record its receipt. */
export function PoliceRegister({ me }: { me: StaffPerson }) {
  const t = useT()
  const state = useListState(['open', 'sent'])
  const [chosen, setChosen] = useState<Chosen>()
  const close = () => {
    setChosen(undefined)
    invalidateQueries(listKey)
  }
  return (
    <>
      <AdminPageHeader title={t('admin_register')} lead={t('admin_register_lead')} />
      <ListTabs
        page="/office/register"
        label={t('admin_register_which')}
        tabs={[
          { state: 'open', name: t('admin_register_open') },
          { state: 'sent', name: t('admin_register_sent') },
        ]}
        current={state}
      />
      <OfficeList
        key={state}
        queryKey={`${listKey}${state} ${me.id}`}
        load={async (cursor: string | undefined, signal) => {
          const query = { state, ...(cursor !== undefined && { cursor }) }
          const { arrivals, next } = await adminApi('GET /office/policeregister', { query }, { signal })
          return { rows: arrivals, next }
        }}
        empty={t(`admin_register_none_${state}`)}
      >
        {arrivals => (
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
      </OfficeList>
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
          <ChangeButton
            key={action}
            variant="secondary"
            aria-label={t(`admin_register_${action}_of`, { villa, reference })}
            onClick={() => onChoose(action)}
          >
            {t(`admin_register_${action}`)}
          </ChangeButton>
        ))}
      </div>
    </li>
  )
}
