import { useState } from 'react'
import { clearUrlSecrets, sessionApi } from '#web/features/session/public'
import { ApiError } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { HyphenatedHeading } from '#web/ui/hyphenated-heading'
import styles from './booking.module.css'

/**
 * Confirms the e-mail address of a booking from its link, on any device. It needs a click: link scanners of e-mail
 * programs must not confirm an address.
 */
export function ConfirmAddress({ token }: { token: string }) {
  const t = useT()
  const [state, setState] = useState<'idle' | 'sending' | 'done' | 'over' | 'failed'>('idle')
  const confirm = async () => {
    setState('sending')
    try {
      await sessionApi('POST /core/bookings/confirmemail', { body: { token } })
      clearUrlSecrets()
      setState('done')
    } catch (error) {
      setState(error instanceof ApiError && error.code === 'link-over' ? 'over' : 'failed')
    }
  }
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <HyphenatedHeading words={t(state === 'done' ? 'booking_address_confirmed' : 'booking_address_title')} />
        </h1>
        {state === 'done' || state === 'over' ? (
          <>
            <p role="status">{t(state === 'done' ? 'booking_address_back' : 'booking_address_over')}</p>
            <p>
              <ButtonLink to="/secure/ob">{t('booking_address_to')}</ButtonLink>
            </p>
          </>
        ) : (
          <>
            <p>{t('booking_address_text')}</p>
            <FormError>{state === 'failed' && t('form_failed')}</FormError>
            <p>
              <Button disabled={state === 'sending'} onClick={() => void confirm()}>
                {t('booking_address_confirm')}
              </Button>
            </p>
          </>
        )}
      </div>
    </div>
  )
}
