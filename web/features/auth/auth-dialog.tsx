import { useState } from 'react'
import { useT } from '#web/messages'
import { Dialog } from '#web/ui/dialog'
import { AuthPanel } from './auth-panel'
import type { AuthPlacement } from './auth-placement'
import { parseLoginParams } from './log-in/login-params'

interface DoorDialogProps {
  /** Where it opens: in a booking there is a back button as well. */
  context: Exclude<AuthPlacement, 'clientarea'>
  onSignedIn: () => void
  onClose: () => void
}

/** Log-in and sign-up over another page, which stays as it is. */
export default function AuthDialog({ context, onSignedIn, onClose }: DoorDialogProps) {
  const t = useT()
  // Opened by an action, not by a URL.
  const [address] = useState(() => parseLoginParams('', {}))
  return (
    <Dialog title={t('account_navigation')} titleHidden onClose={onClose}>
      <AuthPanel context={context} address={address} onSignedIn={onSignedIn} onClose={onClose} />
    </Dialog>
  )
}
