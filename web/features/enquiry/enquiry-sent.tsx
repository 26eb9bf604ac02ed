import { useEffect, useRef } from 'react'
import { useOfficeNumber } from '#web/features/office/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import styles from './enquiry-form.module.css'

/** Replaces the form once it has been sent. */
export function EnquirySent({ reference }: { reference: string }) {
  const t = useT()
  const { shown } = useOfficeNumber()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  return (
    <section className={styles.thanks}>
      <h2 ref={heading} tabIndex={-1}>
        {t('enquiry_thanks')}
      </h2>
      <p>{t('enquiry_thanks_text')}</p>
      <p>{t('enquiry_thanks_urgent', { phone: shown, reference })}</p>
      <p>
        <ButtonLink to="/results" variant="secondary">
          {t('enquiry_thanks_villas')}
        </ButtonLink>
      </p>
    </section>
  )
}
