import { useMoney } from '#admin/ui/use-money'
import { seatsOf, type Vehicle } from '#domain/transfers/transfer'
import { useT } from '#web/messages'
import { useNumbers } from './use-numbers'

export const tariffFields = [
  ...(['base', 'perKilometre', 'crossing', 'fullDay', 'halfDay', 'nightPercent', 'seasonPercent'] as const),
]

/** The prices of a vehicle in a form; null where there are none yet. */
export type TypedTariff = Readonly<Record<(typeof tariffFields)[number], number | null>>

/** Names a vehicle with its seats. */
export function useVehicleName() {
  const t = useT()
  return (vehicle: Vehicle) =>
    t('admin_settings_vehicle', { vehicle: t(`admin_transfers_vehicle_${vehicle}`), seats: seatsOf[vehicle] })
}

/** The prices of a vehicle as text. */
export function useTariffText() {
  const t = useT()
  const euros = useMoney(1)
  const { percent } = useNumbers()
  return ({ base, perKilometre, crossing, fullDay, halfDay, nightPercent, seasonPercent }: TypedTariff) =>
    base === null
      ? t('admin_settings_tariff_none')
      : t('admin_settings_tariff_line', {
          ...{ base: euros(base), perKilometre: euros(perKilometre ?? 0), crossing: euros(crossing ?? 0) },
          ...{ fullDay: euros(fullDay ?? 0), halfDay: euros(halfDay ?? 0) },
          ...{ night: percent(nightPercent ?? 0), season: percent(seasonPercent ?? 0) },
        })
}
