import { type FormEvent, useEffect, useId, useRef, useState } from 'react'
import { useNavigate } from 'react-router'
import { visitorsToday } from '#web/features/calendar/public'
import { rememberedValues, type SearchValues } from '#web/features/filters/public'
import { useLocalPath, useT } from '#web/messages'
import { useSite } from '#web/site'
import { Button } from '#web/ui/button'
import { classes } from '#web/ui/classes'
import { useHydrated } from '#web/ui/hydration'
import { SearchIcon } from '#web/ui/icons'
import { nativeFields } from './native-fields'
import { PanelField } from './panel-field'
import { panels, type Question, questions } from './questions'
import styles from './search-bar.module.css'

interface SearchBarProps {
  /** On the picture of the home page, in the navigation's panel, or filling a telephone. */
  place: 'hero' | 'panel' | 'screen'
  /** What is searched for already. */
  initial?: SearchValues
  /** Told when the search has been sent. */
  onSearch?: () => void
}

const labels = { where: 'search_where', when: 'search_when', who: 'search_who', bedrooms: 'search_bedrooms' } as const

/**
 * Where, when, who, bedrooms. A plain form that leads to the results page, also without JavaScript; once the page is
 * alive, panels take the native fields' places in boxes of the same size. Opening one closes the others (section 2.8).
 */
export function SearchBar({ place, initial = {}, onSearch }: SearchBarProps) {
  const t = useT()
  const id = useId()
  const navigate = useNavigate()
  const results = useLocalPath()('/results')
  const alive = useHydrated()
  const form = useRef<HTMLFormElement>(null)
  const [values, setValues] = useState(initial)
  const [open, setOpen] = useState<Question>()
  const site = useSite()
  // What the visitor searched for last is filled in once the page is alive: the HTML is the same for everybody.
  useEffect(() => {
    setValues(known => (Object.keys(known).length > 0 ? known : rememberedValues(site, visitorsToday())))
  }, [site])

  // A press beside the bar closes what is open below it.
  useEffect(() => {
    if (!open) return
    const press = (event: PointerEvent) => {
      if (event.target instanceof Node && !form.current?.contains(event.target)) setOpen(undefined)
    }
    document.addEventListener('pointerdown', press)
    return () => document.removeEventListener('pointerdown', press)
  }, [open])

  const search = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    setOpen(undefined)
    const asked = new URLSearchParams()
    for (const [name, value] of new FormData(event.currentTarget)) {
      if (typeof value === 'string' && value) asked.set(name, value)
    }
    onSearch?.()
    void navigate(`${results}${asked.size > 0 ? `?${asked}` : ''}`, { viewTransition: true })
  }

  return (
    <search aria-label={t('search_villas')}>
      <form
        ref={form}
        className={classes(styles.bar, styles[place])}
        action={results}
        method="get"
        onSubmit={search}
        onKeyDown={event => {
          if (event.key === 'Escape' && open) {
            event.stopPropagation()
            setOpen(undefined)
          }
        }}
        onBlur={({ relatedTarget: next }) => {
          // A press on plain text brings the focus to the page around: that is no way out.
          const bar = form.current
          if (bar && next && !bar.contains(next) && !next.contains(bar)) setOpen(undefined)
        }}
      >
        {questions.map(question => {
          const panel = alive ? panels[question] : undefined
          const Native = nativeFields[question]
          return (
            <div key={question} className={classes(styles.field, styles[question])}>
              {panel ? (
                <PanelField
                  panel={panel}
                  label={t(labels[question])}
                  open={open === question}
                  values={values}
                  onChange={change => setValues(known => ({ ...known, ...change }))}
                  onOpen={isOpen => setOpen(isOpen ? question : undefined)}
                />
              ) : (
                <>
                  <label className={styles.label} htmlFor={`${id}${question}`}>
                    {t(labels[question])}
                  </label>
                  <Native id={`${id}${question}`} values={values} />
                </>
              )}
            </div>
          )
        })}
        {/* What panels have chosen. */}
        {alive &&
          Object.entries(values)
            .filter(([, value]) => value)
            .map(([name, value]) => <input key={name} type="hidden" name={name} value={value} />)}
        <Button type="submit" className={styles.submit}>
          <SearchIcon className={styles.icon} />
          {t('search_villas')}
        </Button>
      </form>
    </search>
  )
}
