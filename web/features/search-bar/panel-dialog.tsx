import type { ReactNode } from 'react'
import { Dialog } from '#web/ui/dialog'
import styles from './search-bar.module.css'

interface PanelScreenProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** Full screen of a field on phones. */
export default function PanelDialog({ title, onClose, children }: PanelScreenProps) {
  return (
    <Dialog title={title} place="screen" flush onClose={onClose}>
      <div className={styles.alone}>{children}</div>
    </Dialog>
  )
}
