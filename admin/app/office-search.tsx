import { useMemo, useState } from 'react'
import { useNavigate } from 'react-router'
import { adminApi } from '#admin/session/staff-session-instance'
import type { StaffPerson } from '#contract/staff/staff'
import { adminMenuFor } from '#domain/access/admin-pages'
import { formatDays } from '#domain/calendar/formats'
import { useCombobox } from '#web/hooks/use-combobox'
import { useDebouncedValue } from '#web/hooks/use-debounced-value'
import { useQuery } from '#web/lib/query'
import { useLanguage, useLocalPath, useT } from '#web/messages'
import { Dialog } from '#web/ui/dialog'
import { SearchIcon } from '#web/ui/icons'
import { officeActions } from './office-actions'
import styles from './office-search.module.css'
import { pageTexts } from './page-texts'

/** Milliseconds without a key before bookings and clients are looked for. */
const delayMs = 250
/** The server looks for three characters at least. */
const minLength = 3

interface Option {
  id: string
  to: string
  /** Words that the next page searches for; they stand in no address. */
  words?: string
  name: string
  about?: string
}

interface Group {
  name: string
  options: Option[]
}

interface OfficeSearchProps {
  me: StaffPerson
  onClose: () => void
}

/** Finds bookings, clients, pages and actions of the back office by keyboard. */
export function OfficeSearch({ me, onClose }: OfficeSearchProps) {
  const t = useT()
  const navigate = useNavigate()
  const localPath = useLocalPath()
  const [typed, setTyped] = useState('')
  const { groups, isPending, isError } = useGroups(me, typed.trim())
  const options = groups.flatMap(group => group.options)
  const { at, optionId, reset, fieldId, field, aria, list } = useCombobox({
    ids: options.map(({ id }) => id),
    firstIsActive: true,
    takesFocus: true,
  })
  const open = ({ to, words }: Option) => {
    onClose()
    void navigate(localPath(to), words === undefined ? {} : { state: { words } })
  }
  const status = isError
    ? t('form_unreachable')
    : isPending
      ? t('admin_search_waiting')
      : t('admin_search_count', { count: options.length })
  return (
    <Dialog title={t('admin_search')} titleHidden onClose={onClose}>
      <search className={styles.search}>
        <form
          className={styles.form}
          onSubmit={event => {
            event.preventDefault()
            const chosen = options[at]
            if (chosen && !isPending) open(chosen)
          }}
        >
          <SearchIcon className={styles.icon} />
          <input
            {...field}
            {...aria}
            className={styles.field}
            type="text"
            enterKeyHint="go"
            aria-label={t('admin_search_label')}
            placeholder={t('admin_search_label')}
            maxLength={254}
            value={typed}
            onChange={event => {
              reset()
              setTyped(event.target.value)
            }}
          />
        </form>
        <p role="status" className={styles.status}>
          {status}
        </p>
        <div {...list} role="listbox" tabIndex={-1} aria-labelledby={fieldId} className={styles.list}>
          {groups.map(group => (
            // biome-ignore lint/a11y/useSemanticElements: a group of options is no fieldset.
            <div key={group.name} role="group" aria-label={group.name}>
              <p role="presentation" className={styles.heading}>
                {group.name}
              </p>
              {group.options.map(option => (
                // biome-ignore lint/a11y/useKeyWithClickEvents: the field handles the keys of its options.
                <div
                  key={option.id}
                  id={optionId(option.id)}
                  role="option"
                  tabIndex={-1}
                  aria-selected={option === options[at]}
                  className={styles.option}
                  onClick={() => open(option)}
                >
                  <span>{option.name}</span>
                  {option.about && <span className={styles.about}>{option.about}</span>}
                </div>
              ))}
            </div>
          ))}
        </div>
      </search>
    </Dialog>
  )
}

/** Search results: bookings and clients from the server, pages and actions by any part of their name. */
function useGroups(me: StaffPerson, typed: string) {
  const t = useT()
  const language = useLanguage()
  const words = useDebouncedValue(typed, delayMs)
  const maySearch = me.permissions.some(permission => permission === 'bookings' || permission === 'contacts')
  const isLongEnough = maySearch && typed.length >= minLength
  const { data, isError } = useQuery(
    isLongEnough && words.length >= minLength ? `office search ${words} ${me.id}` : undefined,
    signal => adminApi('POST /office/search', { body: { words } }, { signal }),
    { staleTime: 0 },
  )
  const isPending = isLongEnough && !isError && (words !== typed || data === undefined)
  const groups = useMemo(() => {
    const isNamed = ({ name }: Option) => name.toLocaleLowerCase(language).includes(typed.toLocaleLowerCase(language))
    const pages = adminMenuFor(me.permissions)
      .flatMap(({ pages }) => pages)
      .map((to): Option => ({ id: to, to, name: t(pageTexts[to].name) }))
    const actions = officeActions
      .filter(({ permission }) => me.permissions.includes(permission) && !me.readsOnly.includes(permission))
      .map(({ to, name }): Option => ({ id: `${to} action`, to, name: t(name) }))
    const bookings = (isLongEnough ? (data?.bookings ?? []) : []).map(
      ({ bookingId, reference, villa, name, from, to }): Option => ({
        id: `booking ${bookingId}`,
        to: `/office/bookings/${bookingId}`,
        name: `${reference} · ${name || t('admin_bookings_no_name')}`,
        about: `${villa}, ${formatDays({ from, to }, language)}`,
      }),
    )
    const people = (isLongEnough ? (data?.people ?? []) : []).map(
      ({ id, name, email }): Option => ({
        ...{ id: `person ${id}`, to: '/office/clients', words: email },
        ...(name ? { name, about: email } : { name: email }),
      }),
    )
    const all: Group[] = [
      { name: t('admin_bookings'), options: bookings },
      { name: t('admin_clients'), options: people },
      { name: t('admin_search_actions'), options: actions.filter(isNamed) },
      { name: t('admin_search_pages'), options: pages.filter(isNamed) },
    ]
    return all.filter(({ options }) => options.length > 0)
  }, [data, typed, isLongEnough, language, me.permissions, me.readsOnly, t])
  return { groups, isPending, isError: isLongEnough && isError }
}
