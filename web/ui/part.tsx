import { Component, Fragment, type ReactNode } from 'react'
import { useT } from '#web/messages'
import { Button } from './button'
import { classes } from './classes'
import styles from './part.module.css'

interface PartProps {
  /** It opens over the page and has no room of its own. */
  over?: boolean
  children: ReactNode
}

/**
 * A part of the page whose code comes later: where it does not come, the part says so, the page stays, and the part is
 * made anew when the visitor asks for it. Where that fails too the document has to be: a browser may keep what failed.
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
