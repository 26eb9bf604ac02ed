import { useState } from 'react'
import { session } from '#web/features/session/public'
import { ApiError, api } from '#web/lib/api-client'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { authenticateWithPasskey, supportsPasskeys } from './passkeys'

/** Passkey log-in, for lead bookers and guests alike: the passkey identifies its owner. */
export function PasskeyButton({ onSignedIn }: { onSignedIn: () => void }) {
  const t = useT()
  const [asking, setAsking] = useState(false)
  const [said, setSaid] = useState('')

  const wordsOf = (error: unknown) => {
    if (!(error instanceof ApiError)) return t('auth_server_error')
    if (error.status === 0) return t('form_unreachable')
    if (error.status === 429) return t('form_too_many')
    return t(error.code === 'passkey-refused' ? 'passkey_refused' : 'auth_server_error')
  }

  const enter = async () => {
    setAsking(true)
    setSaid('')
    try {
      const passkey = await authenticateWithPasskey(await api('POST /auth/token/bypasskey/options'))
      if (typeof passkey === 'string') setSaid(t('passkey_not_shown'))
      else {
        session.signedIn(await api('POST /auth/token/bypasskey', { body: { passkey } }))
        return onSignedIn()
      }
    } catch (error) {
      setSaid(wordsOf(error))
    }
    setAsking(false)
  }

  if (!supportsPasskeys()) return null
  return (
    <>
      <Button wide variant="secondary" disabled={asking} onClick={() => void enter()}>
        {t('passkey_enter')}
      </Button>
      <FormError>{said}</FormError>
    </>
  )
}
