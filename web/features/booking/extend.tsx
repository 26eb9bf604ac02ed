import { useState } from 'react'
import type { BookingShown } from '#contract/booking-shapes'
import { CallError } from '#web/api'
import { useForm } from '#web/features/forms/public'
import { notify } from '#web/features/notices/public'
import { ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import styles from './booking.module.css'
import { leftOf } from './time-left'

interface ExtendProps {
  booking: BookingShown
  onLeft: (milliseconds: number) => void
  onEnd: () => void
}

/** Problems with the e-mail address: the option continues. */
const toldHere = ['address-needed', 'too-many-options']

/** Extends the option by half an hour, for bookers with an e-mail address. */
export function Extend({ booking, onLeft, onEnd }: ExtendProps) {
  const t = useT()
  const [before] = useState(() => leftOf(booking) ?? 0)
  const { state, problem, fault, props } = useForm<{ email?: string }>(
    async ({ email = '' }) => {
      try {
        const { optionExpiryMilliseconds } = await ownApi('PUT /core/bookings/ob/extend/{id}', {
          params: { id: booking.id },
          body: { email },
        })
        onLeft(optionExpiryMilliseconds)
        notify(t(optionExpiryMilliseconds > before ? 'booking_extended' : 'booking_extended_most'), 'long')
      } catch (error) {
        if (!(error instanceof CallError) || error.status !== 409 || toldHere.includes(error.code)) throw error
        onEnd()
      }
    },
    {
      draft: `extend ${booking.id}`,
      shape: async () => (await import('#contract/forms/booking')).extendForm,
      words: {
        'address-needed': t('booking_extend_address'),
        'too-many-options': t('booking_too_many', { because: 'email' }),
      },
    },
  )
  return (
    <form className={styles.ways} {...props}>
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
      <Button type="submit" look="secondary" disabled={state === 'sending'}>
        {t('booking_extend_now')}
      </Button>
      <Problem>{problem}</Problem>
    </form>
  )
}
