import { useState } from 'react'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { useForm } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { showToast } from '#web/features/toasts/public'
import { ApiError } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import styles from '../booking.module.css'
import { remainingHoldMs } from '../hold/time-left'

interface ExtendProps {
  booking: BookingResponse
  onLeft: (milliseconds: number) => void
  onEnd: () => void
}

/** Problems with the e-mail address: the option continues. */
const toldHere = ['address-needed', 'too-many-options']

/** Extends the option by half an hour, for bookers with an e-mail address. */
export function ExtendHold({ booking, onLeft, onEnd }: ExtendProps) {
  const t = useT()
  const [before] = useState(() => remainingHoldMs(booking) ?? 0)
  const {
    state,
    problem,
    fieldError: fault,
    formProps: props,
  } = useForm<{ email?: string }>(
    async ({ email = '' }) => {
      try {
        const { optionExpiryMilliseconds } = await sessionApi('PUT /core/bookings/ob/extend/{id}', {
          params: { id: booking.id },
          body: { email },
        })
        onLeft(optionExpiryMilliseconds)
        showToast(t(optionExpiryMilliseconds > before ? 'booking_extended' : 'booking_extended_most'), 'long')
      } catch (error) {
        if (!(error instanceof ApiError) || error.status !== 409 || toldHere.includes(error.code)) throw error
        onEnd()
      }
    },
    {
      draft: `extend ${booking.id}`,
      shape: async () => (await import('#contract/forms/booking')).extendForm,
      messages: {
        'address-needed': t('booking_extend_address'),
        'too-many-options': t('booking_too_many', { because: 'email' }),
      },
    },
  )
  return (
    <form className={styles.actions} {...props}>
      {booking.email === null && (
        <Input
          type="email"
          name="email"
          label={t('booking_email')}
          hint={t('booking_extend_address')}
          autoComplete="email"
          error={fault('email')}
          required
        />
      )}
      <Button type="submit" variant="secondary" disabled={state === 'sending'}>
        {t('booking_extend_now')}
      </Button>
      <FormError>{problem}</FormError>
    </form>
  )
}
