import { useEffect, useRef } from 'react'
import { useOfficeNumber } from '#web/features/office/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import styles from './enquiry-form.module.css'

/** Replaces the form once it has been sent. */
export function Thanks({ reference }: { reference: string }) {
  const t = useT()
  const { shown } = useOfficeNumber()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.thanks}>
      <h2 ref={heading} tabIndex={-1}>
        {t('enquire_thanks')}
      </h2>
      <p>{t('enquire_thanks_text')}</p>
      <p>{t('enquire_thanks_urgent', { phone: shown, reference })}</p>
      <p>
        <ButtonLink to="/results" look="secondary">
          {t('enquire_thanks_villas')}
        </ButtonLink>
      </p>
    </section>
  )
}
