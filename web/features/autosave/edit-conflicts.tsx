import { type FormEvent, useId } from 'react'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from './autosave.module.css'
import type { Autosave } from './use-autosave'

interface EditConflictsProps<Field extends string> {
  autosave: Pick<Autosave<Field>, 'conflicts' | 'resolve'>
  /** The name of a field as the form shows it. */
  labelOf: (field: Field) => string
  /** A value as the form shows it; not called for an empty one. */
  shown: (field: Field, value: string) => string
}

/** Fields that somebody else changed meanwhile, to choose from one by one. */
export function EditConflicts<Field extends string>({
  autosave: { conflicts, resolve },
  labelOf,
  shown,
}: EditConflictsProps<Field>) {
  const t = useT()
  const id = useId()
  const settle = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    resolve(
      Object.fromEntries(
        conflicts.map(({ field, mine, theirs }) => [field, chosen.get(field) === 'theirs' ? theirs : mine]),
      ) as Record<Field, string>,
    )
  }
  const shownOrEmpty = (field: Field, value: string) => (value === '' ? t('autosave_nothing') : shown(field, value))
  return (
    <form className={styles.conflicts} onSubmit={settle} aria-labelledby={`${id}title`}>
      <p id={`${id}title`} role="alert">
        {t('autosave_conflict')}
      </p>
      {conflicts.map(({ field, mine, theirs }) => (
        <fieldset key={field} className={styles.choice}>
          <legend>{labelOf(field)}</legend>
          <label>
            <input type="radio" name={field} value="mine" defaultChecked />
            {t('autosave_conflict_mine', { value: shownOrEmpty(field, mine) })}
          </label>
          <label>
            <input type="radio" name={field} value="theirs" />
            {t('autosave_conflict_theirs', { value: shownOrEmpty(field, theirs) })}
          </label>
        </fieldset>
      ))}
      <Button type="submit" variant="secondary">
        {t('autosave_conflict_save')}
      </Button>
    </form>
  )
}
