import { type MouseEvent, type ReactNode, useEffect, useId, useRef } from 'react'
import { useT } from '#web/messages'
import { IconButton } from './button'
import { cx } from './cx'
import styles from './dialog.module.css'
import { CloseIcon } from './icons'

/** Position: in the middle, at the right edge, full screen, or at the bottom. */
type Place = 'middle' | 'side' | 'screen' | 'bottom'

interface DialogProps {
  title: string
  /** The title is visually hidden. */
  titleHidden?: boolean
  place?: Place
  onClose: () => void
  children: ReactNode
  /** Sticky below the scrolling content. */
  footer?: ReactNode
  /** Content without padding; it brings its own margins. */
  flush?: boolean
  className?: string | undefined
}

/**
 * A modal on the native dialog: focus stays inside and returns to the opener, the page does not scroll, Escape and a
 * click outside close it. It is open while mounted.
 */
export function Dialog({
  title,
  titleHidden,
  place = 'middle',
  onClose,
  children,
  footer,
  flush,
  className,
}: DialogProps) {
  const t = useT()
  const id = useId()
  const dialog = useRef<HTMLDialogElement>(null)
  // A press that began inside, such as a dragged selection, is no click outside.
  const pressedBeside = useRef(false)

  useEffect(() => {
    const element = dialog.current
    const opener = document.activeElement
    // Keeps the scrollbar gutter if there is a scrollbar, and adds none otherwise.
    document.documentElement.toggleAttribute('data-scroll-bar', innerWidth > document.documentElement.clientWidth)
    element?.showModal()
    return () => {
      element?.close()
      if (opener instanceof HTMLElement && opener.isConnected) opener.focus({ preventScroll: true })
    }
  }, [])

  const beside = (event: MouseEvent) => event.target === dialog.current
  return (
    // biome-ignore lint/a11y/useKeyWithClickEvents: the browser handles Escape for keyboards.
    <dialog
      ref={dialog}
      className={cx(styles.dialog, styles[place], className)}
      aria-labelledby={id}
      data-place={place}
      onCancel={event => {
        event.preventDefault()
        onClose()
      }}
      onMouseDown={event => {
        pressedBeside.current = beside(event)
      }}
      onClick={event => {
        if (beside(event) && pressedBeside.current) onClose()
      }}
    >
      <div className={styles.sheet}>
        <div className={styles.head}>
          <h2 id={id} className={cx(styles.title, titleHidden && styles.visuallyHidden)}>
            {title}
          </h2>
          <IconButton label={t('action_close')} onClick={onClose}>
            <CloseIcon />
          </IconButton>
        </div>
        <div className={cx(styles.body, flush && styles.flush)}>{children}</div>
        {footer && <div className={styles.footer}>{footer}</div>}
      </div>
    </dialog>
  )
}

/** A dialog at the right edge: 320 px wide, full width on phones. */
export function Drawer(props: Omit<DialogProps, 'place'>) {
  return <Dialog {...props} place="side" />
}
