import { Fragment } from 'react'
import adminStyles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { useMoney } from '#admin/ui/use-money'
import type { OfficeSettings } from '#contract/staff/office-settings'
import { versionOn } from '#domain/calendar/dated-versions'
import { type Vehicle, vehicles } from '#domain/transfers/transfer'
import { useT } from '#web/messages'
import { Disclosure } from '#web/ui/disclosure'
import { NumberField } from './number-field'
import { settingAddress, useSettingAddress } from './setting-address'
import styles from './settings.module.css'
import { type TypedTariff, tariffFields, useTariffText, useVehicleName } from './tariff-text'
import { TransferCalculator } from './transfer-calculator'
import { SettingPart } from './versions/setting-part'
import type { EditorFields } from './versions/version-editor'

const unpriced = Object.fromEntries(tariffFields.map(field => [field, null])) as TypedTariff

/** The prices of transfers: all regions with those of a sedan, and the versions of one. */
export function TransferSettings({ settings }: { settings: OfficeSettings }) {
  const t = useT()
  const euros = useMoney(1)
  const textOf = useTariffText()
  const vehicleName = useVehicleName()
  const { scope } = useSettingAddress()
  const { countries, transferTariffs, today } = settings
  const versionsOf = (regionId: number) => transferTariffs.filter(version => version.scope === String(regionId))
  const chosen = countries.flatMap(({ regions }) => regions).find(({ id }) => String(id) === scope)
  const key = String(chosen?.id)
  return (
    <>
      <section className={adminStyles.part} aria-labelledby="regions">
        <h2 id="regions">{t('admin_settings_tariff_regions')}</h2>
        <p className={adminStyles.muted}>{t('admin_settings_tariff_hint')}</p>
        {countries.map(({ slug, name, regions }) => (
          <Disclosure key={slug} summary={name} open={!chosen}>
            <ul className={styles.scopes}>
              {regions.map(region => {
                const sedan = versionOn(today, versionsOf(region.id))?.value.sedan
                return (
                  <li key={region.id} className={styles.scope}>
                    <AdminLink
                      to={settingAddress('transfer-tariff', String(region.id))}
                      aria-current={region === chosen ? 'true' : undefined}
                    >
                      {region.name}
                    </AdminLink>
                    <span className={adminStyles.muted}>
                      {sedan
                        ? t('admin_settings_tariff_short', {
                            base: euros(sedan.base),
                            perKilometre: euros(sedan.perKilometre),
                          })
                        : t('admin_settings_not_yet')}
                    </span>
                  </li>
                )
              })}
            </ul>
          </Disclosure>
        ))}
      </section>
      {chosen && (
        <SettingPart
          key={key}
          kind="transfer-tariff"
          scope={key}
          name={chosen.name}
          settings={settings}
          versions={versionsOf(chosen.id).map(({ value: { sedan, van, minibus }, ...version }) => ({
            ...version,
            value: { sedan: sedan ?? unpriced, van: van ?? unpriced, minibus: minibus ?? unpriced },
          }))}
          start={{ sedan: unpriced, van: unpriced, minibus: unpriced }}
          describe={value => vehicles.map(vehicle => ({ name: vehicleName(vehicle), text: textOf(value[vehicle]) }))}
          fields={props => <TransferFields {...props} />}
          calculator={typed => <TransferCalculator key={key} {...{ today, typed }} versions={versionsOf(chosen.id)} />}
        />
      )}
    </>
  )
}

/** The prices of each vehicle. */
function TransferFields({ value, fieldError }: EditorFields<Readonly<Record<Vehicle, TypedTariff>>>) {
  const vehicleName = useVehicleName()
  return vehicles.map(vehicle => (
    <fieldset key={vehicle} className={styles.fieldset}>
      <legend>{vehicleName(vehicle)}</legend>
      <div className={styles.season}>
        {tariffFields.map(field => (
          <Fragment key={field}>
            <NumberField
              field={field}
              name={`value.${vehicle}.${field}`}
              value={value[vehicle][field]}
              fieldError={fieldError}
            />
            {field === 'halfDay' && <span className={styles.rowEnd} />}
          </Fragment>
        ))}
      </div>
    </fieldset>
  ))
}
