import { showToast } from '#web/features/toasts/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'

/** Copies a text and reports success, or that the browser denies it. */
export function CopyButton({ text, name }: { text: string; name: string }) {
  const t = useT()
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text)
      showToast(t('transfer_copied', { name }))
    } catch {
      showToast(t('transfer_not_copied'))
    }
  }
  return (
    <Button variant="quiet" aria-label={t('transfer_copy_of', { name })} onClick={() => void copy()}>
      {t('transfer_copy')}
    </Button>
  )
}
