import { useEffect } from 'react'
import { useT } from '#web/messages'
import { Button, IconButton } from '#web/ui/button'
import { CloseIcon } from '#web/ui/icons'
import styles from './planner.module.css'
import type { LastChange } from './use-plan'

/** How long a change can be undone here, in milliseconds; it can be changed by hand at any time. */
const shownMs = 20_000

interface UndoBarProps {
  last: LastChange | undefined
  onClose: () => void
}

/** Says what was done last, to screen readers too, and undoes it. */
export function UndoBar({ last, onClose }: UndoBarProps) {
  const t = useT()
  useEffect(() => {
    if (!last) return
    const timer = setTimeout(onClose, shownMs)
    return () => clearTimeout(timer)
  }, [last, onClose])
  return (
    <div className={styles.undo} data-shown={last !== undefined}>
      <p role="status">{last?.text}</p>
      {last && (
        <>
          <Button
            variant="onSea"
            onClick={() => {
              onClose()
              last.undo()
            }}
          >
            {t('planner_undo')}
          </Button>
          <IconButton label={t('planner_close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </>
      )}
    </div>
  )
}
