import { type ComponentType, lazy, Suspense, useId, useMemo, useRef } from 'react'
import { mobile, useMedia } from '#web/ui/hydration'
import { Skeleton } from '#web/ui/skeleton'
import type { Panel, PanelProps } from './panels'
import styles from './search-bar.module.css'

interface PanelFieldProps extends Omit<PanelProps, 'onClose'> {
  panel: Panel
  label: string
  open: boolean
  onOpen: (open: boolean) => void
}

const made = new Map<Panel['load'], ComponentType<PanelProps>>()

/** One lazy component a panel, however many bars there are. */
function lazyPanel(load: Panel['load']) {
  const known = made.get(load) ?? lazy(() => load().catch(load))
  made.set(load, known)
  return known
}

const loadScreen = () => import('./panel-screen')
const PanelScreen = lazy(() => loadScreen().catch(loadScreen))

/** A question whose answer is chosen in a panel below it, or on a screen of its own on a telephone. */
export function PanelField({ panel, label, open, values, onChange, onOpen }: PanelFieldProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const Content = useMemo(() => lazyPanel(panel.load), [panel.load])
  const narrow = useMedia(mobile)
  const near = () => {
    panel.load().catch(() => {})
    if (narrow) loadScreen().catch(() => {})
  }
  const close = () => {
    onOpen(false)
    opener.current?.focus()
  }
  const content = open && (
    <Suspense fallback={<Skeleton ratio="4 / 3" />}>
      <Content values={values} onChange={onChange} onClose={close} />
    </Suspense>
  )
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
        <Suspense>
          <PanelScreen title={label} onClose={close}>
            {content}
          </PanelScreen>
        </Suspense>
      )}
    </>
  )
}
