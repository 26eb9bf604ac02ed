import { type FormEvent, useRef, useState } from 'react'
import type { TransferList } from '#contract/extras/transfers'
import { isChauffeur, transferDirections, transferTypes } from '#domain/transfers/transfer'
import type { BasketTransfer } from '#domain/transfers/transfer-basket'
import type { TransferFaults, TransferRequest } from '#domain/transfers/transfer-faults'
import { createIdempotencyKey } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Input, Select } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { TimeFields } from './time-fields'
import { completeRequest, draftFaults, emptyTransfer, followsFlight, requestOf } from './transfer-draft'
import { PartyFields, PassengerFields } from './transfer-fields'
import styles from './transfers.module.css'
import { useTransferPrice } from './use-transfer-price'
import { useMoneyOf, useTransferOptions } from './use-transfers'

interface TransferFormProps {
  list: TransferList
  contactId: string
  /** The name of the signed-in person. */
  name: string
  /** The transfer of the basket that is being changed. */
  edited: BasketTransfer | undefined
  /** The number of a new transfer in the basket. */
  nextIdentifier: number
  onSave: (transfer: BasketTransfer) => void
}

/** A transfer with its price, on its way into the basket. */
export function TransferForm({ list, contactId, name, edited, nextIdentifier, onSave }: TransferFormProps) {
  const t = useT()
  const [draft, setDraft] = useState<TransferRequest>(() => (edited ? requestOf(edited) : emptyTransfer(list, name)))
  const [faults, setFaults] = useState<TransferFaults>({})
  const form = useRef<HTMLFormElement>(null)
  const { type, direction } = draft
  const { data: options } = useTransferOptions(list.propertyId, type)
  const places = options?.places ?? []
  const isPlaced = places.some(({ regionPlaceId }) => regionPlaceId === draft.regionPlaceId)
  // The nearest place is the likeliest.
  const current = { ...draft, regionPlaceId: isPlaced ? draft.regionPlaceId : (places[0]?.regionPlaceId ?? null) }
  const request = completeRequest(current)
  const price = useTransferPrice(list, request, contactId)
  const money = useMoneyOf(list.currencyId)
  const change = (next: Partial<TransferRequest>) => {
    setDraft({ ...current, ...next })
    const names = new Set(Object.keys(next))
    setFaults(Object.fromEntries(Object.entries(faults).filter(([field]) => !names.has(field))))
  }
  const error = (field: keyof TransferRequest) => {
    const fault = faults[field]
    if (!fault) return undefined
    return fault === 'missing' ? t('transfers_required') : t(`transfers_fault_${fault}`)
  }
  const submit = (event: FormEvent) => {
    event.preventDefault()
    const found = draftFaults(current, list)
    setFaults(found)
    const [first] = Object.keys(found)
    if (first) {
      const fields = [...(form.current?.elements ?? [])] as HTMLElement[]
      fields.find(field => field.getAttribute('name')?.startsWith(first))?.focus()
      return
    }
    if (price === undefined || price === null) return
    onSave({
      ...request,
      uniqueIdentifier: edited?.uniqueIdentifier ?? nextIdentifier,
      requestKey: createIdempotencyKey(),
      ...{ bookingId: list.bookingId, villaBookingItemId: list.villaBookingItemId, propertyId: list.propertyId },
      price,
    })
    setDraft(emptyTransfer(list, current.mainPassengerName))
  }
  const [day = '', time = ''] = current.travelDateTime.split('T')
  const [returnDay = '', returnTime = ''] = current.returnDateTime.split('T')
  const isFlight = type === 'airport'
  const timeLabels = (what: 'pickup' | 'landing' | 'takeoff' | 'return') => ({
    hour: t('transfers_hour', { what }),
    minute: t('transfers_minute', { what }),
  })
  return (
    <form ref={form} className={styles.form} noValidate onSubmit={submit}>
      <fieldset className={styles.kinds}>
        <legend>{t('transfers_type')}</legend>
        {transferTypes.map(one => (
          <label key={one} className={styles.kind}>
            <input
              type="radio"
              name="type"
              value={one}
              checked={type === one}
              onChange={() => change({ type: one, regionPlaceId: null, transferId: null })}
            />
            <span>{t(`transfers_name_of_${one}`)}</span>
            <small>{t('transfers_type_text', { type: one })}</small>
          </label>
        ))}
      </fieldset>
      {!isChauffeur(type) && (
        <div className={styles.row}>
          <Select
            name="direction"
            label={t('transfers_direction')}
            value={direction}
            onChange={event => change({ direction: event.target.value as TransferRequest['direction'] })}
          >
            {transferDirections.map(one => (
              <option key={one} value={one}>
                {t(one === 'to-villa' ? 'transfers_to_villa' : 'transfers_from_villa', { villa: list.villa })}
              </option>
            ))}
          </Select>
          <Select
            name="regionPlaceId"
            label={t(isFlight ? 'transfers_airport' : 'transfers_place')}
            value={current.regionPlaceId ?? ''}
            error={error('regionPlaceId')}
            onChange={event => change({ regionPlaceId: Number(event.target.value) || null })}
          >
            {places.map(place => (
              <option key={place.regionPlaceId} value={place.regionPlaceId}>
                {t('transfers_place_option', {
                  ...{ name: place.name, type: place.placeType, flown: isFlight ? 'yes' : 'no' },
                  minutes: place.minutes,
                })}
              </option>
            ))}
          </Select>
        </div>
      )}
      {isFlight && (
        <div className={styles.row}>
          <Input
            name="flightNumber"
            label={t('transfers_flight')}
            value={current.flightNumber}
            error={error('flightNumber')}
            maxLength={12}
            autoComplete="off"
            autoCapitalize="characters"
            onChange={event => change({ flightNumber: event.target.value })}
          />
        </div>
      )}
      <div className={styles.moment}>
        <Input
          type="date"
          name="travelDateTime"
          label={t('transfers_day')}
          value={day}
          error={faults.travelDateTime !== 'missing' || day === '' ? error('travelDateTime') : undefined}
          onChange={event => change({ travelDateTime: `${event.target.value}T${time}` })}
        />
        {followsFlight(current) ? (
          <TimeFields
            name="flightArrivalTime"
            value={current.flightArrivalTime}
            labels={timeLabels('landing')}
            error={error('flightArrivalTime')}
            onChange={flightArrivalTime => change({ flightArrivalTime })}
          />
        ) : (
          <TimeFields
            name="travelDateTime"
            value={time}
            labels={timeLabels('pickup')}
            error={faults.travelDateTime === 'missing' ? error('travelDateTime') : undefined}
            onChange={next => change({ travelDateTime: `${day}T${next}` })}
          />
        )}
      </div>
      {isFlight && !followsFlight(current) && (
        <div className={styles.moment}>
          <TimeFields
            name="flightArrivalTime"
            value={current.flightArrivalTime}
            labels={timeLabels('takeoff')}
            error={error('flightArrivalTime')}
            onChange={flightArrivalTime => change({ flightArrivalTime })}
          />
        </div>
      )}
      {!isChauffeur(type) && (
        <CheckboxField
          name="isReturn"
          checked={current.isReturn}
          onChange={event => change({ isReturn: event.target.checked })}
        >
          {t('transfers_return')}
        </CheckboxField>
      )}
      {request.isReturn && (
        <div className={styles.moment}>
          <Input
            type="date"
            name="returnDateTime"
            label={t('transfers_return_day')}
            value={returnDay}
            error={faults.returnDateTime !== 'missing' || returnDay === '' ? error('returnDateTime') : undefined}
            onChange={event => change({ returnDateTime: `${event.target.value}T${returnTime}` })}
          />
          <TimeFields
            name="returnDateTime"
            value={returnTime}
            labels={timeLabels('return')}
            error={faults.returnDateTime === 'missing' ? error('returnDateTime') : undefined}
            onChange={next => change({ returnDateTime: `${returnDay}T${next}` })}
          />
        </div>
      )}
      <PartyFields request={request} error={error} onChange={change} />
      <PassengerFields request={current} error={error} onChange={change} />
      <div className={styles.price} role="status">
        {price === undefined || price === null ? (
          <p>{t(price === null ? 'transfers_price_none' : 'transfers_price_open')}</p>
        ) : (
          <>
            <p className={styles.amount}>{money(price)}</p>
            <p className={styles.muted}>{t('transfers_price_text')}</p>
          </>
        )}
      </div>
      <FormError>{Object.keys(faults).length > 0 && t('form_check')}</FormError>
      <p className={styles.actions}>
        <Button type="submit">{t(edited ? 'transfers_save' : 'transfers_add')}</Button>
      </p>
    </form>
  )
}
