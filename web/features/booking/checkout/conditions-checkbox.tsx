import { useId } from 'react'
import { useSite } from '#web/lib/site-context'
import { useT } from '#web/messages'
import { CheckboxField } from '#web/ui/checkbox-field'
import { FormError } from '#web/ui/form-parts'
import styles from '../booking.module.css'

/** The checkbox that accepts conditions and privacy policy, with links to both. */
export function ConditionsCheckbox({ missing }: { missing: string | undefined }) {
  const t = useT()
  const wrong = useId()
  const { menus } = useSite()
  return (
    <>
      <CheckboxField
        name="conditions"
        value="yes"
        required
        {...(missing && { 'aria-invalid': true, 'aria-describedby': wrong })}
      >
        {t('booking_conditions')}
      </CheckboxField>
      <p className={styles.actions}>
        {/* Opens in a new tab, so that the checkout stays open. */}
        {[menus.legal.at(-1), menus.legal[1]].map(
          page =>
            page && (
              <a key={page.path} className={styles.muted} href={page.path} target="_blank" rel="noreferrer">
                {page.name}
              </a>
            ),
        )}
      </p>
      <FormError id={wrong}>{missing}</FormError>
    </>
  )
}
