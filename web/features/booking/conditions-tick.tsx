import { useId } from 'react'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { Problem } from '#web/ui/form'
import { Tick } from '#web/ui/tick'
import styles from './booking.module.css'

/** The checkbox that accepts conditions and privacy policy, with links to both. */
export function ConditionsTick({ missing }: { missing: string | undefined }) {
  const t = useT()
  const wrong = useId()
  const { menus } = useSite()
  return (
    <>
      <Tick
        name="conditions"
        value="yes"
        required
        {...(missing && { 'aria-invalid': true, 'aria-describedby': wrong })}
      >
        {t('booking_conditions')}
      </Tick>
      <p className={styles.ways}>
        {/* Opens in a new tab, so that the checkout stays open. */}
        {[menus.legal.at(-1), menus.legal[1]].map(
          page =>
            page && (
              <a key={page.path} className={styles.soft} href={page.path} target="_blank" rel="noreferrer">
                {page.name}
              </a>
            ),
        )}
      </p>
      <Problem id={wrong}>{missing}</Problem>
    </>
  )
}
