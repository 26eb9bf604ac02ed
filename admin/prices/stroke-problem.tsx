import type { StrokeRefusal } from '#contract/staff/office-prices'
import { errorMessage } from '#web/features/forms/public'
import { ApiError } from '#web/lib/api-client'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'
import { describeFinding } from './price-words'
import own from './prices.module.css'

const maxShown = 12

const reasonsOf = (error: unknown): StrokeRefusal[] =>
  error instanceof ApiError && Array.isArray(error.problem?.reasons) ? (error.problem.reasons as StrokeRefusal[]) : []

const isEdited = (error: unknown) => error instanceof ApiError && error.code === 'edited-meanwhile'

interface StrokeProblemProps {
  error: unknown
  /** Loads the current prices; what was typed stays. */
  onReload: () => void
}

/** Why a stroke was refused, with every reason. */
export function StrokeProblem({ error, onReload }: StrokeProblemProps) {
  const t = useT()
  const language = useLanguage()
  const reasons = reasonsOf(error)
  return (
    <>
      <FormError>
        {error !== undefined &&
          errorMessage(error, t, {
            'edited-meanwhile': t('admin_prices_edited'),
            'prices-refused': t(reasons.length > 0 ? 'admin_prices_refused' : 'admin_prices_unchanged'),
          })}
      </FormError>
      {reasons.length > 0 && (
        <ul className={own.findings}>
          {reasons.slice(0, maxShown).map(reason => (
            <li key={JSON.stringify(reason)}>
              {reason.villa}: {describeFinding(t, language, reason)}
            </li>
          ))}
        </ul>
      )}
      {isEdited(error) && (
        <Button variant="secondary" onClick={onReload}>
          {t('admin_prices_reload')}
        </Button>
      )}
    </>
  )
}
