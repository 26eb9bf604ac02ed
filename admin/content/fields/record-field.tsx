import { useState } from 'react'
import own from '#admin/content/content.module.css'
import { ChangeButton, useMayChange } from '#admin/permissions/may-change'
import { adminApi } from '#admin/session/staff-session-instance'
import styles from '#admin/ui/admin.module.css'
import type { ContentField, ReferredKind } from '#domain/editorial/content-kinds'
import { useDebouncedValue } from '#web/hooks/use-debounced-value'
import { useQuery } from '#web/lib/query'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import { OrderList } from './order-list'

/** Milliseconds without a key before records are looked for. */
const pauseMs = 300

interface RecordFieldProps {
  field: ContentField & { type: 'record' | 'records' }
  label: string
  value: unknown
  names: Readonly<Record<string, string>>
  error?: string | undefined
  /** Others depend on its value, so it is shown only. */
  isFixed?: boolean | undefined
  onChange: (value: unknown) => void
}

/** One record that a field refers to, or several in an order; chosen by a part of their name. */
export function RecordField({ field, label, value, names, error, isFixed = false, onChange }: RecordFieldProps) {
  const t = useT()
  const [found, setFound] = useState<Readonly<Record<string, string>>>({})
  const mayChange = useMayChange() && !isFixed
  const isMany = field.type === 'records'
  const ids = (isMany ? (Array.isArray(value) ? value : []) : [value]).filter(
    (id): id is number => typeof id === 'number',
  )
  const nameOf = (id: number) => found[id] ?? names[`${field.of} ${id}`] ?? t('content_unknown_record', { id })
  const set = (next: number[]) => onChange(isMany ? next : (next[0] ?? null))
  return (
    <fieldset className={own.records}>
      <legend>{label}</legend>
      {ids.length === 0 && !mayChange && <p>–</p>}
      {isMany && ids.length > 1 ? (
        <OrderList
          label={label}
          items={ids.map(id => ({ key: String(id), name: nameOf(id) }))}
          onOrder={keys => set(keys.map(Number))}
          onRemove={key => set(ids.filter(id => String(id) !== key))}
        />
      ) : (
        ids.map(id => (
          <div key={id} className={own.chosen}>
            {nameOf(id)}
            {field.of === 'slideshow' && <SlideshowPictures id={id} />}
            {!isFixed && (
              <ChangeButton
                variant="quiet"
                aria-label={t('content_remove_of', { name: nameOf(id) })}
                onClick={() => set(ids.filter(one => one !== id))}
              >
                {t('content_remove')}
              </ChangeButton>
            )}
          </div>
        ))
      )}
      {(isMany || ids.length === 0) && mayChange && (
        <FindRecord
          of={field.of}
          label={t(isMany ? 'content_add_record' : 'content_choose_record')}
          without={ids}
          onChoose={({ id, name }) => {
            setFound({ ...found, [id]: name })
            set([...ids, id])
          }}
        />
      )}
      {isFixed && <p className={styles.muted}>{t('content_fixed')}</p>}
      {error && <p className={own.error}>{error}</p>}
    </fieldset>
  )
}

interface FindRecordProps {
  of: ReferredKind
  label: string
  without?: readonly number[]
  onChoose: (record: { id: number; name: string; detail: string }) => void
}

function SlideshowPictures({ id }: { id: number }) {
  const { data } = useQuery(`content choices slideshow of ${id}`, signal =>
    adminApi('GET /office/content/choices', { query: { of: 'slideshow', id } }, { signal }),
  )
  return <FewPictures pictures={data?.choices[0]?.pictures ?? []} />
}

/** The first pictures of a slide show. */
function FewPictures({ pictures }: { pictures: readonly string[] }) {
  if (pictures.length === 0) return null
  return (
    <span className={own.few}>
      {pictures.map(src => (
        <img key={src} src={`${src}/400.webp`} alt="" width={160} height={120} loading="lazy" />
      ))}
    </span>
  )
}

/** Kinds of which there are few, so that all are offered before anything is typed. */
const fewRecords: ReadonlySet<ReferredKind> = new Set([
  'slideshow',
  'amenity-group',
  'country',
  'region',
  'experience-group',
  'topic',
])

/** Finds a record by a part of its name. */
export function FindRecord({ of, label, without = [], onChoose }: FindRecordProps) {
  const t = useT()
  const [typed, setTyped] = useState('')
  const words = useDebouncedValue(typed.trim(), pauseMs)
  const [isOpen, setOpen] = useState(false)
  const isSearching = words.length > 1 || (isOpen && words === '' && fewRecords.has(of))
  const { data, isError } = useQuery(isSearching ? `content choices ${of} ${words}` : undefined, signal =>
    adminApi('GET /office/content/choices', { query: { of, words } }, { signal }),
  )
  const choices = data?.choices.filter(({ id }) => !without.includes(id))
  return (
    <div>
      <Input
        type="search"
        label={label}
        autoComplete="off"
        value={typed}
        onFocus={() => setOpen(true)}
        onChange={event => setTyped(event.target.value)}
      />
      <p role="status" className={styles.muted}>
        {isError ? t('form_unreachable') : choices ? t('content_found', { count: choices.length }) : ''}
      </p>
      {choices && (
        <ul className={styles.options}>
          {choices.map(choice => (
            <li key={choice.id}>
              <Button
                variant="quiet"
                onClick={() => {
                  setTyped('')
                  setOpen(false)
                  onChoose(choice)
                }}
              >
                {choice.name} <span className={styles.muted}>{choice.detail}</span>
                <FewPictures pictures={choice.pictures} />
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  )
}
