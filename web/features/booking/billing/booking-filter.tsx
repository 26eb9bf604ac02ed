import { useLocation, useNavigate } from 'react-router'
import type { BookingResponse } from '#contract/booking/booking-schemas'
import { formatDays } from '#domain/calendar/formats'
import { parseIdParam } from '#domain/text/id'
import { useLanguage, useT } from '#web/messages'
import { Select } from '#web/ui/field'

/** The bookings that the address names: one, or all of them. */
export function useBookingFilter(all: readonly BookingResponse[] | undefined) {
  const { search } = useLocation()
  const named = parseIdParam(search, 'of')
  const one = all?.filter(({ id }) => id === named) ?? []
  return { named: one[0]?.id, bookings: one.length > 0 ? one : all }
}

/** Chooses one booking, or all of them; nothing where there is only one. */
export function BookingFilter({ all, named }: { all: readonly BookingResponse[]; named: number | undefined }) {
  const t = useT()
  const language = useLanguage()
  const navigate = useNavigate()
  const { pathname } = useLocation()
  if (all.length < 2) return null
  return (
    <Select
      label={t('billing_filter')}
      value={named ?? ''}
      onChange={({ target: { value } }) =>
        void navigate(value === '' ? pathname : `${pathname}?of=${value}`, { replace: true })
      }
    >
      <option value="">{t('billing_filter_all')}</option>
      {all.map(({ id, reference, bookingItems }) => {
        const stay = bookingItems.find(({ kind }) => kind === 'villa')
        return (
          <option key={id} value={id}>
            {[stay?.villa.name, stay && formatDays(stay, language), reference].filter(Boolean).join(' · ')}
          </option>
        )
      })}
    </Select>
  )
}
