import { useState } from 'react'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoney } from '#admin/ui/use-money'
import type { OfficeTransfer } from '#contract/extras/office-transfers'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDay, formatTime } from '#domain/calendar/formats'
import { parseLocalMoment } from '#domain/transfers/transfer'
import { invalidateQueries } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { AnswerTransfer } from './answer-transfer'
import { AskSupplier } from './ask-supplier'
import { SupplierState } from './supplier-state'

/** Beginning of the keys of these queries. */
const listKey = 'office transfers '

type Open = { transfer: OfficeTransfer; dialog: 'answer' | 'supplier' }

/** Transfers that wait for the company, and all coming ones. */
export function TransferRequests({ me }: { me: StaffPerson }) {
  const t = useT()
  const state = useListState(['open', 'coming'])
  const [open, setOpen] = useState<Open>()
  const close = () => {
    setOpen(undefined)
    invalidateQueries(listKey)
  }
  return (
    <>
      <AdminPageHeader title={t('admin_transfers')} lead={t('admin_transfers_lead')} />
      <ListTabs
        page="/office/transfers"
        label={t('admin_transfers_which')}
        tabs={[
          { state: 'open', name: t('admin_transfers_open') },
          { state: 'coming', name: t('admin_transfers_coming') },
        ]}
        current={state}
      />
      <OfficeList
        key={state}
        queryKey={`${listKey}${state} ${me.id}`}
        load={async (cursor: string | undefined, signal) => {
          const query = { state, ...(cursor !== undefined && { cursor }) }
          const { transfers, next } = await adminApi('GET /office/transfers', { query }, { signal })
          return { rows: transfers, next }
        }}
        empty={t(`admin_transfers_none_${state}`)}
      >
        {transfers => (
          <ul className={styles.rows}>
            {transfers.map(transfer => (
              <TransferRow
                key={transfer.itemId}
                transfer={transfer}
                onAnswer={() => setOpen({ transfer, dialog: 'answer' })}
                onAsk={() => setOpen({ transfer, dialog: 'supplier' })}
              />
            ))}
          </ul>
        )}
      </OfficeList>
      {open?.dialog === 'answer' && <AnswerTransfer transfer={open.transfer} onClose={close} />}
      {open?.dialog === 'supplier' && <AskSupplier item={open.transfer} onClose={close} />}
    </>
  )
}

const shownStatuses = [5, 12, 13, 14, 15] as const

/** The status for a message; all others read as put back. */
const statusName = (status: number) => shownStatuses.find(one => one === status) ?? 0

interface TransferRowProps {
  transfer: OfficeTransfer
  onAnswer: () => void
  onAsk: () => void
}

function TransferRow({ transfer, onAnswer, onAsk }: TransferRowProps) {
  const t = useT()
  const language = useLanguage()
  const money = useMoney(transfer.currencyId)
  const { type, status, supplier, moveWanted, reference, travelDateTime } = transfer
  const words = (text: string) => {
    const moment = parseLocalMoment(text)
    return moment ? `${formatDay(moment.day, language)}, ${formatTime(moment.time, language)}` : text
  }
  const day = words(travelDateTime)
  const isPaid = status === 5
  return (
    <li className={list.row}>
      <div className={styles.meta}>
        <p className={styles.rowName}>{day}</p>
        <p>{t('admin_transfers_way', { type, from: transfer.leavingFrom, to: transfer.destination })}</p>
        {transfer.returnDateTime && (
          <p className={styles.muted}>{t('admin_transfers_return', { moment: words(transfer.returnDateTime) })}</p>
        )}
        <p className={styles.muted}>
          {[
            t('admin_transfers_party', {
              vehicle: t(`admin_transfers_vehicle_${transfer.vehicle}`),
              count: transfer.adults + transfer.children + transfer.babies,
            }),
            transfer.flightReference,
          ]
            .filter(Boolean)
            .join(' · ')}
        </p>
        {transfer.note && <p>{transfer.note}</p>}
      </div>
      <div className={styles.meta}>
        <p className={styles.rowName}>{transfer.villa}</p>
        <p className={styles.muted}>{reference}</p>
        <p>{transfer.name || t('admin_bookings_no_name')}</p>
        <p className={styles.muted}>{transfer.email}</p>
        <p className={styles.muted}>
          {transfer.contactName}, {transfer.contactPhone}
        </p>
      </div>
      <div className={styles.meta}>
        <p>
          {t(`admin_transfers_status_${statusName(status)}`)} · {money(transfer.totalPrice ?? 0)}
        </p>
        {moveWanted && (
          <p className={list.overdue}>
            {t('admin_transfers_move', {
              day: moveWanted.day ? formatDay(moveWanted.day, language) : 'none',
              time: moveWanted.time ?? '',
            })}
          </p>
        )}
        {supplier && <SupplierState supplier={supplier} listKey={listKey} />}
      </div>
      <p className={list.action}>
        {(!isPaid || moveWanted) && (
          <ChangeButton
            variant="secondary"
            aria-label={t('admin_transfers_answer_of', { reference, day })}
            onClick={onAnswer}
          >
            {t('admin_transfers_answer')}
          </ChangeButton>
        )}{' '}
        <ChangeButton variant="quiet" aria-label={t('admin_transfers_ask_of', { reference, day })} onClick={onAsk}>
          {t('admin_transfers_ask')}
        </ChangeButton>
      </p>
    </li>
  )
}
