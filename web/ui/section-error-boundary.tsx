import { Component, Fragment, type ReactNode } from 'react'
import { useT } from '#web/messages'
import { Button } from './button'
import { cx } from './cx'
import styles from './section-error-boundary.module.css'

interface PartProps {
  /** Opens over the page and has no placeholder. */
  overlay?: boolean
  children: ReactNode
}

/**
 * Error boundary of lazy-loaded content: on failure it shows an error in place, and a retry remounts it. If the retry
 * fails too, the document reloads, since browsers can cache a failed module.
 */
export class SectionErrorBoundary extends Component<PartProps, { failed: boolean; tries: number }> {
  override state = { failed: false, tries: 0 }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { failed, tries } = this.state
    const again = () => (tries > 0 ? location.reload() : this.setState({ failed: false, tries: 1 }))
    if (failed) return <SectionError over={this.props.overlay} onAgain={again} />
    return <Fragment key={tries}>{this.props.children}</Fragment>
  }
}

function SectionError({ over, onAgain }: { over: boolean | undefined; onAgain: () => void }) {
  const t = useT()
  return (
    <div className={cx(styles.failed, over && styles.over)} role="alert">
      <p>{t('error_section')}</p>
      <Button variant="secondary" onClick={onAgain}>
        {t('error_retry')}
      </Button>
    </div>
  )
}
