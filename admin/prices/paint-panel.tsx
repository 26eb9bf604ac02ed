import { useMemo } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { formatDays } from '#domain/calendar/formats'
import { nightsOf } from '#domain/calendar/stay'
import { changedTerms, paintTerms } from '#domain/pricing/terms-change'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { previewStroke } from './preview-stroke'
import own from './prices.module.css'
import type { Target } from './selection'
import { StrokePreview } from './stroke-preview'
import { StrokeProblem } from './stroke-problem'
import { changeOf, useTermsDraft } from './terms-draft'
import { TermsFields } from './terms-fields'
import { type OnPainted, useMergedStroke } from './use-merged-stroke'

interface PaintPanelProps {
  target: Target
  onPainted: OnPainted
  onReload: () => void
}

const draft = 'office prices'

/** Chooses terms, shows what they change, and paints them over the selection. */
export function PaintPanel({ target, onPainted, onReload }: PaintPanelProps) {
  const t = useT()
  const language = useLanguage()
  const [terms, setTerm] = useTermsDraft(draft)
  const { change, faults } = useMemo(() => changeOf(terms), [terms])
  const preview = useMemo(() => (change ? previewStroke(target, change) : undefined), [target, change])
  const { villas, nights } = target
  const paint = useMergedStroke({
    villas,
    nights,
    terms: change ? changedTerms(change) : [],
    paint: villa => paintTerms(villa, nights, change ?? {}),
    send: (of, once) =>
      adminApi(
        'POST /office/prices/strokes',
        { body: { villas: of, ...nights, change: change ?? {} } },
        { idempotencyKey: once },
      ),
    onSaved: onPainted,
  })
  const rooms = useMemo(
    () => [...new Set(villas.flatMap(({ tiers }) => tiers.map(tier => tier.rooms)))].toSorted((a, b) => a - b),
    [villas],
  )
  const [first] = villas
  return (
    <section className={own.panel} aria-labelledby="paint">
      <h2 id="paint">{t('admin_prices_paint')}</h2>
      <p className={styles.muted}>
        {t('admin_prices_target', {
          count: villas.length,
          villa: first?.name ?? '',
          days: formatDays(nights, language),
          weeks: Math.round(nightsOf(nights) / 7),
        })}
      </p>
      <form
        className={styles.form}
        onSubmit={event => {
          event.preventDefault()
          paint.save([villas.map(({ version }) => version), nights, change])
        }}
      >
        <TermsFields rooms={rooms} terms={terms} faults={faults} onChange={setTerm} />
        {preview && <StrokePreview preview={preview} />}
        <StrokeProblem error={paint.error} onReload={onReload} />
        {!change && Object.keys(faults).length > 0 && <FormError>{t('form_check')}</FormError>}
        <Button type="submit" disabled={paint.isSending || !preview || preview.changed === 0 || preview.hasFaults}>
          {t('admin_prices_paint_go', { count: preview?.changed ?? villas.length })}
        </Button>
      </form>
      {paint.dialog}
    </section>
  )
}
