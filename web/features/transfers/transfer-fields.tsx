import { maxPassengers, seatsOf, transferIdOf, vehicles } from '#domain/transfers/transfer'
import { passengersOf, type TransferRequest } from '#domain/transfers/transfer-faults'
import { useT } from '#web/messages'
import { CheckboxField } from '#web/ui/checkbox-field'
import { Input, Select } from '#web/ui/field'
import { NumberStepper } from '#web/ui/number-stepper'
import { TextArea } from '#web/ui/text-area'
import styles from './transfers.module.css'

interface TransferFieldsProps {
  request: TransferRequest
  /** The message at a field. */
  error: (field: keyof TransferRequest) => string | undefined
  onChange: (next: Partial<TransferRequest>) => void
}

const counts = [
  ['adultCount', 'transfers_adults', 1],
  ['childCount', 'transfers_children', 0],
  ['infantCount', 'transfers_babies', 0],
] as const

/** The party, and the vehicle that takes it. */
export function PartyFields({ request, error, onChange: change }: TransferFieldsProps) {
  const t = useT()
  const passengers = passengersOf(request)
  const { type } = request
  return (
    <div className={styles.steppers}>
      {counts.map(([field, label, min]) => (
        <NumberStepper
          key={field}
          label={t(label)}
          value={request[field]}
          min={min}
          max={maxPassengers}
          onChange={by => change({ [field]: request[field] + by, transferId: null })}
        />
      ))}
      {passengers > maxPassengers && (
        <p className={styles.error} role="status">
          {t('transfers_too_many', { most: maxPassengers })}
        </p>
      )}
      <Select
        name="adultCount"
        label={t('transfers_vehicle')}
        value={request.transferId ?? ''}
        error={error('adultCount')}
        hint={t('transfers_passengers', { count: passengers })}
        onChange={event => change({ transferId: Number(event.target.value) || null })}
      >
        {request.transferId === null && <option value="">{t('transfers_choose')}</option>}
        {vehicles
          .filter(vehicle => seatsOf[vehicle] >= passengers)
          .map(vehicle => (
            <option key={vehicle} value={transferIdOf(type, vehicle)}>
              {t('transfers_vehicle_option', { vehicle: t(`transfers_vehicle_${vehicle}`), seats: seatsOf[vehicle] })}
            </option>
          ))}
      </Select>
    </div>
  )
}

/** The main passenger, and what the driver has to know. */
export function PassengerFields({ request, error, onChange: change }: TransferFieldsProps) {
  const t = useT()
  return (
    <>
      <div className={styles.row}>
        <Input
          name="mainPassengerName"
          label={t('transfers_name')}
          value={request.mainPassengerName}
          error={error('mainPassengerName')}
          autoComplete="name"
          onChange={event => change({ mainPassengerName: event.target.value })}
        />
        <Input
          name="mainPassengerContactNumber"
          label={t('transfers_phone')}
          hint={t('transfers_phone_hint')}
          value={request.mainPassengerContactNumber}
          error={error('mainPassengerContactNumber')}
          inputMode="tel"
          autoComplete="tel"
          onChange={event => change({ mainPassengerContactNumber: event.target.value })}
        />
      </div>
      <div>
        <CheckboxField
          checked={request.requireBoosterSeat}
          onChange={event => change({ requireBoosterSeat: event.target.checked })}
        >
          {t('transfers_booster')}
        </CheckboxField>
        <CheckboxField
          checked={request.extraLuggage}
          onChange={event => change({ extraLuggage: event.target.checked })}
        >
          {t('transfers_luggage')}
        </CheckboxField>
      </div>
      <TextArea
        name="notesToDriver"
        rows={3}
        maxLength={1000}
        label={t('transfers_notes')}
        value={request.notesToDriver}
        onChange={event => change({ notesToDriver: event.target.value })}
      />
    </>
  )
}
