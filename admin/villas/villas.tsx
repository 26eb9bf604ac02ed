import { useLocation, useNavigate } from 'react-router'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import { ExportList } from '#admin/ui/export-list'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useOpensForm } from '#admin/ui/use-opens-form'
import type { ListedOfficeVilla } from '#contract/staff/office-villas'
import type { StaffPerson } from '#contract/staff/staff'
import { useForm } from '#web/features/forms/public'
import { useLanguage, useT } from '#web/messages'
import { Button, buttonClassName } from '#web/ui/button'
import { Input, Select } from '#web/ui/field'
import { NewVilla } from './new-villa'
import { useVillaChoices, villasKey } from './use-villa'
import own from './villas.module.css'

const states = ['live', 'draft', 'archived', 'unregistered'] as const
const orders = ['name', 'recommended'] as const

/** The filter of the list in the address: names of villas are not personal. */
function readFilter(search: string) {
  const query = new URLSearchParams(search)
  const regionId = Number(/^\d{1,9}$/.exec(query.get('region') ?? '')?.[0] ?? 0)
  return {
    words: (query.get('words') ?? '').slice(0, 100),
    state: states.find(each => each === query.get('state')) ?? 'live',
    order: orders.find(each => each === query.get('order')) ?? 'name',
    ...(regionId > 0 && { regionId }),
  }
}

/** All villas, live, drafts or archived, filtered and ordered by the address; or the form of a new one. */
export function Villas({ me }: { me: StaffPerson }) {
  const opensForm = useOpensForm()
  return opensForm ? <NewVilla me={me} /> : <VillaList me={me} />
}

function VillaList({ me }: { me: StaffPerson }) {
  const t = useT()
  const lang = useLanguage()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const filter = readFilter(search)
  const { words, state, order, regionId } = filter
  const { data: choices } = useVillaChoices(me)
  const choose = (name: string, value: string) => {
    const query = new URLSearchParams(search)
    if (value) query.set(name, value)
    else query.delete(name)
    void navigate(pathname + (query.size > 0 ? `?${query}` : ''), { replace: name !== 'state' })
  }
  const { formProps } = useForm<{ words: string }>(async typed => choose('words', typed.words.trim()))
  const stateLink = (each: (typeof states)[number]) => {
    const query = new URLSearchParams(search)
    query.set('state', each)
    return `/office/villas?${query}` as const
  }
  const key = `${villasKey}${lang} ${JSON.stringify(filter)} ${me.id}`
  return (
    <>
      <AdminPageHeader title={t('admin_villas')} lead={t('admin_villas_lead')}>
        <AdminLink to="/office/villas?new=1" className={buttonClassName({})}>
          {t('admin_villas_new')}
        </AdminLink>
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
              <AdminLink to={stateLink(each)} aria-current={each === state ? 'page' : undefined}>
                {t(`admin_villas_${each}`)}
              </AdminLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className={list.bar}>
        <div className={own.filters}>
          <Select
            label={t('admin_villa_region')}
            value={regionId ?? ''}
            onChange={event => choose('region', event.target.value)}
          >
            <option value="">{t('admin_villas_all_regions')}</option>
            {choices?.regions.map(({ id, name }) => (
              <option key={id} value={id}>
                {name}
              </option>
            ))}
          </Select>
          <Select
            label={t('admin_list_order')}
            value={order}
            onChange={event => choose('order', event.target.value === 'name' ? '' : event.target.value)}
          >
            <option value="name">{t('admin_villas_by_name')}</option>
            <option value="recommended">{t('admin_villas_by_order')}</option>
          </Select>
        </div>
        <ExportList call="POST /office/villas/csv" filter={filter} name="villas" />
      </div>
      <OfficeList
        key={key}
        queryKey={key}
        load={async (cursor: number | undefined, signal) => {
          const query = { ...filter, lang, ...(cursor !== undefined && { cursor }) }
          const { villas, next } = await adminApi('GET /office/villas/list', { query }, { signal })
          return { rows: villas, next }
        }}
        empty={t(words === '' && regionId === undefined ? `admin_villas_none_${state}` : 'admin_villas_none_named')}
      >
        {villas => (
          <ul className={styles.rows}>
            {villas.map(villa => (
              <VillaRow key={villa.id} villa={villa} />
            ))}
          </ul>
        )}
      </OfficeList>
    </>
  )
}

function VillaRow({ villa }: { villa: ListedOfficeVilla }) {
  const t = useT()
  const { id, name, region, place, bedrooms, sleeps, code, exquisite } = villa
  return (
    <li className={list.row}>
      <p className={`${styles.rowName} ${list.action}`}>
        <AdminLink to={`/office/villas/${id}`}>{name}</AdminLink>
      </p>
      <p className={styles.meta}>
        {place}, {region}
      </p>
      <p>
        {t('admin_villas_size', { bedrooms, sleeps })}
        {exquisite && ` · ${t('admin_villas_exquisite')}`}
      </p>
      <p className={styles.muted}>{code}</p>
    </li>
  )
}
