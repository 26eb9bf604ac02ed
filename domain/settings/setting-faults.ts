import type { SettingKind, SettingValues } from '#domain/settings/settings'
import type { ValidationCode } from '#domain/text/validation-codes'

/** A fault of a value that concerns several of its fields, at the field of the form that shows it. */
export interface SettingFault {
  field: string
  fault: ValidationCode
}

/** Seasons must go forward within a year, and no month can have two rates. */
function taxFaults({ rates }: SettingValues['tourist-tax']): SettingFault[] {
  return rates.flatMap(({ months: [first, last] }, at): SettingFault[] => {
    if (last < first) return [{ field: `seasons.${at}.lastMonth`, fault: 'not-after' }]
    const overlaps = rates.slice(0, at).some(({ months }) => months[0] <= last && first <= months[1])
    return overlaps ? [{ field: `seasons.${at}.firstMonth`, fault: 'taken' }] : []
  })
}

/** The faults that concern several fields of a value; its single fields are valid. */
export function findSettingFaults<Kind extends SettingKind>(kind: Kind, value: SettingValues[Kind]): SettingFault[] {
  switch (kind) {
    case 'tourist-tax':
      return taxFaults(value as SettingValues['tourist-tax'])
    case 'booking-terms': {
      const { planParts } = value as SettingValues['booking-terms']
      // One part is no plan.
      return planParts === 1 ? [{ field: 'planParts', fault: 'invalid' }] : []
    }
    case 'wine-terms': {
      const { opensDays, closesDays } = value as SettingValues['wine-terms']
      return closesDays >= opensDays ? [{ field: 'closesDays', fault: 'not-after' }] : []
    }
    default:
      return []
  }
}
