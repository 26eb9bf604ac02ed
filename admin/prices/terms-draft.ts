import type { Weekday } from '#domain/calendar/day'
import type { TermsChange } from '#domain/pricing/terms-change'
import { useDraftState } from '#web/features/forms/public'

/** The terms as typed: texts by field; empty ones leave the terms as they are. */
export interface TermsDraft {
  prices: Readonly<Record<string, string>>
  kind: 'set' | 'adjust' | 'closed'
  percent: string
  step: string
  changeover: readonly Weekday[]
  nights: string
  bookable: '' | 'online' | 'on-request'
  rate: '' | 'none' | 'set'
  ratePercent: string
  rateDeposit: string
  rateDays: string
}

export const emptyTerms: TermsDraft = {
  prices: {},
  kind: 'set',
  percent: '',
  step: '50',
  changeover: [],
  nights: '',
  bookable: '',
  rate: '',
  ratePercent: '10',
  rateDeposit: '20',
  rateDays: '14',
}

export type TermsFault = 'price' | 'percent' | 'step' | 'nights' | 'ratePercent' | 'rateDeposit' | 'rateDays'

/** The whole villa among the prices by bedrooms. */
export const allBedrooms = 'whole'

/** An amount in euro as cents; undefined for any other text. */
export function parseEuros(text: string): number | undefined {
  const plain = text.replaceAll(/[\s€]/gu, '').replace(',', '.')
  return /^\d{1,7}(\.\d{1,2})?$/.test(plain) ? Math.round(Number(plain) * 100) : undefined
}

const parseWhole = (text: string, least: number, most: number): number | undefined => {
  const value = /^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined
  return value !== undefined && value >= least && value <= most ? value : undefined
}

const isNotLet = (text: string) => /^[-–]$/.test(text.trim())

/** The change that was typed, or the fields that cannot be read. Neither where nothing was typed. */
export function changeOf(draft: TermsDraft): { change?: TermsChange; faults: Partial<Record<TermsFault, true>> } {
  if (draft.kind === 'closed') return { change: { closed: true }, faults: {} }
  const faults: Partial<Record<TermsFault, true>> = {}
  const checked = <T>(field: TermsFault, value: T | undefined): T | undefined => {
    if (value === undefined) faults[field] = true
    return value
  }
  const change: TermsChange = {}
  const typed = Object.entries(draft.prices).filter(([, text]) => text.trim() !== '')
  if (draft.kind === 'set' && typed.length > 0)
    change.prices = typed.flatMap(([name, text]) => {
      const cents = isNotLet(text) ? null : checked('price', parseEuros(text) || undefined)
      return cents === undefined ? [] : [{ rooms: name === allBedrooms ? null : Number(name), cents }]
    })
  if (draft.kind === 'adjust' && draft.percent.trim() !== '') {
    const text = draft.percent.trim().replace(',', '.').replace('−', '-')
    const value = /^[+-]?\d{1,3}(\.\d)?$/.test(text) ? Number(text) : undefined
    const percent = checked('percent', value !== undefined && value >= -90 && value <= 300 ? value : undefined)
    const stepCents = checked('step', parseEuros(draft.step) || undefined)
    if (percent !== undefined && stepCents !== undefined) change.adjust = { percent, stepCents }
  }
  if (draft.changeover.length > 0) change.changeover = [...draft.changeover].toSorted((a, b) => a - b)
  if (draft.nights.trim() !== '') change.minimumNights = checked('nights', parseWhole(draft.nights, 1, 366))
  if (draft.bookable !== '') change.bookable = draft.bookable
  if (draft.rate === 'none') change.flexible = null
  if (draft.rate === 'set') {
    const percent = checked('ratePercent', parseWhole(draft.ratePercent, 0, 100))
    const depositPercent = checked('rateDeposit', parseWhole(draft.rateDeposit, 1, 100))
    const freeDays = checked('rateDays', parseWhole(draft.rateDays, 1, 365))
    if (percent !== undefined && depositPercent !== undefined && freeDays !== undefined)
      change.flexible = { surcharge: { percent }, depositPercent, freeDays }
  }
  const isEmpty = Object.values(change).every(value => value === undefined)
  return isEmpty || Object.keys(faults).length > 0 ? { faults } : { change, faults }
}

function readTerms(text: string | undefined): TermsDraft {
  try {
    return { ...emptyTerms, ...(text && JSON.parse(text)) }
  } catch {
    return emptyTerms
  }
}

/** The typed terms; they survive a reload of the tab until they are painted. */
export function useTermsDraft(name: string) {
  const [text, setText] = useDraftState(name, 'terms')
  const terms = readTerms(text)
  const setTerm = (changed: Partial<TermsDraft>) => setText(JSON.stringify({ ...terms, ...changed }))
  return [terms, setTerm] as const
}
