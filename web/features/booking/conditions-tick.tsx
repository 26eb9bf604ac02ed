import { useId } from 'react'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { Problem } from '#web/ui/form'
import { Tick } from '#web/ui/tick'
import styles from './booking.module.css'

/** The box by which conditions and privacy policy are accepted, and the way to both. */
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
        {/* In a tab of their own: the way here stays. */}
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
