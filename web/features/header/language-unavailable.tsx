import { useOfficeNumber } from '#web/features/office/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import styles from './language-unavailable.module.css'

/** The languages by the values of `langdisabled`. */
const names = { '2': 'language_fr', '3': 'language_de' } as const

/** Says that a language is not to be had, and how to reach us all the same; OK goes back to the beginning. */
export default function LanguageUnavailable({ asked }: { asked: keyof typeof names }) {
  const t = useT()
  const { shown, link } = useOfficeNumber()
  return (
    <div className={styles.notice} role="alert">
      <p>
        {t('unavailable_text', { language: t(names[asked]) })}{' '}
        <a className={styles.phone} href={link}>
          {t('unavailable_phone', { phone: shown })}
        </a>
      </p>
      <ButtonLink look="onSea" to="/" asIs>
        {t('unavailable_ok')}
      </ButtonLink>
    </div>
  )
}
