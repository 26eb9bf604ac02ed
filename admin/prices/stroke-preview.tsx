import styles from '#admin/ui/admin.module.css'
import { formatMoney } from '#domain/calendar/formats'
import { useLanguage, useT } from '#web/messages'
import type { PriceSpan, StrokePreviewData } from './preview-stroke'
import { describeFinding } from './price-words'
import own from './prices.module.css'

/** The villas and findings that a preview lists. */
const maxShown = 12
const maxFindings = 4

function useSpan(): (span: PriceSpan) => string {
  const t = useT()
  const language = useLanguage()
  const money = (cents: number) => formatMoney(cents / 100, 'EUR', language)
  return span => {
    if (!span) return t('admin_prices_not_let')
    const { lowest, highest } = span
    return lowest === highest ? money(lowest) : `${money(lowest)} – ${money(highest)}`
  }
}

/** The changes of a stroke, villa by villa, with warnings. */
export function StrokePreview({ preview }: { preview: StrokePreviewData }) {
  const t = useT()
  const language = useLanguage()
  const span = useSpan()
  const { villas, changed } = preview
  return (
    <div className={own.preview} aria-live="polite">
      <p>{t('admin_prices_preview', { count: changed })}</p>
      <ul>
        {villas.slice(0, maxShown).map(({ villa, before, after, findings }) => (
          <li key={villa.id}>
            <p className={own.previewRow}>
              <strong>{villa.name}</strong>
              <span>{t('admin_prices_before_after', { before: span(before), after: span(after) })}</span>
            </p>
            {findings.length > 0 && (
              <ul className={own.findings}>
                {findings.slice(0, maxFindings).map(finding => (
                  <li key={JSON.stringify(finding)}>{describeFinding(t, language, finding)}</li>
                ))}
                {findings.length > maxFindings && (
                  <li>{t('admin_prices_more_findings', { count: findings.length - maxFindings })}</li>
                )}
              </ul>
            )}
          </li>
        ))}
      </ul>
      {villas.length > maxShown && (
        <p className={styles.muted}>{t('admin_prices_more_villas', { count: villas.length - maxShown })}</p>
      )}
    </div>
  )
}
