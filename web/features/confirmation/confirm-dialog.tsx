import { errorMessage } from '#web/features/forms/public'
import { useMutation } from '#web/lib/use-mutation'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { FormError } from '#web/ui/form-parts'
import styles from './confirm-dialog.module.css'

interface ConfirmDialogProps {
  title: string
  /** The consequences of the action. */
  text: string
  /** Label of the button. */
  action: string
  /** Label of the cancel button, beside Escape and the close button. */
  decline?: string
  /** Messages for errors, by code. */
  words?: Readonly<Record<string, string>>
  act: () => Promise<unknown>
  /** Queries that the action can affect, by the beginning of their keys. */
  invalidates?: string
  onDone: () => void
  onClose: () => void
}

/** States the consequences and asks for confirmation. A failed action shows its reason and can be retried. */
export function ConfirmDialog({
  title,
  text,
  action,
  decline,
  words,
  act,
  invalidates,
  onDone,
  onClose,
}: ConfirmDialogProps) {
  const t = useT()
  const { status, error, mutate } = useMutation(act, invalidates)
  const send = async () => {
    if (status === 'idle' && (await mutate())) onDone()
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <div className={styles.actions}>
          <Button aria-disabled={status !== 'idle'} onClick={() => void send()}>
            {action}
          </Button>
          {decline && (
            <Button variant="secondary" onClick={onClose}>
              {decline}
            </Button>
          )}
        </div>
      }
    >
      <p>{text}</p>
      <FormError>{error !== undefined && errorMessage(error, t, words)}</FormError>
    </Dialog>
  )
}
