import { useEffect, useRef } from 'react'
import { useT } from '#web/messages'
import { useSite } from '#web/site'
import { ButtonLink } from '#web/ui/button'
import styles from './enquiry-form.module.css'

/** What stands where the form was once it has been sent. */
export function Thanks({ reference }: { reference: string }) {
  const t = useT()
  const { phone } = useSite().company
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.thanks}>
      <h2 ref={heading} tabIndex={-1}>
        {t('enquire_thanks')}
      </h2>
      <p>{t('enquire_thanks_text')}</p>
      <p>{t('enquire_thanks_urgent', { phone, reference })}</p>
      <p>
        <ButtonLink to="/results" look="secondary">
          {t('enquire_thanks_villas')}
        </ButtonLink>
      </p>
    </section>
  )
}
