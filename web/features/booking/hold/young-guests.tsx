import { taxRulesOf } from '#domain/booking/tax/shown-tax'
import { ruleOn, youngBounds } from '#domain/booking/tax/tourist-tax'
import { todayAt } from '#domain/calendar/today'
import type { Guests } from '#domain/villas/guests'
import { useT } from '#web/messages'
import { NumberStepper } from '#web/ui/number-stepper'
import { useBookedVilla } from '../overview/use-booked-villa'

interface YoungGuestsProps {
  villaId: number
  guests: Guests
  young: number | undefined
  onChange: (young: number) => void
}

/** Asks how many guests are below the tourist tax age, where adults and children do not determine it. */
export function YoungGuests({ villaId, guests, young, onChange }: YoungGuestsProps) {
  const t = useT()
  const { data: villa } = useBookedVilla(villaId)
  if (!villa) return null
  const rule = ruleOn(todayAt(Date.now()), taxRulesOf(villa))
  if (!rule?.exemptUnder) return null
  const { least, most } = youngBounds(rule, guests)
  if (least === most) return null
  // Where all children are exempt, the question covers those who count as adults as well.
  const settled = rule.exemptUnder > 12 ? guests.children : 0
  const value = Math.min(most, Math.max(least, young ?? Math.min(most, guests.children)))
  return (
    <NumberStepper
      label={t('booking_young', { age: rule.exemptUnder, of: rule.exemptUnder > 12 ? 'adults' : 'children' })}
      hint={t('booking_young_why')}
      value={value - settled}
      min={least - settled}
      max={most - settled}
      onChange={by => onChange(value + by)}
    />
  )
}
