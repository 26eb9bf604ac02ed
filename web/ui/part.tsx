import { Component, Fragment, type ReactNode } from 'react'
import { useT } from '#web/messages'
import { Button } from './button'
import { classes } from './classes'
import styles from './part.module.css'

interface PartProps {
  /** Opens over the page and has no placeholder. */
  over?: boolean
  children: ReactNode
}

/**
 * Error boundary of lazy-loaded content: on failure it shows an error in place, and a retry remounts it. If the retry
 * fails too, the document reloads, since browsers can cache a failed module.
 */
export class Part extends Component<PartProps, { failed: boolean; tries: number }> {
  override state = { failed: false, tries: 0 }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    const { failed, tries } = this.state
    const again = () => (tries > 0 ? location.reload() : this.setState({ failed: false, tries: 1 }))
    if (failed) return <Failed over={this.props.over} onAgain={again} />
    return <Fragment key={tries}>{this.props.children}</Fragment>
  }
}

function Failed({ over, onAgain }: { over: boolean | undefined; onAgain: () => void }) {
  const t = useT()
  return (
    <div className={classes(styles.failed, over && styles.over)} role="alert">
      <p>{t('error_part')}</p>
      <Button look="secondary" onClick={onAgain}>
        {t('error_again')}
      </Button>
    </div>
  )
}
