import type { ReactNode } from 'react'
import { useT } from '#web/messages'
import { Dialog } from '#web/ui/dialog'

interface StayDialogProps {
  onClose: () => void
  children: ReactNode
}

/** The full stay form over the page, on narrow screens. */
export default function StayDialog({ onClose, children }: StayDialogProps) {
  const t = useT()
  return (
    <Dialog title={t('villa_your_stay')} place="bottom" onClose={onClose}>
      {children}
    </Dialog>
  )
}
