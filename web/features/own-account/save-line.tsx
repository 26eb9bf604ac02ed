import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Problem } from '#web/ui/form'

interface SaveLineProps {
  state: 'asking' | 'sending' | 'done'
  problem: string | undefined
}

/** End of a form: its result, and the save button. */
export function SaveLine({ state, problem }: SaveLineProps) {
  const t = useT()
  return (
    <>
      <Problem>{problem}</Problem>
      {state === 'done' && <p role="status">{t('own_saved')}</p>}
      <Button type="submit" disabled={state === 'sending'}>
        {t(state === 'sending' ? 'own_saving' : 'own_save')}
      </Button>
    </>
  )
}
