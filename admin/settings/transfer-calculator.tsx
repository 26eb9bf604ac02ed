import { useMoney } from '#admin/ui/use-money'
import { vehicleTariffForm } from '#contract/forms/settings'
import type { OfficeSettings } from '#contract/staff/office-settings'
import { versionOn } from '#domain/calendar/dated-versions'
import { type Day, parseDay } from '#domain/calendar/day'
import { isTimeOfDay } from '#domain/calendar/local-time'
import { majorOf } from '#domain/pricing/money'
import { type Vehicle, vehicles } from '#domain/transfers/transfer'
import { isHighSeason, isNight, legEuroCents, type TransferTariff } from '#domain/transfers/transfer-price'
import { useT } from '#web/messages'
import { Calculator, exampleStay, ResultLine, typedNumber } from './calculator'
import { useVehicleName } from './tariff-text'
import type { TypedVersion } from './versions/version-editor'

type ShownTariffs = OfficeSettings['transferTariffs'][number]

interface PricedVersion {
  from: Day
  tariffs: Partial<Readonly<Record<Vehicle, TransferTariff>>>
}

/** The tariffs of the domain; vehicles without prices are left out. */
const pricedVersion = ({ from, value }: ShownTariffs): PricedVersion => ({
  from,
  tariffs: Object.fromEntries(
    vehicles.flatMap(vehicle => {
      const { data } = vehicleTariffForm.safeParse(value[vehicle])
      return data ? [[vehicle, data]] : []
    }),
  ),
})

interface TransferCalculatorProps {
  today: Day
  /** Those of the region. */
  versions: readonly ShownTariffs[]
  typed: TypedVersion<'transfer-tariff'> | undefined
}

/** The prices of a journey and of a driver, by the version on the day of the request. */
export function TransferCalculator({ today, versions, typed }: TransferCalculatorProps) {
  const t = useT()
  const euros = useMoney(1)
  const vehicleName = useVehicleName()
  const all = [
    ...versions.filter(({ id }) => id === null || id !== typed?.replaces).map(pricedVersion),
    ...(typed ? [{ from: typed.from, tariffs: typed.value }] : []),
  ]
  return (
    <Calculator
      fields={[
        {
          ...{ name: 'requestedOn', label: t('admin_settings_try_requested_on'), type: 'date' },
          start: typed?.from ?? today,
        },
        { name: 'day', label: t('admin_settings_try_transfer_day'), type: 'date', start: exampleStay(today).from },
        { name: 'time', label: t('admin_settings_try_pickup'), type: 'time', start: '14:00' },
        { name: 'kilometres', label: t('admin_settings_try_kilometres'), type: 'number', start: '30' },
      ]}
    >
      {values => {
        const [requestedOn, day, kilometres] = [
          ...[parseDay(values.requestedOn), parseDay(values.day)],
          typedNumber(values.kilometres),
        ] as const
        const { time } = values
        if (!requestedOn || !day || !isTimeOfDay(time) || !kilometres) return undefined
        const tariffs = versionOn(requestedOn, all)?.tariffs ?? {}
        const leg = { kilometres: Math.round(kilometres), day, time }
        const priced = vehicles.flatMap(vehicle => {
          const tariff = tariffs[vehicle]
          if (!tariff) return []
          const cost = (type: 'airport' | 'chauffeur' | 'chauffeurHalfday', crossesWater = false) =>
            euros(majorOf(legEuroCents(tariff, { ...leg, type, crossesWater })))
          return [{ vehicle, cost, crosses: tariff.crossingCents > 0 }]
        })
        if (priced.length === 0) return <p>{t('admin_settings_tariff_none')}</p>
        return (
          <>
            {priced.map(({ vehicle, cost, crosses }) => (
              <div key={vehicle}>
                <ResultLine name={vehicleName(vehicle)} isTotal>
                  {cost('airport')}
                </ResultLine>
                {crosses && <ResultLine name={t('admin_settings_tariff_crossing')}>{cost('airport', true)}</ResultLine>}
                <ResultLine name={t('admin_settings_tariff_day')}>{cost('chauffeur')}</ResultLine>
                <ResultLine name={t('admin_settings_tariff_half_day')}>{cost('chauffeurHalfday')}</ResultLine>
              </div>
            ))}
            {isNight(time) && <p>{t('admin_settings_tariff_night')}</p>}
            {isHighSeason(day) && <p>{t('admin_settings_tariff_summer')}</p>}
          </>
        )
      }}
    </Calculator>
  )
}
