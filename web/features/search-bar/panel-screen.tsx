import type { ReactNode } from 'react'
import { Dialog } from '#web/ui/dialog'
import styles from './search-bar.module.css'

interface PanelScreenProps {
  title: string
  onClose: () => void
  children: ReactNode
}

/** On a telephone a question has the screen for itself. */
export default function PanelScreen({ title, onClose, children }: PanelScreenProps) {
  return (
    <Dialog title={title} place="screen" flush onClose={onClose}>
      <div className={styles.alone}>{children}</div>
    </Dialog>
  )
}
