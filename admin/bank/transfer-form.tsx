import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { useMoney } from '#admin/ui/use-money'
import type { ExpectedTransfersShown } from '#contract/staff/staff-payments'
import { type ChargedPart, chargedParts } from '#domain/booking/payment/payable-part'
import { formatDays } from '#domain/calendar/formats'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { localToday } from '#web/lib/local-today'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input, Select } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { TextArea } from '#web/ui/text-area'

interface Typed {
  pays: string
  part: ChargedPart
  amount: string
  bookedOn: string
  bankReference: string
  acceptanceReason?: string
}

interface TransferFormProps {
  expected: ExpectedTransfersShown
  onClose: () => void
}

/** A transfer received pays a part that is open; the company returns at most the sum of received transfers. */
export function TransferForm({ expected, onClose }: TransferFormProps) {
  const t = useT()
  const language = useLanguage()
  const money = useMoney(expected.currencyId)
  const { bookingId, reference, villa, from, to, name, open, needsAcceptance, received } = expected
  const payable = open.flatMap(({ part, amounts }) => amounts.map(amount => ({ part, amount })))
  const [direction, setDirection] = useState<'in' | 'out'>(payable.length > 0 ? 'in' : 'out')
  const [chosen, setChosen] = useState(0)
  const { state, problem, fieldError, formProps } = useForm<Typed>(
    async (typed, once) => {
      const paid = direction === 'in' ? payable[chosen] : { part: typed.part, amount: Number(typed.amount) }
      if (!paid) return
      const { bookedOn, bankReference, acceptanceReason } = typed
      const body = { direction, ...paid, bookedOn, bankReference, ...(acceptanceReason && { acceptanceReason }) }
      await adminApi(
        'POST /office/bookings/{id}/transfers',
        { params: { id: bookingId }, body },
        { idempotencyKey: once },
      )
      showToast(t('admin_bank_recorded', { reference, amount: money(paid.amount) }), 'long')
      onClose()
    },
    {
      draft: `office transfer ${bookingId}`,
      messages: {
        'edited-meanwhile': t('admin_bank_twice'),
        'price-changed': t('admin_bank_changed'),
        'conditions-needed': t('admin_bank_conditions'),
        'dates-taken': t('admin_bank_nights_gone'),
        'not-in-this-state': t(direction === 'in' ? 'admin_bank_changed' : 'admin_bank_too_much'),
      },
    },
  )
  const isDeposit = direction === 'in' && payable[chosen]?.part === 'deposit'
  return (
    <form className={styles.form} {...formProps}>
      <p className={styles.muted}>
        {[reference, villa, formatDays({ from, to }, language), name].filter(Boolean).join(' · ')}
      </p>
      <Select
        label={t('admin_bank_direction')}
        value={direction}
        onChange={event => setDirection(event.target.value === 'out' ? 'out' : 'in')}
      >
        <option value="in" disabled={payable.length === 0}>
          {t('admin_bank_came')}
        </option>
        <option value="out">{t('admin_bank_went', { amount: money(received) })}</option>
      </Select>
      {payable.length === 0 && <p>{t('admin_bank_nothing_open')}</p>}
      {direction === 'in' ? (
        <Select
          label={t('admin_bank_pays')}
          hint={t('admin_bank_pays_hint')}
          value={chosen}
          onChange={event => setChosen(Number(event.target.value))}
        >
          {payable.map(({ part, amount }, i) => (
            <option key={`${part} ${amount}`} value={i}>
              {t(`admin_part_${part}`)}: {money(amount)}
            </option>
          ))}
        </Select>
      ) : (
        <>
          <Select name="part" label={t('admin_bank_returned_of')} defaultValue="balance">
            {chargedParts.map(part => (
              <option key={part} value={part}>
                {t(`admin_part_${part}`)}
              </option>
            ))}
          </Select>
          <Input
            type="number"
            name="amount"
            inputMode="decimal"
            min={0.01}
            step="0.01"
            required
            label={t('admin_amount')}
            error={fieldError('amount')}
          />
        </>
      )}
      <Input
        type="date"
        name="bookedOn"
        required
        defaultValue={localToday()}
        label={t('admin_bank_day')}
        error={fieldError('bookedOn')}
      />
      <Input
        name="bankReference"
        required
        maxLength={200}
        autoComplete="off"
        label={t('admin_bank_reference')}
        hint={t('admin_bank_reference_hint')}
        error={fieldError('bankReference')}
      />
      {isDeposit && needsAcceptance && (
        <TextArea
          name="acceptanceReason"
          rows={3}
          maxLength={1000}
          label={t('admin_bank_accepted')}
          hint={t('admin_bank_accepted_hint')}
          error={fieldError('acceptanceReason')}
        />
      )}
      <p className={styles.note}>{t(direction === 'in' ? 'admin_bank_then' : 'admin_bank_out_then')}</p>
      <FormError>{problem}</FormError>
      <p className={styles.actions}>
        <Button type="submit" disabled={state === 'sending'}>
          {t(state === 'sending' ? 'auth_sending' : 'admin_bank_save')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('admin_not_now')}
        </Button>
      </p>
    </form>
  )
}
