import { useEffect, useRef } from 'react'
import { useT } from '#web/messages'
import { Button, IconButton } from '#web/ui/button'
import { CloseIcon } from '#web/ui/icons'
import { VisuallyHidden } from '#web/ui/visually-hidden'
import styles from './planner.module.css'
import type { LastChange } from './use-plan'

/** How long a change can be undone here, in milliseconds; it can be changed by hand at any time. */
const shownMs = 20_000

interface UndoBarProps {
  last: LastChange | undefined
  onUndo: (last: LastChange) => void
  onClose: () => void
}

/** Says what was done last, to screen readers too, and undoes it. */
export function UndoBar({ last, onUndo, onClose }: UndoBarProps) {
  const t = useT()
  const bar = useRef<HTMLDivElement>(null)
  useEffect(() => {
    if (!last) return
    const timer = setInterval(() => {
      // It stays for a reader who has reached it.
      if (!bar.current?.matches(':hover, :focus-within')) onClose()
    }, shownMs)
    return () => clearInterval(timer)
  }, [last, onClose])
  return (
    <>
      {/* It stays in the page: screen readers announce changes only of what was there before. */}
      <VisuallyHidden>
        <span role="status">{last?.text}</span>
      </VisuallyHidden>
      <div ref={bar} className={styles.undo} data-shown={last !== undefined}>
        {last && (
          <>
            <p aria-hidden="true">{last.text}</p>
            <Button variant="onSea" onClick={() => onUndo(last)}>
              {t('planner_undo')}
            </Button>
            <IconButton label={t('planner_close')} onClick={onClose}>
              <CloseIcon />
            </IconButton>
          </>
        )}
      </div>
    </>
  )
}
