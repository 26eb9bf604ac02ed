import { useSearchParams } from 'react-router'
import { useT } from '#web/messages'
import { Select } from '#web/ui/field'

const states = ['live', 'draft', 'all'] as const
export type PriceState = (typeof states)[number]

const names = { live: 'admin_villas_live', draft: 'admin_villas_draft', all: 'admin_prices_state_all' } as const

/** The villas of the grid that the address names by `state`: those on the site where it names none. */
export const readState = (params: URLSearchParams): PriceState =>
  states.find(state => state === params.get('state')) ?? 'live'

/** Chooses between villas on the site and drafts. */
export function StateSelect() {
  const t = useT()
  const [params, setParams] = useSearchParams()
  return (
    <Select
      label={t('admin_villas')}
      value={readState(params)}
      onChange={event =>
        setParams(before => {
          const next = new URLSearchParams(before)
          if (event.target.value === 'live') next.delete('state')
          else next.set('state', event.target.value)
          return next
        })
      }
    >
      {states.map(state => (
        <option key={state} value={state}>
          {t(names[state])}
        </option>
      ))}
    </Select>
  )
}
