import { useState } from 'react'
import { api, CallError } from '#web/api'
import { forgetAddressSecrets, ownApi, session } from '#web/features/session/public'
import { useT } from '#web/messages'
import { Button } from '#web/ui/button'
import styles from './door.module.css'
import type { DoorAddress } from './door-address'
import { isLinkOver } from './link-over'

/** The links that do something when their reader presses a button: programs that look at letters press none. */
export type PressedLink = 'enter' | 'address' | 'delete'

export const isPressed = (beginning: DoorAddress['beginning']): beginning is PressedLink =>
  beginning === 'enter' || beginning === 'address' || beginning === 'delete'

interface FollowLinkProps {
  kind: PressedLink
  token: string
  onDone: (kind: PressedLink) => void
}

/** What the link of a letter does, at a press: lets in, moves the account to another address, or deletes it. */
export function FollowLink({ kind, token, onDone }: FollowLinkProps) {
  const t = useT()
  const [state, setState] = useState<'asking' | 'doing' | 'over'>('asking')
  const [problem, setProblem] = useState('')
  const given = { headers: { token } }

  const follow = async () => {
    if (kind === 'enter') session.signedIn(await api('POST /auth/token/bytoken', given))
    if (kind === 'address') {
      await ownApi('POST /core/contacts/changeemail/confirm', given)
      await session.update()
    }
    if (kind === 'delete') {
      await ownApi('POST /core/contacts/deleteaccount', given)
      await session.signOut()
    }
  }
  const press = async () => {
    setState('doing')
    setProblem('')
    try {
      await follow()
      forgetAddressSecrets()
      onDone(kind)
    } catch (error) {
      const isOver = error instanceof CallError && isLinkOver(error)
      const isTaken = error instanceof CallError && error.code === 'address-taken'
      setState(isOver ? 'over' : 'asking')
      setProblem(t(isOver ? 'link_over' : isTaken ? 'link_address_taken' : 'door_server_error'))
    }
  }

  return (
    <div className={styles.ways}>
      {state !== 'over' && kind === 'enter' && <p>{t('link_enter_text')}</p>}
      {state !== 'over' && kind === 'delete' && <p>{t('link_delete_text')}</p>}
      <p role="alert" className={styles.problem}>
        {problem}
      </p>
      {state !== 'over' && (
        <Button disabled={state === 'doing'} onClick={() => void press()}>
          {state === 'doing'
            ? t('link_doing')
            : t(kind === 'enter' ? 'link_enter' : kind === 'delete' ? 'link_delete' : 'door_go_on')}
        </Button>
      )}
    </div>
  )
}
