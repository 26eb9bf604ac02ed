import { type ReactNode, use } from 'react'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from '../filters.module.css'
import { ResultCount } from './panel'

interface PanelFootProps {
  onClear: () => void
  clearable: boolean
  /** Omitted if the panel cannot be closed by itself. */
  onClose?: (() => void) | undefined
  /** Label of the close button: Ok, Confirm, Close. */
  close: ReactNode
}

/**
 * Clear on the left, close on the right, the number of results between; within a screen only Clear, while there is
 * something to clear.
 */
export function PanelFooter({ onClear, clearable, onClose, close }: PanelFootProps) {
  const t = useT()
  const count = use(ResultCount)
  if (!onClose) {
    return clearable ? (
      <Button variant="quiet" onClick={onClear}>
        {t('action_clear')}
      </Button>
    ) : null
  }
  return (
    <div className={styles.foot}>
      <Button variant="quiet" onClick={onClear} aria-disabled={!clearable}>
        {t('action_clear')}
      </Button>
      <span className={styles.found} role="status">
        {count !== undefined && t('filter_found', { count })}
      </span>
      <Button onClick={onClose}>{close}</Button>
    </div>
  )
}
