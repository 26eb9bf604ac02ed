import type { ComponentType } from 'react'
import { ListTabs, useListState } from '#admin/lists/list-tabs'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import type { OfficeSettings } from '#contract/staff/office-settings'
import type { StaffPerson } from '#contract/staff/staff'
import { type SettingKind, settingKinds } from '#domain/settings/settings'
import { useT } from '#web/messages'
import { QueryBoundary } from '#web/ui/query-boundary'
import { DamageSettings } from './damage-settings'
import { HoursSettings } from './hours-settings'
import { RateSettings } from './rate-settings'
import { useSettings } from './settings-queries'
import { TaxSettings } from './tax/tax-settings'
import { TermsSettings } from './terms-settings'
import { TransferSettings } from './transfer-settings'
import { WineSettings } from './wine-settings'

const parts: Readonly<Record<SettingKind, ComponentType<{ settings: OfficeSettings }>>> = {
  'tourist-tax': TaxSettings,
  'exchange-rate': RateSettings,
  'booking-terms': TermsSettings,
  'damage-terms': DamageSettings,
  'wine-terms': WineSettings,
  'transfer-tariff': TransferSettings,
  'office-hours': HoursSettings,
}

/** Settings with dates: each kind with its versions, an editor and a calculator. */
export default function Settings({ me }: { me: StaffPerson }) {
  const t = useT()
  const kind = useListState(settingKinds)
  const { data, isError, refetch } = useSettings(me)
  const Part = parts[kind]
  return (
    <>
      <AdminPageHeader title={t('admin_settings')} lead={t('admin_settings_lead')} />
      <ListTabs
        page="/office/settings"
        label={t('admin_settings_which')}
        tabs={settingKinds.map(state => ({ state, name: t(`admin_settings_${state}`) }))}
        current={kind}
      />
      <QueryBoundary data={data} failed={isError} again={() => void refetch()}>
        {settings => <Part key={kind} settings={settings} />}
      </QueryBoundary>
    </>
  )
}
