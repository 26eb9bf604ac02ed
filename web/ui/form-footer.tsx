import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { FormError } from '#web/ui/form-parts'

interface SaveLineProps {
  state: 'idle' | 'sending' | 'done'
  problem: string | undefined
}

/** End of a form: its result, and the save button. */
export function FormFooter({ state, problem }: SaveLineProps) {
  const t = useT()
  return (
    <>
      <FormError>{problem}</FormError>
      {state === 'done' && <p role="status">{t('account_saved')}</p>}
      <Button type="submit" disabled={state === 'sending'}>
        {t(state === 'sending' ? 'account_saving' : 'account_save')}
      </Button>
    </>
  )
}
