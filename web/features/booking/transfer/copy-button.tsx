import { notify } from '#web/features/notices/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'

/** Copies a text and reports success, or that the browser denies it. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useT()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      notify(t('transfer_copied', { name }))
    } catch {
      notify(t('transfer_not_copied'))
    }
  }
  return (
    <Button look="quiet" aria-label={t('transfer_copy_of', { name })} onClick={() => void copy()}>
      {t('transfer_copy')}
    </Button>
  )
}
