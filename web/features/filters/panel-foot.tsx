import type { ReactNode } from 'react'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from './filters.module.css'

interface PanelFootProps {
  onClear: () => void
  clearable: boolean
  /** Left out where the panel cannot be closed by itself. */
  onClose?: (() => void) | undefined
  /** What closes the panel: Ok, Confirm, Close. */
  close: ReactNode
}

/** Clear on the left, what closes on the right. */
export function PanelFoot({ onClear, clearable, onClose, close }: PanelFootProps) {
  const t = useT()
  return (
    <div className={styles.foot}>
      <Button look="quiet" onClick={onClear} aria-disabled={!clearable}>
        {t('action_clear')}
      </Button>
      {onClose && (
        <Button look="primary" onClick={onClose}>
          {close}
        </Button>
      )}
    </div>
  )
}
