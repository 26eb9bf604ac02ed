import { useRef, useState } from 'react'
import type { TransferList, TransportationList } from '#contract/extras/transfers'
import { formatDay, formatTime } from '#domain/calendar/formats'
import { transferDirections } from '#domain/transfers/transfer'
import { errorMessage, useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { besidesRow, useKeptFocus } from '#web/hooks/use-kept-focus'
import { setQueryData, useQuery } from '#web/lib/query'
import { useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input, Select } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import { QueryFallback } from '#web/ui/query-boundary'
import styles from './transfers.module.css'

interface OwnTransportationProps {
  list: TransferList
  contactId: string
  readOnly: boolean
}

/** How guests arrive and leave by their own means, for everyone of the booking. */
export function OwnTransportation({ list, contactId, readOnly }: OwnTransportationProps) {
  const t = useT()
  const language = useLanguage()
  const key = `transportation ${list.bookingId} ${contactId}`
  const [isAdding, setAdding] = useState(false)
  const { data, isError, refetch } = useQuery<TransportationList>(key, signal =>
    sessionApi('GET /core/transportation/bookingid/{id}', { params: { id: list.bookingId } }, { signal }),
  )
  const keepFocus = useKeptFocus()
  const heading = useRef<HTMLHeadingElement>(null)
  const add = useRef<HTMLParagraphElement>(null)
  const removal = useMutation<TransportationList['transportations'][number]>(async ({ id, guests }) => {
    await sessionApi('DELETE /core/transportation/{id}', { params: { id } })
    const left = data?.transportations.filter(one => one.id !== id) ?? []
    setQueryData(key, { ...data, transportations: left })
    showToast(t('transfers_own_removed', { guests }), 'long')
  }, key)
  if (!data) return <QueryFallback failed={isError} again={refetch} />
  const close = () => {
    keepFocus(
      () => add.current,
      () => heading.current,
    )
    setAdding(false)
  }
  return (
    <section className={styles.part}>
      <h2 ref={heading} tabIndex={-1}>
        {t('transfers_own')}
      </h2>
      <p>{t('transfers_own_text')}</p>
      <ul className={styles.list}>
        {data.transportations.map(row => (
          <li key={row.id} className={styles.transfer}>
            <p className={styles.way}>{row.guests}</p>
            <p>
              {t(row.direction === 'to-villa' ? 'transfers_own_arrive' : 'transfers_own_leave', {
                day: formatDay(row.day, language),
                time: row.time ? formatTime(row.time, language) : 'none',
                means: row.means,
              })}
            </p>
            {row.own && list.open && !readOnly && (
              <p>
                <Button
                  variant="quiet"
                  aria-disabled={removal.isSending}
                  aria-label={t('transfers_own_remove', { guests: row.guests })}
                  onClick={event => {
                    keepFocus(...besidesRow(event.currentTarget.closest('li'), () => heading.current))
                    void removal.mutate(row)
                  }}
                >
                  {t('transfers_remove')}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      <FormError>
        {removal.error !== undefined && errorMessage(removal.error, t, { 'not-found': t('transfers_meanwhile') })}
      </FormError>
      {list.open && !readOnly && !isAdding && (
        <p ref={add}>
          <Button variant="secondary" onClick={() => setAdding(true)}>
            {t('transfers_own_add')}
          </Button>
        </p>
      )}
      {isAdding && (
        <TransportationForm
          list={list}
          onSaved={saved => {
            setQueryData(key, saved)
            close()
            showToast(t('transfers_own_saved'), 'long')
          }}
          onClose={close}
        />
      )}
    </section>
  )
}

interface Typed {
  direction: (typeof transferDirections)[number]
  guests: string
  means: string
  day: string
  time: string
}

interface TransportationFormProps {
  list: TransferList
  onSaved: (list: TransportationList) => void
  onClose: () => void
}

function TransportationForm({ list, onSaved, onClose }: TransportationFormProps) {
  const t = useT()
  const { state, problem, fieldError, formProps } = useForm<Typed>(
    async (typed, once) =>
      onSaved(
        await sessionApi(
          'POST /core/transportation',
          { body: { ...typed, bookingId: list.bookingId } },
          { idempotencyKey: once },
        ),
      ),
    { draft: `transportation ${list.bookingId}` },
  )
  return (
    <form className={styles.form} {...formProps}>
      <FieldRow>
        <Select name="direction" label={t('transfers_direction')}>
          {transferDirections.map(one => (
            <option key={one} value={one}>
              {t(one === 'to-villa' ? 'transfers_to_villa' : 'transfers_from_villa', { villa: list.villa })}
            </option>
          ))}
        </Select>
        <Input
          name="guests"
          maxLength={200}
          label={t('transfers_own_guests')}
          error={fieldError('guests')}
          autoComplete="off"
        />
      </FieldRow>
      <FieldRow>
        <Input
          name="means"
          maxLength={200}
          label={t('transfers_own_means')}
          hint={t('transfers_own_means_hint')}
          error={fieldError('means')}
          autoComplete="off"
        />
        <div className={styles.moment}>
          <Input
            type="date"
            name="day"
            label={t('transfers_day')}
            defaultValue={list.arrival}
            error={fieldError('day')}
          />
          <Input type="time" name="time" label={t('transfers_time')} error={fieldError('time')} />
        </div>
      </FieldRow>
      <FormError>{problem}</FormError>
      <p className={styles.actions}>
        <Button type="submit" aria-disabled={state === 'sending'}>
          {t('transfers_own_save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('transfers_cancel')}
        </Button>
      </p>
    </form>
  )
}
