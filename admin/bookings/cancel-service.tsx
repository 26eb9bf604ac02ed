import { useState } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { useMoney } from '#admin/ui/use-money'
import type { BookingItemResponse } from '#contract/booking/booking-schemas'
import type { OfficeServiceCancellation } from '#contract/booking/cancellations'
import { formatDay } from '#domain/calendar/formats'
import { useForm } from '#web/features/forms/public'
import { showToast } from '#web/features/toasts/public'
import { ApiError } from '#web/lib/api-client'
import { useQuery } from '#web/lib/query'
import { useSite } from '#web/lib/site-context'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import { QueryBoundary } from '#web/ui/query-boundary'
import { TextArea } from '#web/ui/text-area'

interface CancelServiceProps {
  item: BookingItemResponse
  onClose: () => void
}

/** Cancels a paid experience or transfer for its client, with the refund by its terms or a higher one. */
export function CancelService({ item, onClose }: CancelServiceProps) {
  const t = useT()
  const [isChanged, setChanged] = useState(false)
  const { data, isError, refetch } = useQuery(
    `office item cancellation ${item.id}`,
    async signal => {
      try {
        const call = { params: { id: item.id } }
        return { terms: await adminApi('GET /office/items/{id}/cancellation', call, { signal }) }
      } catch (error) {
        if (error instanceof ApiError && error.code === 'not-in-this-state') return { terms: null }
        throw error
      }
    },
    { staleTime: 0 },
  )
  return (
    <Dialog title={t('admin_service_cancel_of', { name: item.name })} onClose={onClose}>
      <QueryBoundary data={data} failed={isError} again={refetch}>
        {({ terms }) =>
          terms ? (
            <>
              <FormError>{isChanged && t('admin_service_changed')}</FormError>
              <ServiceForm
                key={`${terms.returned} ${terms.kept}`}
                item={item}
                terms={terms}
                onChanged={() => {
                  setChanged(true)
                  refetch()
                }}
                onClose={onClose}
              />
            </>
          ) : (
            <p role="alert">{t('admin_booking_meanwhile')}</p>
          )
        }
      </QueryBoundary>
    </Dialog>
  )
}

interface ServiceFormProps extends CancelServiceProps {
  terms: OfficeServiceCancellation
  /** The terms are no longer those that are shown. */
  onChanged: () => void
}

function ServiceForm({ item, terms, onChanged, onClose }: ServiceFormProps) {
  const t = useT()
  const language = useLanguage()
  const { currencies } = useSite()
  const money = useMoney(terms.currencyId)
  const [amount, setAmount] = useState(String(terms.returned))
  const [isAsked, setAsked] = useState(false)
  const isMore = Number(amount) > terms.returned
  const { name, from } = item
  const { state, problem, fieldError, formProps } = useForm<{ returned: string; reason?: string }>(
    async ({ returned, reason = '' }, once) => {
      if (!isAsked) return setAsked(true)
      const body = { byTerms: terms.returned, returned: Number(returned), reason }
      try {
        const call = { params: { id: item.id }, body }
        const done = await adminApi('POST /office/items/{id}/cancel', call, { idempotencyKey: once })
        const transfer = done.returnedByTransfer > 0 ? money(done.returnedByTransfer) : 'none'
        showToast(t('admin_service_cancelled', { name, card: money(done.returnedByCard), transfer }), 'long')
        onClose()
      } catch (error) {
        if (error instanceof ApiError && error.code === 'price-changed') onChanged()
        throw error
      }
    },
    {
      messages: {
        'price-changed': t('admin_service_changed'),
        'not-in-this-state': t('admin_booking_meanwhile'),
      },
    },
  )
  return (
    <form className={styles.form} {...formProps} onChange={() => setAsked(false)}>
      <p>
        {t('admin_service_terms', {
          paid: money(terms.paid),
          returned: money(terms.returned),
          day: formatDay(terms.freeThrough, language),
          percent: terms.laterPercent,
        })}
      </p>
      <Input
        type="number"
        name="returned"
        inputMode="decimal"
        min={terms.returned}
        max={terms.paid}
        step="0.01"
        required
        value={amount}
        onChange={event => setAmount(event.target.value)}
        label={t('admin_cancel_refund', { code: currencies.find(({ id }) => id === terms.currencyId)?.code ?? 'EUR' })}
        hint={t('admin_service_refund_hint')}
        error={fieldError('returned')}
      />
      {isMore && (
        <TextArea
          name="reason"
          rows={2}
          required
          minLength={10}
          maxLength={300}
          label={t('admin_service_reason')}
          hint={t('admin_service_reason_hint')}
          error={fieldError('reason')}
        />
      )}
      {isAsked && (
        <p role="status" className={styles.note}>
          {t('admin_service_ask', {
            name,
            day: formatDay(from, language),
            amount: money(Number(amount)),
            suppliers: terms.suppliers.join(', ') || 'none',
          })}
        </p>
      )}
      <FormError>{problem}</FormError>
      <p className={styles.actions}>
        <Button type="submit" disabled={state === 'sending'}>
          {t(isAsked ? 'admin_cancel_confirm' : 'admin_service_cancel')}
        </Button>
        <Button variant="quiet" onClick={onClose}>
          {t('admin_not_now')}
        </Button>
      </p>
    </form>
  )
}
