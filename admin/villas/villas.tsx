import { BulkBar } from '#admin/bulk/bulk-bar'
import { ListTable } from '#admin/lists/list-table'
import { ListToolbar } from '#admin/lists/list-toolbar'
import { addressOfList, useListAddress, withPart } from '#admin/lists/use-list-address'
import { useSelection } from '#admin/lists/use-selection'
import { Changes, useMayChange } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import list from '#admin/ui/list.module.css'
import { useOpensForm } from '#admin/ui/use-opens-form'
import type { ListedOfficeVilla } from '#contract/staff/office-villas'
import type { StaffPerson } from '#contract/staff/staff'
import { orderIn } from '#domain/office-lists/lists'
import { useForm } from '#web/features/forms/public'
import { useLanguage, useT } from '#web/messages'
import { Button, buttonClassName } from '#web/ui/button'
import { Input, Select } from '#web/ui/field'
import { NewVilla } from './new-villa'
import { useVillaChoices, villasKey } from './use-villa'

const path = '/office/villas'
const states = ['live', 'draft', 'archived', 'unregistered'] as const

const actionsOf = {
  live: ['withdraw-villas', 'archive-villas'],
  unregistered: ['withdraw-villas', 'archive-villas'],
  draft: ['publish-villas', 'archive-villas'],
  archived: ['unarchive-villas'],
} as const

/** All villas, live, drafts or archived, filtered and ordered by the address; or the form of a new one. */
export function Villas({ me }: { me: StaffPerson }) {
  const opensForm = useOpensForm()
  return opensForm ? <NewVilla me={me} /> : <VillaList me={me} />
}

function VillaList({ me }: { me: StaffPerson }) {
  const t = useT()
  const mayChange = useMayChange()
  const lang = useLanguage()
  const { query, get, set } = useListAddress(path)
  const { data: choices } = useVillaChoices(me)
  const state = states.find(each => each === get('state')) ?? 'live'
  const order = orderIn(path, query) ?? 'name'
  const words = get('words')
  const region = get('region')
  const filter = { words, state, order, ...(region !== '' && { regionId: Number(region) }) }
  const { formProps } = useForm<{ words: string }>(async typed => set('words', typed.words.trim()))
  const key = `${villasKey}${lang} ${JSON.stringify(filter)} ${me.id}`
  const selection = useSelection(`${state} ${words} ${region}`)
  return (
    <>
      <AdminPageHeader title={t('admin_villas')} lead={t('admin_villas_lead')}>
        <Changes>
          <AdminLink to="/office/villas?new=1" className={buttonClassName({})}>
            {t('admin_villas_new')}
          </AdminLink>
        </Changes>
      </AdminPageHeader>
      <form className={styles.find} {...formProps}>
        <Input
          key={words}
          type="search"
          name="words"
          maxLength={100}
          label={t('admin_villas_find')}
          hint={t('admin_villas_find_hint')}
          defaultValue={words}
          autoComplete="off"
        />
        <Button type="submit">{t('admin_find_go')}</Button>
      </form>
      <nav aria-label={t('admin_villas_which')}>
        <ul className={list.tabs}>
          {states.map(each => (
            <li key={each}>
              <AdminLink
                to={addressOfList(path, withPart(query, 'state', each))}
                aria-current={each === state ? 'page' : undefined}
              >
                {t(`admin_villas_${each}`)}
              </AdminLink>
            </li>
          ))}
        </ul>
      </nav>
      <ListToolbar
        me={me}
        list={path}
        order={{ current: order, usual: 'name' }}
        filters={
          <Select label={t('admin_villa_region')} value={region} onChange={event => set('region', event.target.value)}>
            <option value="">{t('admin_villas_all_regions')}</option>
            {choices?.regions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
        }
      >
        <ExportList call="POST /office/villas/csv" filter={filter} name="villas" />
      </ListToolbar>
      <ListTable<typeof path, ListedOfficeVilla>
        key={key}
        list={path}
        label={t('admin_villas')}
        order={order}
        usualOrder="name"
        cells={villaCells}
        keyOf={({ id }) => id}
        selection={mayChange ? { of: selection, id: ({ id }) => id, name: ({ name }) => name } : undefined}
        queryKey={key}
        load={async (cursor, signal) => {
          const asked = { ...filter, lang, ...(cursor !== undefined && { cursor }) }
          const { villas, next } = await adminApi('GET /office/villas/list', { query: asked }, { signal })
          return { rows: villas, next }
        }}
        empty={t(words === '' && region === '' ? `admin_villas_none_${state}` : 'admin_villas_none_named')}
      />
      <BulkBar selection={selection} filtered={{ list: path, filter }} actions={actionsOf[state]} />
    </>
  )
}

function Exquisite() {
  const t = useT()
  return t('admin_villas_exquisite')
}

/** The cells of a villa, by column. */
const villaCells = {
  name: ({ id, name }: ListedOfficeVilla) => <AdminLink to={`/office/villas/${id}`}>{name}</AdminLink>,
  place: ({ place }: ListedOfficeVilla) => place,
  region: ({ region }: ListedOfficeVilla) => region,
  bedrooms: ({ bedrooms }: ListedOfficeVilla) => bedrooms,
  sleeps: ({ sleeps }: ListedOfficeVilla) => sleeps,
  bathrooms: ({ bathrooms }: ListedOfficeVilla) => bathrooms,
  exquisite: ({ exquisite }: ListedOfficeVilla) => exquisite && <Exquisite />,
  code: ({ code }: ListedOfficeVilla) => code,
  recommended: ({ sortOrder }: ListedOfficeVilla) => sortOrder,
  path: ({ path: address }: ListedOfficeVilla) => address,
}
