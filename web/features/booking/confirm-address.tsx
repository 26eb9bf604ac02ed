import { useState } from 'react'
import { CallError } from '#web/api'
import { forgetAddressSecrets, ownApi } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button, ButtonLink } from '#web/ui/button'
import { Problem } from '#web/ui/form'
import { HeadingWords } from '#web/ui/heading-words'
import styles from './booking.module.css'

/**
 * Confirms the e-mail address of a booking from its link, on any device. It needs a click: link scanners of e-mail
 * programs must not confirm an address.
 */
export function ConfirmAddress({ token }: { token: string }) {
  const t = useT()
  const [state, setState] = useState<'asking' | 'sending' | 'done' | 'over' | 'failed'>('asking')
  const confirm = async () => {
    setState('sending')
    try {
      await ownApi('POST /core/bookings/confirmemail', { body: { token } })
      forgetAddressSecrets()
      setState('done')
    } catch (error) {
      setState(error instanceof CallError && error.code === 'link-over' ? 'over' : 'failed')
    }
  }
  return (
    <div className={styles.page}>
      <div className={styles.head}>
        <h1 className={styles.title}>
          <HeadingWords words={t(state === 'done' ? 'booking_address_confirmed' : 'booking_address_title')} />
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
            <Problem>{state === 'failed' && t('form_failed')}</Problem>
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
