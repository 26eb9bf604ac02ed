import { useId, useRef } from 'react'
import type { SearchPanel, SearchPanelProps } from '#web/features/filters/lazy'
import { mobile, useMedia } from '#web/ui/hydration'
import { PanelScreen } from './lazy'
import styles from './search-bar.module.css'

interface PanelFieldProps extends Omit<SearchPanelProps, 'onClose'> {
  panel: SearchPanel
  label: string
  open: boolean
  onOpen: (open: boolean) => void
}

/** A question whose answer is chosen in a panel below it, or on a screen of its own on a telephone. */
export function PanelField({ panel, label, open, values, onChange, onOpen }: PanelFieldProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const { Content } = panel
  const narrow = useMedia(mobile)
  const near = () => {
    Content.preload()
    if (narrow) PanelScreen.preload()
  }
  const close = () => {
    onOpen(false)
    opener.current?.focus()
  }
  const content = open && <Content values={values} onChange={onChange} onClose={close} />
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={open && !narrow ? id : undefined}
        onClick={() => onOpen(!open)}
        onPointerEnter={near}
        onFocus={near}
      >
        <span className={styles.label}>{label}</span>
        <span className={styles.summary}>{panel.useSummary(values)}</span>
      </button>
      {open && !narrow && (
        <div id={id} className={styles.below}>
          {content}
        </div>
      )}
      {open && narrow && (
        <PanelScreen title={label} onClose={close}>
          {content}
        </PanelScreen>
      )}
    </>
  )
}
