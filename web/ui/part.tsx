import { Component, type ReactNode } from 'react'
import { useT } from '#web/messages'
import { Button } from './button'
import { classes } from './classes'
import styles from './part.module.css'

interface PartProps {
  /** It opens over the page and has no room of its own. */
  over?: boolean
  children: ReactNode
}

/** A part of the page whose code comes later: where it does not come, the part says so and the page stays. */
export class Part extends Component<PartProps, { failed: boolean }> {
  override state = { failed: false }

  static getDerivedStateFromError() {
    return { failed: true }
  }

  override render() {
    return this.state.failed ? <Failed over={this.props.over} /> : this.props.children
  }
}

// Code that did not come is not asked for a third time by the same document.
function Failed({ over }: { over: boolean | undefined }) {
  const t = useT()
  return (
    <div className={classes(styles.failed, over && styles.over)} role="alert">
      <p>{t('error_part')}</p>
      <Button look="secondary" onClick={() => location.reload()}>
        {t('error_again')}
      </Button>
    </div>
  )
}
