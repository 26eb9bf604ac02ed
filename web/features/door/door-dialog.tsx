import { useState } from 'react'
import { useT } from '#web/messages'
import { Dialog } from '#web/ui/dialog'
import type { DoorContext } from './contexts'
import { Door } from './door'
import { readDoorAddress } from './door-address'

interface DoorDialogProps {
  /** Where it opens: in a booking there is a back button as well. */
  context: Exclude<DoorContext, 'clientarea'>
  onSignedIn: () => void
  onClose: () => void
}

/** Log-in and sign-up over another page, which stays as it is. */
export default function DoorDialog({ context, onSignedIn, onClose }: DoorDialogProps) {
  const t = useT()
  // Opened by an action, not by a URL.
  const [address] = useState(() => readDoorAddress('', {}))
  return (
    <Dialog title={t('own_navigation')} titleHidden onClose={onClose}>
      <Door context={context} address={address} onSignedIn={onSignedIn} onClose={onClose} />
    </Dialog>
  )
}
