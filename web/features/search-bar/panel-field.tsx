import { useId, useRef } from 'react'
import type { SearchPanel, SearchPanelProps } from '#web/features/filters/searched/lazy'
import { mobileQuery, useMediaQuery } from '#web/hooks/use-hydrated'
import { lazyComponent } from '#web/ui/lazy-component'
import styles from './search-bar.module.css'
import { usePanelPlace } from './use-panel-place'

/** The panel as a full screen on phones. */
const PanelScreen = lazyComponent(() => import('./panel-dialog'))

interface PanelFieldProps extends Omit<SearchPanelProps, 'onClose'> {
  panel: SearchPanel
  label: string
  open: boolean
  onOpen: (open: boolean) => void
}

/** A field whose value is chosen in a panel, or on a full screen on phones. */
export function PanelField({ panel, label, open, values, onChange, onOpen }: PanelFieldProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const { Content } = panel
  const narrow = useMediaQuery(mobileQuery)
  const place = usePanelPlace(opener, open && !narrow)
  const near = () => {
    Content.preload()
    if (narrow) PanelScreen.preload()
  }
  const close = () => {
    onOpen(false)
    opener.current?.focus()
  }
  const { value, detail } = panel.useSummary(values)
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
        <span className={styles.summary}>{value}</span>
        {detail && <span className={styles.detail}>{detail}</span>}
      </button>
      {open && !narrow && (
        <div ref={place} id={id} className={styles.dropdown}>
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
