import { useState } from 'react'
import type { TransferList, TransportationList } from '#contract/extras/transfers'
import { formatDay, formatTime } from '#domain/calendar/formats'
import { transferDirections } from '#domain/transfers/transfer'
import { useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { setQueryData, useQuery } from '#web/lib/query'
import { useMutation } from '#web/lib/use-mutation'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input, Select } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
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
  const { data, refetch } = useQuery<TransportationList>(key, signal =>
    sessionApi('GET /core/transportation/bookingid/{id}', { params: { id: list.bookingId } }, { signal }),
  )
  const removal = useMutation<number>(async id => {
    await sessionApi('DELETE /core/transportation/{id}', { params: { id } })
    refetch()
  })
  if (!data) return null
  return (
    <section className={styles.part}>
      <h2>{t('transfers_own')}</h2>
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
                  disabled={removal.isSending}
                  aria-label={t('transfers_own_remove', { guests: row.guests })}
                  onClick={() => void removal.mutate(row.id)}
                >
                  {t('transfers_remove')}
                </Button>
              </p>
            )}
          </li>
        ))}
      </ul>
      {list.open && !readOnly && !isAdding && (
        <p>
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
            setAdding(false)
          }}
          onClose={() => setAdding(false)}
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
        <Button type="submit" disabled={state === 'sending'}>
          {t('transfers_own_save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('transfers_cancel')}
        </Button>
      </p>
    </form>
  )
}
