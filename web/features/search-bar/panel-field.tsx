import { type ComponentType, lazy, Suspense, useId, useMemo, useRef } from 'react'
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

/** A question whose answer is chosen in a panel below it. */
export function PanelField({ panel, label, open, values, onChange, onOpen }: PanelFieldProps) {
  const id = useId()
  const opener = useRef<HTMLButtonElement>(null)
  const Content = useMemo(() => lazyPanel(panel.load), [panel.load])
  const near = () => void panel.load().catch(() => {})
  return (
    <>
      <button
        ref={opener}
        type="button"
        className={styles.opener}
        aria-expanded={open}
        aria-controls={open ? id : undefined}
        onClick={() => onOpen(!open)}
        onPointerEnter={near}
        onFocus={near}
      >
        <span className={styles.label}>{label}</span>
        <span className={styles.summary}>{panel.useSummary(values)}</span>
      </button>
      {open && (
        <div id={id} className={styles.below}>
          <Suspense fallback={<Skeleton ratio="4 / 3" />}>
            <Content
              values={values}
              onChange={onChange}
              onClose={() => {
                onOpen(false)
                opener.current?.focus()
              }}
            />
          </Suspense>
        </div>
      )}
    </>
  )
}
