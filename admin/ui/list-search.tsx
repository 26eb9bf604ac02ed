import { useState } from 'react'
import { useLocation } from 'react-router'
import { useForm } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Input } from '#web/ui/field'
import styles from './admin.module.css'

/** The words that another page handed over, beside the address: no address has a name or an e-mail address. */
const handedOver = (state: unknown): string =>
  typeof state === 'object' && state !== null && 'words' in state && typeof state.words === 'string' ? state.words : ''

/** The words of a list, and what its search field needs. Empty words list everything. */
export function useListSearch() {
  const t = useT()
  const { state } = useLocation()
  const given = handedOver(state)
  const [words, setWords] = useState(given)
  const [taken, setTaken] = useState(given)
  // The search of the frame can lead to the page that is open.
  if (given !== taken) {
    setTaken(given)
    setWords(given)
  }
  const { fieldError, formProps } = useForm<{ words: string }>(async typed => setWords(typed.words), {
    shape: async () => (await import('#contract/forms/staff')).listQuery,
    messages: { 'words invalid': t('admin_find_more') },
  })
  return { words, search: { formProps, error: fieldError('words'), given } }
}

interface ListSearchProps extends Omit<ReturnType<typeof useListSearch>['search'], 'error'> {
  label: string
  hint: string
  error?: string | undefined
}

/** The search field of a list. */
export function ListSearch({ label, hint, error, formProps, given }: ListSearchProps) {
  const t = useT()
  return (
    <form className={styles.find} {...formProps}>
      <Input
        key={given}
        type="search"
        name="words"
        label={label}
        hint={hint}
        defaultValue={given}
        autoComplete="off"
        error={error}
      />
      <Button type="submit">{t('admin_find_go')}</Button>
    </form>
  )
}
