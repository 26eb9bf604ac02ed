import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { OfficeTransfer } from '#contract/extras/office-transfers'
import { seatsOf, type Vehicle, vehicles } from '#domain/transfers/transfer'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input, Select } from '#web/ui/field'
import { FieldRow, FormError } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'

interface Typed {
  code: string
  day: string
  time: string
  returnDay?: string
  returnTime?: string
  meetingTime: string
  vehicle: Vehicle
  price: string
  message: string
}

/** Dialog that answers a transfer; a supplier's proposal and a changed flight fill it in. */
export function AnswerTransfer({ transfer, onClose }: { transfer: OfficeTransfer; onClose: () => void }) {
  const t = useT()
  const { currencies } = useSite()
  const { itemId: id, reference, supplier, moveWanted, adults, children, babies } = transfer
  const isPaid = transfer.status === 5
  const proposedTime = supplier?.state === 'proposed' ? supplier.proposedTime : ''
  const [code, setCode] = useState(isPaid ? '1' : proposedTime || moveWanted ? '3' : '1')
  const withChanges = code === '3' || isPaid
  const [day = '', time = ''] = transfer.travelDateTime.split('T')
  const [returnDay = '', returnTime = ''] = transfer.returnDateTime?.split('T') ?? []
  const { state, problem, fieldError, formProps } = useForm<Typed>(
    async (typed, once) => {
      const body = {
        code: Number(code),
        message: typed.message,
        ...(withChanges && { day: typed.day, time: typed.time, vehicle: typed.vehicle ?? transfer.vehicle }),
        ...(withChanges &&
          typed.returnDay &&
          typed.returnTime && { returnDay: typed.returnDay, returnTime: typed.returnTime }),
        ...(code !== '2' && code !== '0' && !isPaid && typed.price !== '' && { price: Number(typed.price) }),
        ...(typed.meetingTime && code !== '2' && code !== '0' && { meetingTime: typed.meetingTime }),
      }
      await adminApi('POST /office/transfers/{id}/answer', { params: { id }, body }, { idempotencyKey: once })
      showToast(t('admin_transfers_sent', { reference }), 'long')
      onClose()
    },
    { messages: { 'not-in-this-state': t('admin_transfers_meanwhile') } },
  )
  const currency = currencies.find(one => one.id === transfer.currencyId)?.code ?? 'EUR'
  return (
    <Dialog title={t('admin_transfers_answer')} onClose={onClose}>
      <form className={styles.form} {...formProps}>
        <p className={styles.muted}>
          {transfer.villa} · {reference}
        </p>
        {isPaid ? (
          <p>{t('admin_transfers_code_moved')}</p>
        ) : (
          <Select
            name="code"
            label={t('admin_transfers_code')}
            hint={t('admin_transfers_changes_hint')}
            value={code}
            error={fieldError('code')}
            onChange={event => setCode(event.target.value)}
          >
            <option value="1">{t('admin_transfers_code_1')}</option>
            <option value="3">{t('admin_transfers_code_3')}</option>
            <option value="2">{t('admin_transfers_code_2')}</option>
            <option value="0">{t('admin_transfers_code_0')}</option>
          </Select>
        )}
        {withChanges && (
          <>
            <FieldRow>
              <Input
                type="date"
                name="day"
                label={t('admin_transfers_day')}
                defaultValue={moveWanted?.day ?? day}
                error={fieldError('day')}
              />
              <Input
                type="time"
                name="time"
                label={t('admin_transfers_time')}
                defaultValue={proposedTime || (moveWanted?.time ?? time)}
                error={fieldError('time')}
              />
            </FieldRow>
            {transfer.isReturn && (
              <FieldRow>
                <Input
                  type="date"
                  name="returnDay"
                  label={t('admin_transfers_return_day')}
                  defaultValue={returnDay}
                  error={fieldError('returnDay')}
                />
                <Input
                  type="time"
                  name="returnTime"
                  label={t('admin_transfers_return_time')}
                  defaultValue={returnTime}
                  error={fieldError('returnTime')}
                />
              </FieldRow>
            )}
            {!isPaid && (
              <Select
                name="vehicle"
                label={t('admin_transfers_vehicle')}
                defaultValue={transfer.vehicle}
                error={fieldError('vehicle')}
              >
                {vehicles
                  .filter(vehicle => seatsOf[vehicle] >= adults + children + babies)
                  .map(vehicle => (
                    <option key={vehicle} value={vehicle}>
                      {t('admin_transfers_party', {
                        vehicle: t(`admin_transfers_vehicle_${vehicle}`),
                        count: seatsOf[vehicle],
                      })}
                    </option>
                  ))}
              </Select>
            )}
          </>
        )}
        {code !== '2' && code !== '0' && (
          <FieldRow>
            {!isPaid && (
              <Input
                type="number"
                name="price"
                inputMode="decimal"
                min={0}
                step="0.01"
                defaultValue={String(transfer.totalPrice ?? 0)}
                label={t('admin_transfers_price', { code: currency })}
                error={fieldError('price')}
              />
            )}
            <Input
              type="time"
              name="meetingTime"
              label={t('admin_transfers_meeting')}
              error={fieldError('meetingTime')}
            />
          </FieldRow>
        )}
        <TextArea
          name="message"
          rows={4}
          maxLength={2000}
          lang={transfer.language}
          label={t('admin_change_message')}
          hint={t('admin_change_message_hint', { language: t(`admin_language_${transfer.language}`) })}
          error={fieldError('message')}
        />
        <FormError>{problem}</FormError>
        <p className={styles.actions}>
          <Button type="submit" disabled={state === 'sending'}>
            {t('admin_transfers_send')}
          </Button>
          <Button variant="quiet" onClick={onClose}>
            {t('admin_not_now')}
          </Button>
        </p>
      </form>
    </Dialog>
  )
}
