import { useT } from '#web/messages'
import { StayForm } from './stay-form'
import styles from './stay-panel.module.css'
import { StayTitle } from './stay-title'

/** The stay beside the page on wide screens; in print, and without JavaScript, it is inline. */
export function StayPanel() {
  const t = useT()
  return (
    <section className={styles.panel} aria-label={t('villa_your_stay')}>
      <StayTitle />
      <StayForm />
    </section>
  )
}
