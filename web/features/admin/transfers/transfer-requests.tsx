import { useState } from 'react'
import { useLocation } from 'react-router'
import type { OfficeTransfer } from '#contract/extras/office-transfers'
import type { StaffPerson } from '#contract/staff/staff'
import { formatDay, formatTime } from '#domain/calendar/formats'
import { parseLocalMoment } from '#domain/transfers/transfer'
import { useQuery } from '#web/lib/query'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { QueryBoundary } from '#web/ui/query-boundary'
import styles from '../admin-app.module.css'
import { AdminLink } from '../admin-link'
import { AdminPageHeader } from '../admin-page-header'
import own from '../changes/changes.module.css'
import { adminApi } from '../staff-session-instance'
import { useMoney } from '../use-money'
import { AnswerTransfer } from './answer-transfer'
import { AskSupplier } from './ask-supplier'
import { SupplierState } from './supplier-state'

type Open = { transfer: OfficeTransfer; dialog: 'answer' | 'supplier' }

/** Transfers that wait for the company, and all coming ones. */
export function TransferRequests({ me }: { me: StaffPerson }) {
  const t = useT()
  const state = new URLSearchParams(useLocation().search).get('state') === 'coming' ? 'coming' : 'open'
  const [open, setOpen] = useState<Open>()
  const { data, isError, refetch } = useQuery(
    `office transfers ${state} ${me.id}`,
    signal => adminApi('GET /office/transfers', { query: { state } }, { signal }),
    { staleTime: 0 },
  )
  const close = () => {
    setOpen(undefined)
    refetch()
  }
  return (
    <>
      <AdminPageHeader title={t('admin_transfers')} lead={t('admin_transfers_lead')} />
      <nav aria-label={t('admin_transfers_which')}>
        <ul className={own.tabs}>
          <li>
            <AdminLink to="/office/transfers" aria-current={state === 'open' ? 'page' : undefined}>
              {t('admin_transfers_open')}
            </AdminLink>
          </li>
          <li>
            <AdminLink to="/office/transfers?state=coming" aria-current={state === 'coming' ? 'page' : undefined}>
              {t('admin_transfers_coming')}
            </AdminLink>
          </li>
        </ul>
      </nav>
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {({ transfers, next }) =>
          transfers.length === 0 ? (
            <p role="status">{t(`admin_transfers_none_${state}`)}</p>
          ) : (
            <>
              <ul className={styles.rows}>
                {transfers.map(transfer => (
                  <TransferRow
                    key={transfer.itemId}
                    transfer={transfer}
                    onAnswer={() => setOpen({ transfer, dialog: 'answer' })}
                    onAsk={() => setOpen({ transfer, dialog: 'supplier' })}
                    onChanged={refetch}
                  />
                ))}
              </ul>
              {next !== null && <p className={styles.muted}>{t('admin_transfers_more')}</p>}
            </>
          )
        }
      </QueryBoundary>
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
  onChanged: () => void
}

function TransferRow({ transfer, onAnswer, onAsk, onChanged }: TransferRowProps) {
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
    <li className={own.row}>
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
          <p className={own.overdue}>
            {t('admin_transfers_move', {
              day: moveWanted.day ? formatDay(moveWanted.day, language) : 'none',
              time: moveWanted.time ?? '',
            })}
          </p>
        )}
        {supplier && <SupplierState supplier={supplier} onChanged={onChanged} />}
      </div>
      <p className={own.action}>
        {(!isPaid || moveWanted) && (
          <Button
            variant="secondary"
            aria-label={t('admin_transfers_answer_of', { reference, day })}
            onClick={onAnswer}
          >
            {t('admin_transfers_answer')}
          </Button>
        )}{' '}
        <Button variant="quiet" aria-label={t('admin_transfers_ask_of', { reference, day })} onClick={onAsk}>
          {t('admin_transfers_ask')}
        </Button>
      </p>
    </li>
  )
}
