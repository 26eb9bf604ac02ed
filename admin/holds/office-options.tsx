import { useState } from 'react'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoment } from '#admin/ui/use-moment'
import { useOpensForm } from '#admin/ui/use-opens-form'
import type { TransferHoldShown } from '#contract/staff/office-options'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDays } from '#domain/calendar/formats'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { ExtendOption } from './extend-option'
import { MakeProvisional } from './make-provisional'
import { ReleaseOption } from './release-option'

type Open = { hold: TransferHoldShown; dialog: 'extend' | 'release' }

/** Villas on hold: provisional bookings that staff made, and holds for a bank transfer. */
export function OfficeOptions({ me }: { me: StaffPerson }) {
  const t = useT()
  const state = useListState(['transfer', 'provisional'])
  const [open, setOpen] = useState<Open>()
  const [isMaking, setMaking] = useState(useOpensForm())
  // If another member of staff was faster, the list shows it.
  const close = () => {
    setOpen(undefined)
    setMaking(false)
    invalidateQueries('office options ')
  }
  return (
    <>
      <AdminPageHeader title={t('admin_holds')} lead={t('admin_holds_lead')}>
        <ChangeButton onClick={() => setMaking(true)}>{t('admin_provisional_new')}</ChangeButton>
      </AdminPageHeader>
      <ListTabs
        page="/office/holds"
        label={t('admin_holds_which')}
        tabs={[
          { state: 'transfer', name: t('admin_holds_transfer') },
          { state: 'provisional', name: t('admin_holds_provisional') },
        ]}
        current={state}
      />
      <OfficeList
        key={state}
        queryKey={`office options ${state} ${me.id}`}
        load={async (cursor: string | undefined, signal) => {
          const query = { state, ...(cursor !== undefined && { cursor }) }
          const { holds, next } = await adminApi('GET /office/transferholds', { query }, { signal })
          return { rows: holds, next }
        }}
        empty={t(`admin_holds_none_${state}`)}
      >
        {holds => (
          <ul className={styles.rows}>
            {holds.map(hold => (
              <HoldRow key={hold.bookingId} hold={hold} onOpen={dialog => setOpen({ hold, dialog })} />
            ))}
          </ul>
        )}
      </OfficeList>
      {open?.dialog === 'extend' && <ExtendOption option={open.hold} onClose={close} />}
      {open?.dialog === 'release' && <ReleaseOption option={open.hold} onClose={close} />}
      {isMaking && <MakeProvisional onClose={close} />}
    </>
  )
}

function HoldRow({ hold, onOpen }: { hold: TransferHoldShown; onOpen: (dialog: Open['dialog']) => void }) {
  const t = useT()
  const language = useLanguage()
  const moment = useMoment()
  const { bookingId, villa, from, to, name, email, reference, heldUntil } = hold
  return (
    <li className={list.row}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{villa}</p>
        <p className={styles.muted}>{formatDays({ from, to }, language)}</p>
      </div>
      <div className={styles.meta}>
        <p>{name || t('admin_bookings_no_name')}</p>
        <p className={styles.muted}>{email}</p>
      </div>
      <div className={styles.meta}>
        <p className={list.action}>
          <AdminLink to={`/office/bookings/${bookingId}`} aria-label={t('admin_bookings_open_of', { reference })}>
            {reference}
          </AdminLink>
        </p>
        <p className={styles.muted}>
          <time dateTime={heldUntil}>{t('admin_hold_until', { moment: moment(heldUntil) })}</time>
        </p>
      </div>
      <div className={styles.actions}>
        <ChangeButton
          variant="secondary"
          aria-label={t('admin_extend_of', { villa, reference })}
          onClick={() => onOpen('extend')}
        >
          {t('admin_extend')}
        </ChangeButton>
        <ChangeButton
          variant="secondary"
          aria-label={t('admin_release_of', { villa, reference })}
          onClick={() => onOpen('release')}
        >
          {t('admin_release')}
        </ChangeButton>
      </div>
    </li>
  )
}
