import { useMemo } from 'react'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { PricedVilla } from '#contract/staff/office-prices'
import { nightsOfYear } from '#domain/pricing/price-weeks'
import { changedTerms, copyTerms } from '#domain/pricing/terms-change'
import { forgetDraft, useDraftState } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Input } from '#web/ui/field'
import { FieldRow } from '#web/ui/form-parts'
import { previewCopy } from './preview-stroke'
import { StrokePreview } from './stroke-preview'
import { StrokeProblem } from './stroke-problem'
import { changeOf, emptyTerms } from './terms-draft'
import { type OnPainted, useMergedStroke } from './use-merged-stroke'

interface CopyYearProps {
  year: number
  /** The villas to copy: those of the selection, or all that are listed. */
  villas: readonly PricedVilla[]
  onCopied: OnPainted
  onReload: () => void
  onClose: () => void
}

const draft = 'office prices copy'

/** Copies the year before to the year of the grid, with changed prices. */
export function CopyYear({ year, villas, onCopied, onReload, onClose }: CopyYearProps) {
  const t = useT()
  const [percent = '', setPercent] = useDraftState(draft, 'percent')
  const [step = '50', setStep] = useDraftState(draft, 'step')
  const { change, faults } = useMemo(
    () => changeOf({ ...emptyTerms, kind: 'adjust', percent: percent.trim() || '0', step }),
    [percent, step],
  )
  const adjust = percent.trim() === '' ? undefined : change?.adjust
  const isReady = percent.trim() === '' || adjust !== undefined
  const preview = useMemo(
    () => (isReady ? previewCopy(villas, { from: year - 1, to: year }, adjust) : undefined),
    [isReady, villas, year, adjust],
  )
  const target = nightsOfYear(year)
  const copy = useMergedStroke({
    villas,
    nights: { from: nightsOfYear(year - 1).from, to: target.to },
    shown: target,
    terms: changedTerms({ closed: true }),
    paint: villa => ({ seasons: copyTerms(villa.seasons, { from: year - 1, to: year }, adjust) }),
    send: (of, once) =>
      adminApi(
        'POST /office/prices/copies',
        { body: { villas: of, fromYear: year - 1, toYear: year, ...(adjust && { adjust }) } },
        { idempotencyKey: once },
      ),
    onSaved: (made, newer) => {
      forgetDraft(draft)
      onCopied(made, newer)
      onClose()
    },
  })
  const fault = (field: 'percent' | 'step') => (faults[field] && percent.trim() ? t('validation_invalid') : undefined)
  return (
    <Dialog
      title={t('admin_prices_copy', { year })}
      onClose={onClose}
      footer={
        <Button
          disabled={copy.isSending || !preview || preview.changed === 0 || preview.hasFaults}
          onClick={() => copy.save([villas.map(({ version }) => version), adjust])}
        >
          {t('admin_prices_copy_go', { count: preview?.changed ?? 0 })}
        </Button>
      }
    >
      <div className={styles.form}>
        <p>{t('admin_prices_copy_text', { from: year - 1, to: year, count: villas.length })}</p>
        <FieldRow>
          <Input
            label={t('admin_prices_percent')}
            hint={t('admin_prices_percent_hint')}
            value={percent}
            error={fault('percent')}
            onChange={event => setPercent(event.target.value)}
          />
          <Input
            label={t('admin_prices_step')}
            inputMode="decimal"
            value={step}
            error={fault('step')}
            onChange={event => setStep(event.target.value)}
          />
        </FieldRow>
        {preview && <StrokePreview preview={preview} />}
        <StrokeProblem error={copy.error} onReload={onReload} />
        {copy.dialog}
      </div>
    </Dialog>
  )
}
