import { useRef, useState } from 'react'
import { createIdempotencyKey, errorMessage } from '#web/features/forms/public'
import { sessionApi } from '#web/features/session/public'
import { Share } from '#web/features/share/public'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { FormError } from '#web/ui/form-parts'
import styles from './passports.module.css'

interface ShareLinkProps {
  bookingId: number
  guestId: string
}

/** A private link by which the guest fills in this row on a telephone. Its address is shown only once. */
export function ShareLink({ bookingId, guestId }: ShareLinkProps) {
  const t = useT()
  const lang = useLanguage()
  const once = useRef(createIdempotencyKey())
  const [address, setLink] = useState<string>()
  const [state, setState] = useState<'idle' | 'sending' | { problem: string }>('idle')
  const create = async () => {
    setState('sending')
    try {
      const made = await sessionApi(
        'POST /core/passportdetails/guestid/{id}/link',
        { params: { id: guestId }, body: { bookingId, lang } },
        { idempotencyKey: once.current },
      )
      once.current = createIdempotencyKey()
      setLink(made.address)
      setState('idle')
    } catch (error) {
      setState({ problem: errorMessage(error, t) })
    }
  }
  if (address)
    return (
      <div className={styles.shared}>
        <p role="status">{t('passport_link_made')}</p>
        <Input label={t('passport_link_address')} value={address} readOnly onFocus={event => event.target.select()} />
        <Share
          title={t('passport_link_subject')}
          path={address}
          email={{ subject: t('passport_link_subject'), text: `${t('passport_link_text')}\n${address}` }}
        />
      </div>
    )
  return (
    <>
      <Button variant="quiet" disabled={state === 'sending'} onClick={() => void create()}>
        {t('passport_link_create')}
      </Button>
      {typeof state === 'object' && <FormError>{state.problem}</FormError>}
    </>
  )
}
