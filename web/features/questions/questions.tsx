import { useDeferredValue, useEffect, useId, useRef, useState } from 'react'
import { useLocation } from 'react-router'
import { useHydrated } from '#web/hooks/use-hydrated'
import { useT } from '#web/messages'
import { ContentHtml } from '#web/ui/content-html'
import { Disclosure } from '#web/ui/disclosure'
import { Input } from '#web/ui/field'
import { filterQuestions, type Groups } from './filter-questions'
import styles from './questions.module.css'

/** Expandable questions in groups, with a search field. A link to a question expands it. */
export function Questions({ groups }: { groups: Groups }) {
  const t = useT()
  const { hash } = useLocation()
  const hydrated = useHydrated()
  const [typed, setTyped] = useState('')
  const sought = useDeferredValue(typed)
  const found = filterQuestions(groups, sought)
  const list = useRef<HTMLDivElement>(null)
  const heading = useId()

  useEffect(() => {
    const named = hash && document.getElementById(decodeURIComponent(hash.slice(1)))
    if (!named || !list.current?.contains(named)) return
    const question = named.closest('details')
    if (question) question.open = true
    ;(question ?? named).scrollIntoView()
  }, [hash])

  return (
    <>
      <search className={styles.search}>
        <Input
          type="search"
          label={t('questions_search')}
          value={typed}
          disabled={!hydrated}
          onChange={event => setTyped(event.currentTarget.value)}
          autoComplete="off"
          enterKeyHint="search"
        />
        <p role="status" className={styles.found}>
          {sought.trim() && t('questions_found', { count: found.size })}
        </p>
      </search>
      <div ref={list}>
        {groups.map(group => {
          const some = group.questions.filter(({ id }) => found.has(id))
          if (some.length === 0) return null
          return (
            <section key={group.id} id={group.id} className={styles.group} aria-labelledby={`${heading}-${group.id}`}>
              <h2 id={`${heading}-${group.id}`} className={styles.heading}>
                {group.heading}
              </h2>
              <div>
                {some.map(({ id, heading: question, html }) => (
                  <Disclosure key={id} summary={<h3 className={styles.question}>{question}</h3>}>
                    <div id={id} className={styles.answer}>
                      <ContentHtml html={html} />
                    </div>
                  </Disclosure>
                ))}
              </div>
            </section>
          )
        })}
      </div>
    </>
  )
}
