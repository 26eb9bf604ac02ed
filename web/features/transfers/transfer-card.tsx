import { useRef } from 'react'
import type { CurrentContact } from '#contract/account/sessions'
import type { TransferList, TransferShown } from '#contract/extras/transfers'
import { formatDay, formatTime } from '#domain/calendar/formats'
import { itemStatus } from '#domain/lifecycles/item-status'
import { parseLocalMoment, type Vehicle } from '#domain/transfers/transfer'
import type { TermChange } from '#domain/transfers/transfer-changes'
import { errorMessage } from '#web/features/forms/public'
import { CancelService } from '#web/features/service-terms/public'
import { sessionApi } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { ApiError } from '#web/lib/api-client'
import { invalidateQueries, useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import styles from './transfers.module.css'
import { useMoneyOf } from './use-transfers'

type Way = 'accept' | 'decline' | 'move' | 'keep'

interface TransferCardProps {
  transfer: TransferShown
  list: TransferList
  contact: Pick<CurrentContact, 'id'>
  /** Whether the viewer is the lead booker, in person. */
  isLead: boolean
  readOnly: boolean
  onChanged: (list: TransferList) => void
  /** An action begins that can change or remove the row. */
  onAct: (row: Element | null) => void
  onCancelled: () => void
}

/** Statuses in words: the others read as waiting. */
const statusNames: Readonly<Record<number, 'unavailable' | 'changed' | 'ready' | 'confirmed'>> = {
  [itemStatus.unavailable]: 'unavailable',
  [itemStatus.acceptedWithChanges]: 'changed',
  [itemStatus.readyForPayment]: 'ready',
  [itemStatus.provisional]: 'ready',
  [itemStatus.confirmed]: 'confirmed',
  [itemStatus.expired]: 'unavailable',
}

/** A requested transfer with its status, the changes that the company proposes, and a changed flight. */
export function TransferCard({
  transfer,
  list,
  contact,
  isLead,
  readOnly,
  onChanged,
  onAct,
  onCancelled,
}: TransferCardProps) {
  const t = useT()
  const money = useMoneyOf(list.currencyId)
  const moment = useMomentWords()
  const { itemId, status, changes, message, flightChange, totalPrice } = transfer
  const row = useRef<HTMLLIElement>(null)
  const answer = useMutation<Way>(async way => {
    const params = { id: itemId }
    try {
      onChanged(
        way === 'accept' || way === 'decline'
          ? await sessionApi('POST /core/bookings/transfer/{id}/answer', { params, body: { answer: way } })
          : await sessionApi('POST /core/bookings/transfer/{id}/flightchange', { params, body: { answer: way } }),
      )
      showToast(t('transfers_answered', { answer: way }), 'long')
      invalidateQueries('booking ')
    } catch (error) {
      if (error instanceof ApiError && error.status === 409) invalidateQueries('transfers ')
      throw error
    }
  })
  const name = statusNames[status] ?? 'waiting'
  const mayGiveUp = (isLead || transfer.own) && name !== 'confirmed' && name !== 'unavailable'
  const button = (way: Way, variant: 'primary' | 'secondary' | 'quiet') => (
    <Button
      variant={variant}
      aria-disabled={answer.isSending}
      onClick={() => {
        onAct(row.current)
        void answer.mutate(way)
      }}
    >
      {t(`transfers_answer_${way}`)}
    </Button>
  )
  return (
    <li ref={row} tabIndex={-1} className={styles.transfer}>
      <p className={styles.way}>
        {t('transfers_way', {
          type: transfer.type,
          from: transfer.leavingFrom,
          to: transfer.destination,
        })}
      </p>
      <p>
        {moment(transfer.travelDateTime)}
        {transfer.returnDateTime && ` · ${t('transfers_back', { moment: moment(transfer.returnDateTime) })}`}
      </p>
      <p className={styles.muted}>
        {[
          t(`transfers_vehicle_${transfer.vehicle}`),
          t('transfers_passengers', { count: transfer.adults + transfer.children + transfer.babies }),
          transfer.flightReference,
          t('transfers_meeting', { time: transfer.meetingTime }),
        ]
          .filter(Boolean)
          .join(' · ')}
      </p>
      <p className={styles.status}>
        {t(`transfers_status_${name}`)}
        {totalPrice !== null && ` · ${money(totalPrice)}`}
      </p>
      {message && <p className={styles.words}>{t('transfers_message', { message })}</p>}
      {changes.length > 0 && (
        <div className={styles.offer}>
          <p>{t('transfers_changes_text')}</p>
          <Difference changes={changes} money={money} />
          {!readOnly && (isLead || transfer.own) && (
            <p className={styles.actions}>
              {button('accept', 'primary')}
              {button('decline', 'secondary')}
            </p>
          )}
        </div>
      )}
      {flightChange && (
        <div className={styles.offer}>
          <p>
            {flightChange.day === null
              ? t('transfers_flight_gone', { flight: transfer.flightReference })
              : t('transfers_flight_changed', {
                  flight: transfer.flightReference,
                  moment: moment(`${flightChange.day}T${flightChange.time ?? ''}`),
                })}
          </p>
          {!readOnly && (
            <p className={styles.actions}>
              {button('move', 'primary')}
              {button('keep', 'secondary')}
            </p>
          )}
        </div>
      )}
      {name === 'confirmed' && isLead && !readOnly && transfer.travelDateTime > list.now && (
        <div>
          <CancelService
            contact={contact}
            itemId={itemId}
            name={t(`transfers_name_of_${transfer.type}`)}
            money={money}
            onCancelled={() => {
              onAct(row.current)
              onCancelled()
            }}
          />
        </div>
      )}
      {mayGiveUp && changes.length === 0 && !readOnly && <p>{button('decline', 'quiet')}</p>}
      {answer.error !== undefined && (
        <FormError>{errorMessage(answer.error, t, { 'not-in-this-state': t('transfers_meanwhile') })}</FormError>
      )}
    </li>
  )
}

/** A local moment in words. */
export function useMomentWords() {
  const t = useT()
  const language = useLanguage()
  return (text: string) => {
    const moment = parseLocalMoment(text)
    return moment
      ? t('transfers_moment', { day: formatDay(moment.day, language), time: formatTime(moment.time, language) })
      : text
  }
}

function Difference({ changes, money }: { changes: readonly TermChange[]; money: (amount: number) => string }) {
  const t = useT()
  const language = useLanguage()
  const shown = ({ name }: TermChange, value: string | number | null) => {
    if (value === null) return '–'
    if (name === 'priceCents') return money(Number(value))
    if (name === 'vehicle') return t(`transfers_vehicle_${value as Vehicle}`)
    return name === 'day' || name === 'returnDay'
      ? formatDay(String(value), language)
      : formatTime(String(value), language)
  }
  return (
    <table>
      <thead>
        <tr>
          <th scope="col">{t('transfers_change')}</th>
          <th scope="col">{t('transfers_before')}</th>
          <th scope="col">{t('transfers_after')}</th>
        </tr>
      </thead>
      <tbody>
        {changes.map(change => (
          <tr key={change.name}>
            <th scope="row">{t(`transfers_term_${change.name}`)}</th>
            <td>{shown(change, change.before)}</td>
            <td>
              <strong>{shown(change, change.after)}</strong>
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  )
}
