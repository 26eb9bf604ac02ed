import { useState } from 'react'
import { sayWhy } from '#web/features/forms/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import { Dialog } from '#web/ui/dialog'
import { Problem } from '#web/ui/form'
import styles from './confirm-dialog.module.css'

interface ConfirmDialogProps {
  title: string
  /** What will follow. */
  text: string
  /** What is done, as the button says it. */
  action: string
  /** How whoever thinks better of it says so, beside Escape and the cross. */
  decline?: string
  /** What is said of a refusal, by its code. */
  words?: Readonly<Record<string, string>>
  act: () => Promise<unknown>
  onDone: () => void
  onClose: () => void
}

/** Says what will follow, and asks once more. Where it fails, it says why and can be tried again. */
export function ConfirmDialog({ title, text, action, decline, words, act, onDone, onClose }: ConfirmDialogProps) {
  const t = useT()
  const [sending, setSending] = useState(false)
  const [problem, setProblem] = useState('')
  const send = async () => {
    setSending(true)
    setProblem('')
    try {
      await act()
      onDone()
    } catch (error) {
      setProblem(sayWhy(error, t, words))
      setSending(false)
    }
  }
  return (
    <Dialog
      title={title}
      onClose={onClose}
      footer={
        <div className={styles.ways}>
          <Button disabled={sending} onClick={() => void send()}>
            {action}
          </Button>
          {decline && (
            <Button look="secondary" onClick={onClose}>
              {decline}
            </Button>
          )}
        </div>
      }
    >
      <p>{text}</p>
      <Problem>{problem}</Problem>
    </Dialog>
  )
}
