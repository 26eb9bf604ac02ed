import { useOfficeNumber } from '#web/features/office/public'
import { useT } from '#web/messages'
import { ButtonLink } from '#web/ui/button'
import styles from './language-unavailable.module.css'

/** Languages by the values of `langdisabled`. */
const names = { '2': 'language_fr', '3': 'language_de' } as const

/** States that a language is unavailable, with contact details; OK leads to the home page. */
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
      <ButtonLink variant="onSea" to="/" asIs>
        {t('unavailable_ok')}
      </ButtonLink>
    </div>
  )
}
