import { type FormEvent, useId, useState } from 'react'
import { useT } from '#web/messages'
import styles from './newsletter.module.css'
import { subscribe } from './subscribe'

type State = 'asking' | 'sending' | 'done' | 'failed'

/** Signs up for the letter. The address is not checked here: the server answers kindly to nonsense (decision 42). */
export function Newsletter() {
  const t = useT()
  const id = useId()
  const [state, setState] = useState<State>('asking')

  const send = async (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault()
    const email = String(new FormData(event.currentTarget).get('email') ?? '')
    setState('sending')
    try {
      await subscribe(email)
      setState('done')
    } catch {
      setState('failed')
    }
  }

  return (
    <form className={styles.letter} noValidate onSubmit={send}>
      <h2 className={styles.title}>{t('footer_letter_title')}</h2>
      <p>{t('footer_letter_text')}</p>
      <div className={styles.line}>
        <label htmlFor={id} className={styles.label}>
          {t('footer_letter_email')}
        </label>
        <input id={id} className={styles.input} type="email" name="email" autoComplete="email" placeholder=" " />
        <button type="submit" className={styles.button} disabled={state === 'sending'}>
          {t('footer_letter_send')}
        </button>
      </div>
      <p className={styles.answer} role="status">
        {state === 'done' && t('footer_letter_done')}
        {state === 'failed' && t('footer_letter_failed')}
      </p>
    </form>
  )
}
