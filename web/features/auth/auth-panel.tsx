import { useRef, useState } from 'react'
import { readDraftEmail } from './auth-flow'
import type { AuthPlacement } from './auth-placement'
import { LogIn } from './log-in/log-in'
import type { Typed } from './log-in/log-in-form'
import type { LoginParams } from './log-in/login-params'
import { SignUp } from './registration/sign-up'
import { useKeepGuestTokenAlive } from './use-keep-guest-token-alive'

interface DoorProps {
  context: AuthPlacement
  address: LoginParams
  onSignedIn: () => void
  onClose?: () => void
}

/** Log-in and sign-up; one of them is shown. */
export function AuthPanel({ context, address, onSignedIn, onClose }: DoorProps) {
  const [shown, setShown] = useState<'log-in' | 'sign-up'>('log-in')
  const [first, setFirst] = useState(true)
  const typed = useRef<Typed>({ email: address.email || readDraftEmail(), password: '' })
  useKeepGuestTokenAlive()
  const show = (next: typeof shown) => {
    setFirst(false)
    setShown(next)
  }
  if (shown === 'sign-up')
    return <SignUp context={context} onSignedIn={onSignedIn} onLogIn={() => show('log-in')} onClose={onClose} />
  return (
    <LogIn
      address={first ? address : { ...address, beginning: 'step1' }}
      typed={typed.current}
      first={first && context === 'clientarea'}
      social={context === 'clientarea' || context === 'onlinebooking'}
      onSignedIn={onSignedIn}
      onSignUp={() => show('sign-up')}
    />
  )
}
