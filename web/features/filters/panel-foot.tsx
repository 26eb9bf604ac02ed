import { type ReactNode, use } from 'react'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from './filters.module.css'
import { FoundCount } from './found-count'

interface PanelFootProps {
  onClear: () => void
  clearable: boolean
  /** Left out where the panel cannot be closed by itself. */
  onClose?: (() => void) | undefined
  /** What closes the panel: Ok, Confirm, Close. */
  close: ReactNode
}

/** Clear on the left, what closes on the right, between them how many villas are found; where the panel is part of a screen, Clear alone as long as it helps. */
export function PanelFoot({ onClear, clearable, onClose, close }: PanelFootProps) {
  const t = useT()
  const count = use(FoundCount)
  if (!onClose) {
    return clearable ? (
      <Button look="quiet" onClick={onClear}>
        {t('action_clear')}
      </Button>
    ) : null
  }
  return (
    <div className={styles.foot}>
      <Button look="quiet" onClick={onClear} aria-disabled={!clearable}>
        {t('action_clear')}
      </Button>
      <span className={styles.found} role="status">
        {count !== undefined && t('filter_found', { count })}
      </span>
      <Button onClick={onClose}>{close}</Button>
    </div>
  )
}
