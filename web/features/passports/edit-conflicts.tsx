import { type FormEvent, useId } from 'react'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { fieldLabels, type NamedField } from './field-labels'
import styles from './passports.module.css'
import type { Autosave } from './use-autosave'

interface EditConflictsProps {
  autosave: Autosave
  /** A value as the form shows it. */
  shown: (field: NamedField, value: string) => string
}

/** Fields that somebody else changed meanwhile, to choose from one by one. */
export function EditConflicts({ autosave: { conflicts, resolve }, shown }: EditConflictsProps) {
  const t = useT()
  const id = useId()
  const settle = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const chosen = new FormData(event.currentTarget)
    resolve(
      Object.fromEntries(
        conflicts.map(({ field, mine, theirs }) => [field, chosen.get(field) === 'theirs' ? theirs : mine]),
      ),
    )
  }
  return (
    <form className={styles.conflicts} onSubmit={settle} aria-labelledby={`${id}title`}>
      <p id={`${id}title`} role="alert">
        {t('passport_conflict')}
      </p>
      {conflicts.map(({ field, mine, theirs }) => (
        <fieldset key={field} className={styles.choice}>
          <legend>{t(fieldLabels[field])}</legend>
          <label>
            <input type="radio" name={field} value="mine" defaultChecked />
            {t('passport_conflict_mine', { value: shown(field, mine) })}
          </label>
          <label>
            <input type="radio" name={field} value="theirs" />
            {t('passport_conflict_theirs', { value: shown(field, theirs) })}
          </label>
        </fieldset>
      ))}
      <Button type="submit" variant="secondary">
        {t('passport_conflict_save')}
      </Button>
    </form>
  )
}
