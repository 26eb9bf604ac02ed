import { useState } from 'react'
import { useT } from '#web/messages'
import { Dialog } from '#web/ui/dialog'
import type { DoorContext } from './contexts'
import { Door } from './door'
import { readDoorAddress } from './door-address'

interface DoorDialogProps {
  /** Where it is opened: in a booking one can also go back. */
  context: Exclude<DoorContext, 'clientarea'>
  onSignedIn: () => void
  onClose: () => void
}

/** Log-in and sign-up over another page, which stays as it is. */
export default function DoorDialog({ context, onSignedIn, onClose }: DoorDialogProps) {
  const t = useT()
  // It is opened by what one does, not by an address.
  const [address] = useState(() => readDoorAddress('', {}))
  return (
    <Dialog title={t('own_navigation')} titleHidden onClose={onClose}>
      <Door context={context} address={address} onSignedIn={onSignedIn} onClose={onClose} />
    </Dialog>
  )
}
