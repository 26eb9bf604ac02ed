import { useLanguage, useT } from '#web/messages'
import { IconButton } from '#web/ui/button'
import { CloseIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import styles from './offer-line.module.css'
import { settleLanguage } from './settled-language'

/** The offer, written in the offered language, below the navigation. */
export default function OfferLine({ path, onClose }: { path: string; onClose: () => void }) {
  const t = useT()
  const language = useLanguage()
  const close = () => {
    settleLanguage()
    onClose()
    // The closed line preceded the page: focus continues with the content.
    document.getElementById('content')?.focus({ preventScroll: true })
  }
  return (
    <aside className={styles.line} lang={language} aria-label={t('browser_language_label')}>
      <InternalLink to={path} asIs hrefLang={language} className={styles.link} onClick={settleLanguage}>
        {t('browser_language')}
      </InternalLink>
      <IconButton label={t('browser_language_no')} onClick={close}>
        <CloseIcon />
      </IconButton>
    </aside>
  )
}
