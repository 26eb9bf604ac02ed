import { useState } from 'react'
import { useLocation, useNavigate } from 'react-router'
import type { Calls } from '#contract/calls'
import type { Reply } from '#contract/endpoint'
import type { StaffPerson } from '#contract/staff'
import { formatStamp } from '#domain/moments'
import { type StaffAction, staffActions } from '#domain/staff'
import { useAsked } from '#web/asked'
import { useLanguage, useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Select } from '#web/ui/field'
import { Problem } from '#web/ui/form'
import { Asked } from './asked'
import styles from './desk.module.css'
import { DeskHead } from './desk-head'
import { deskApi } from './own-desk'

type Entries = Reply<Calls['GET /office/entries']>
type Entry = Entries['entries'][number]

interface Filter {
  action?: StaffAction
  person?: string
}

/** The filters of the audit log in the URL. */
function readFilter(search: string): Filter {
  const query = new URLSearchParams(search)
  const action = staffActions.find(each => each === query.get('action'))
  const person = /^[\da-f-]{36}$/.exec(query.get('person') ?? '')?.[0]
  return { ...(action && { action }), ...(person && { person }) }
}

/** The audit log of staff actions, newest first; the URL holds the filters. */
export function EntryLog({ me }: { me: StaffPerson }) {
  const t = useT()
  const navigate = useNavigate()
  const { pathname, search } = useLocation()
  const filter = readFilter(search)
  const people = useAsked(`people ${me.id}`, signal => deskApi('GET /office/people', undefined, { signal }))
  const key = `entries ${me.id} ${new URLSearchParams({ ...filter })}`
  const { data, failed, again } = useAsked(
    key,
    signal => deskApi('GET /office/entries', { query: filter }, { signal }),
    {
      fresh: 0,
    },
  )
  const choose = (name: keyof Filter, value: string) => {
    const { [name]: _, ...others } = filter
    const next = new URLSearchParams({ ...others, ...(value && { [name]: value }) }).toString()
    void navigate(pathname + (next && `?${next}`), { replace: true })
  }
  return (
    <>
      <DeskHead title={t('desk_log')} lead={t('desk_log_lead')} />
      <div className={styles.filter}>
        <Select
          label={t('desk_log_what')}
          value={filter.action ?? ''}
          onChange={event => choose('action', event.target.value)}
        >
          <option value="">{t('desk_log_all')}</option>
          {staffActions.map(action => (
            <option key={action} value={action}>
              {t(`desk_action_${action}`)}
            </option>
          ))}
        </Select>
        <Select
          label={t('desk_log_whose')}
          value={filter.person ?? ''}
          onChange={event => choose('person', event.target.value)}
        >
          <option value="">{t('desk_log_everybody')}</option>
          {people.data?.people.map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
        </Select>
      </div>
      <Asked data={data} failed={failed} again={again}>
        {newest => <EntryList key={`${key} ${newest.entries[0]?.id}`} newest={newest} filter={filter} />}
      </Asked>
    </>
  )
}

/** The newest entries, and older ones on demand. */
function EntryList({ newest, filter }: { newest: Entries; filter: Filter }) {
  const t = useT()
  const [{ entries, more }, setShown] = useState(newest)
  const [asking, setAsking] = useState(false)
  const [problem, setProblem] = useState('')
  const showOlder = async () => {
    setAsking(true)
    setProblem('')
    try {
      const before = entries.at(-1)?.id
      const older = await deskApi('GET /office/entries', { query: { ...filter, ...(before && { before }) } })
      setShown({ entries: [...entries, ...older.entries], more: older.more })
    } catch {
      setProblem(t('form_failed'))
    }
    setAsking(false)
  }
  if (entries.length === 0) return <p>{t('desk_log_none')}</p>
  return (
    <>
      <ol className={styles.rows}>
        {entries.map(entry => (
          <EntryRow key={entry.id} entry={entry} />
        ))}
      </ol>
      <Problem>{problem}</Problem>
      {more && (
        <Button look="secondary" disabled={asking} onClick={() => void showOlder()}>
          {t('desk_log_older')}
        </Button>
      )}
    </>
  )
}

function EntryRow({ entry: { at, who, action, toWhom, contactId, reason, browser, system } }: { entry: Entry }) {
  const t = useT()
  const language = useLanguage()
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone
  const device = [browser, system].filter(Boolean).join(', ')
  const whom = toWhom ?? contactId
  return (
    <li className={styles.entry}>
      <time dateTime={at} className={styles.soft}>
        {formatStamp(Date.parse(at), zone, language)}
      </time>
      <div>
        <p className={styles.rowName}>{t(`desk_action_${action}`)}</p>
        {whom && <p>{whom}</p>}
        {reason && <p className={styles.soft}>{reason}</p>}
      </div>
      <div className={styles.whose}>
        <p>{who ?? t('desk_log_nobody')}</p>
        {device && <p className={styles.soft}>{device}</p>}
      </div>
    </li>
  )
}
