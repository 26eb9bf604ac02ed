import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { ChangeButton } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import { AdminLink } from '#admin/ui/admin-link'
import { AdminPageHeader } from '#admin/ui/admin-page-header'
import list from '#admin/ui/list.module.css'
import { OfficeList } from '#admin/ui/office-list'
import { useMoment } from '#admin/ui/use-moment'
import type { OfficeContent } from '#contract/staff/office-content'
import type { StaffPerson } from '#contract/staff/staff'
import { contentGroups, contentStates, contentTroubles } from '#domain/editorial/content-kinds'
import { type MessageKey, useT } from '#web/messages'
import { Input, Select } from '#web/ui/field'
import own from './content-list.module.css'
import { NewContent } from './new-content'
import { useSubmittedWords } from './use-submitted-words'

interface Filter {
  group?: (typeof contentGroups)[number]
  state?: (typeof contentStates)[number]
  trouble?: (typeof contentTroubles)[number]
  words?: string
}

/** The filters of the list in its address. */
function readFilter(search: string): Filter {
  const query = new URLSearchParams(search)
  const one = <Option extends string>(options: readonly Option[], name: string) =>
    options.find(option => option === query.get(name))
  const [group, state, trouble] = [
    one(contentGroups, 'group'),
    one(contentStates, 'state'),
    one(contentTroubles, 'trouble'),
  ]
  const words = query.get('words')?.trim().slice(0, 100)
  return { ...(group && { group }), ...(state && { state }), ...(trouble && { trouble }), ...(words && { words }) }
}

/** All content of the site by name, with the state of each language; the address has the filters. */
export function ContentList({ me }: { me: StaffPerson }) {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const [isCreating, setCreating] = useState(false)
  const filter = readFilter(search)
  const key = `office content ${me.id} ${new URLSearchParams({ ...filter })}`
  const choose = (name: keyof Filter, value: string) => {
    const { [name]: _, ...others } = filter
    const next = new URLSearchParams({ ...others, ...(value && { [name]: value }) }).toString()
    void navigate(pathname + (next && `?${next}`), { replace: true })
  }
  const words = useSubmittedWords(filter.words ?? '', value => choose('words', value))
  return (
    <>
      <AdminPageHeader title={t('admin_pages')} lead={t('content_lead')}>
        <div className={styles.actions}>
          <ChangeButton onClick={() => setCreating(true)}>{t('content_new')}</ChangeButton>
        </div>
      </AdminPageHeader>
      <p className={list.action}>
        <AdminLink to="/office/releases">{t('content_releases_link')}</AdminLink>
      </p>
      <div className={own.filters}>
        <form className={own.words} {...words.form}>
          <Input type="search" label={t('content_words')} autoComplete="off" maxLength={100} {...words.input} />
        </form>
        <Choice
          label={t('content_kind')}
          all={t('content_all_kinds')}
          value={filter.group}
          options={contentGroups}
          prefix="content_group"
          onChange={value => choose('group', value)}
        />
        <Choice
          label={t('content_state')}
          all={t('content_all_states')}
          value={filter.state}
          options={contentStates}
          prefix="content_state"
          onChange={value => choose('state', value)}
        />
        <Choice
          label={t('content_trouble')}
          all={t('content_all_troubles')}
          value={filter.trouble}
          options={contentTroubles}
          prefix="content_trouble"
          onChange={value => choose('trouble', value)}
        />
      </div>
      <OfficeList
        key={key}
        queryKey={key}
        load={async (cursor: string | undefined, signal) => {
          const query = { ...filter, ...(cursor !== undefined && { cursor }) }
          const { items, next } = await adminApi('GET /office/content', { query }, { signal })
          return { rows: items, next }
        }}
        empty={t('content_none')}
      >
        {items => (
          <ul className={styles.rows}>
            {items.map(item => (
              <ContentRow key={`${item.kind} ${item.id}`} item={item} />
            ))}
          </ul>
        )}
      </OfficeList>
      {isCreating && <NewContent group={filter.group} onClose={() => setCreating(false)} />}
    </>
  )
}

interface ChoiceProps {
  label: string
  /** Name of the choice of everything. */
  all: string
  value: string | undefined
  options: readonly string[]
  /** Beginning of the message keys of the options. */
  prefix: string
  onChange: (value: string) => void
}

function Choice({ label, all, value, options, prefix, onChange }: ChoiceProps) {
  const t = useT()
  return (
    <Select label={label} value={value ?? ''} onChange={event => onChange(event.target.value)}>
      <option value="">{all}</option>
      {options.map(option => (
        <option key={option} value={option}>
          {t(`${prefix}_${option}` as MessageKey)}
        </option>
      ))}
    </Select>
  )
}

function ContentRow({ item }: { item: OfficeContent }) {
  const t = useT()
  const moment = useMoment()
  const { kind, id, group, name, path, state, languages, sharedDraft, plannedAt, troubles, villas } = item
  return (
    <li className={own.row}>
      <div className={styles.meta}>
        <p className={styles.rowName}>
          <AdminLink to={`/office/pages/${id}?kind=${kind}`}>{name || t('content_unnamed')}</AdminLink>
        </p>
        {path && path !== name && <p className={styles.muted}>{path}</p>}
      </div>
      <p>
        {t(`content_group_${group}`)}
        {villas !== null && <span className={styles.muted}> · {t('content_villas', { count: villas })}</span>}
      </p>
      <ul className={own.states}>
        {state !== 'published' && <li data-state={state}>{t(`content_state_${state}`)}</li>}
        {sharedDraft && state === 'published' && <li data-state="draft">{t('content_shared_draft')}</li>}
        {languages &&
          (['en', 'fr', 'de'] as const).map(language => (
            <li key={language} data-state={languages[language]}>
              <abbr title={t(`admin_language_${language}`)}>{language.toUpperCase()}</abbr>{' '}
              {t(`content_state_${languages[language]}`)}
            </li>
          ))}
      </ul>
      <div className={own.notes}>
        {plannedAt && <p>{t('content_planned_at', { at: moment(plannedAt) })}</p>}
        {troubles.map(trouble => (
          <p key={trouble} className={list.overdue}>
            {t(`content_trouble_${trouble}`)}
          </p>
        ))}
      </div>
    </li>
  )
}
