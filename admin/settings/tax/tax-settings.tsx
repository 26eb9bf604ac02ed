import { useState } from 'react'
import { useNavigate } from 'react-router'
import { Changes } from '#admin/permissions/may-change'
import { settingAddress, useSettingAddress } from '#admin/settings/setting-address'
import styles from '#admin/settings/settings.module.css'
import { useNumbers } from '#admin/settings/use-numbers'
import { SettingPart } from '#admin/settings/versions/setting-part'
import type { ShownTerm } from '#admin/settings/versions/version-timeline'
import adminStyles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { useMoney } from '#admin/ui/use-money'
import type { OfficeSettings } from '#contract/staff/office-settings'
import { parseTaxScope, taxScopeKey } from '#domain/booking/tax/tourist-tax'
import { versionOn } from '#domain/calendar/dated-versions'
import { formatMonthSpans } from '#domain/calendar/month-names'
import { useLanguage, useLocalPath, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { cx } from '#web/ui/cx'
import { Disclosure } from '#web/ui/disclosure'
import { Input, Select } from '#web/ui/field'
import { FieldRow } from '#web/ui/form-parts'
import { TaxCalculator } from './tax-calculator'
import { type ShownTax, TaxFields } from './tax-fields'

const untaxed: ShownTax = {
  ...{ per: 'person', exemptUnder: null, mostNights: null, seasons: [], law: '', page: null, isAssumed: false },
}

/** Names a scope: "Italy", "Sicily, Italy", "Noto, Sicily". */
function useScopeName({ countries }: OfficeSettings) {
  return (scope: string): string => {
    const at = parseTaxScope(scope)
    const country = countries.find(({ slug }) => slug === at?.country)
    const region = country?.regions.find(({ id }) => id === at?.regionId)
    if (at?.place !== undefined) return `${at.place}, ${region?.name ?? ''}`
    if (region) return `${region.name}, ${country?.name ?? ''}`
    return country?.name ?? scope
  }
}

/** The terms of a tax as text. */
function useTaxTerms() {
  const t = useT()
  const language = useLanguage()
  const euros = useMoney(1)
  const { percent } = useNumbers()
  return ({ per, exemptUnder, mostNights, seasons, law, isAssumed }: ShownTax): ShownTerm[] => [
    ...(seasons.length === 0 ? [{ name: t('admin_settings_tax_rate'), text: t('admin_settings_tax_free') }] : []),
    ...seasons.map(({ firstMonth, lastMonth, amount, percent: share, cap }) => ({
      name: formatMonthSpans([{ first: firstMonth, last: lastMonth }], language),
      text:
        share === null
          ? t('admin_settings_tax_amount', { amount: euros(amount ?? 0), per })
          : t('admin_settings_tax_share', { percent: percent(share), cap: euros(cap ?? 0), per }),
    })),
    ...(exemptUnder === null ? [] : [{ name: t('admin_settings_exemptUnder'), text: String(exemptUnder) }]),
    ...(mostNights === null ? [] : [{ name: t('admin_settings_mostNights'), text: String(mostNights) }]),
    { name: t('admin_settings_law'), text: isAssumed ? t('admin_settings_law_assumed', { law }) : law },
  ]
}

/** Tourist tax: the places with rules of their own, and the versions of one. */
export function TaxSettings({ settings }: { settings: OfficeSettings }) {
  const t = useT()
  const { scope } = useSettingAddress()
  const nameOf = useScopeName(settings)
  const describe = useTaxTerms()
  const { touristTax, today } = settings
  const depth = (key: string) => key.split('/').length
  const scopes = [...new Set(touristTax.map(version => version.scope))].toSorted((a, b) => (a < b ? -1 : 1))
  const chosen = scope !== undefined && parseTaxScope(scope) ? scope : undefined
  return (
    <>
      <section className={adminStyles.part} aria-labelledby="places">
        <h2 id="places">{t('admin_settings_tax_places')}</h2>
        <p className={adminStyles.muted}>{t('admin_settings_tax_places_hint')}</p>
        <ul className={styles.scopes}>
          {scopes.map(key => {
            const current = versionOn(
              today,
              touristTax.filter(version => version.scope === key),
            )
            const [rate] = current ? describe(current.value) : []
            return (
              <li key={key} className={cx(styles.scope, depth(key) > 1 && styles.inner)}>
                <AdminLink to={settingAddress('tourist-tax', key)} aria-current={key === chosen ? 'true' : undefined}>
                  {nameOf(key)}
                </AdminLink>
                <span className={adminStyles.muted}>
                  {rate ? `${rate.name}: ${rate.text}` : t('admin_settings_not_yet')}
                </span>
              </li>
            )
          })}
        </ul>
        <Changes>
          <Disclosure summary={t('admin_settings_tax_new_place')}>
            <NewPlace settings={settings} />
          </Disclosure>
        </Changes>
      </section>
      {chosen && (
        <SettingPart
          key={chosen}
          kind="tourist-tax"
          scope={chosen}
          name={nameOf(chosen)}
          settings={settings}
          versions={touristTax.filter(version => version.scope === chosen)}
          start={untaxed}
          describe={describe}
          fields={props => <TaxFields {...props} />}
          calculator={typed => <TaxCalculator {...{ settings, typed, nameOf }} scope={chosen} />}
        />
      )}
    </>
  )
}

/** Chooses a country, region or village that has no rule of its own yet. */
function NewPlace({ settings: { countries } }: { settings: OfficeSettings }) {
  const t = useT()
  const navigate = useNavigate()
  const localPath = useLocalPath()
  const [country, setCountry] = useState(countries[0]?.slug ?? '')
  const [region, setRegion] = useState('')
  const [place, setPlace] = useState('')
  const regions = countries.find(({ slug }) => slug === country)?.regions ?? []
  const isRegion = regions.some(({ id }) => String(id) === region)
  const key = taxScopeKey({
    country,
    ...(isRegion && { regionId: Number(region) }),
    ...(isRegion && place.trim() && { place: place.trim() }),
  })
  return (
    <form
      className={adminStyles.form}
      onSubmit={event => {
        event.preventDefault()
        void navigate(localPath(settingAddress('tourist-tax', key, 'new')))
      }}
    >
      <FieldRow>
        <Select
          label={t('admin_settings_country')}
          value={country}
          onChange={event => {
            setCountry(event.target.value)
            setRegion('')
          }}
        >
          {countries.map(({ slug, name }) => (
            <option key={slug} value={slug}>
              {name}
            </option>
          ))}
        </Select>
        <Select label={t('admin_settings_region')} value={region} onChange={event => setRegion(event.target.value)}>
          <option value="">{t('admin_settings_region_all')}</option>
          {regions.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </FieldRow>
      <Input
        label={t('admin_settings_place')}
        hint={t('admin_settings_place_hint')}
        maxLength={120}
        autoComplete="off"
        disabled={!isRegion}
        value={place}
        onChange={event => setPlace(event.target.value)}
      />
      <Button type="submit" variant="secondary">
        {t('admin_settings_place_go')}
      </Button>
    </form>
  )
}
