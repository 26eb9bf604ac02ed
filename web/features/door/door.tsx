import { useRef, useState } from 'react'
import type { DoorContext } from './contexts'
import type { DoorAddress } from './door-address'
import { keptAddress } from './kept-address'
import { LogIn } from './log-in'
import type { Typed } from './log-in-form'
import { SignUp } from './sign-up'
import { useBegunKept } from './use-begun-kept'

interface DoorProps {
  context: DoorContext
  address: DoorAddress
  onSignedIn: () => void
  onClose?: () => void
}

/** Log-in and sign-up; one of them is shown. */
export function Door({ context, address, onSignedIn, onClose }: DoorProps) {
  const [shown, setShown] = useState<'log-in' | 'sign-up'>('log-in')
  const [first, setFirst] = useState(true)
  const typed = useRef<Typed>({ email: address.email || keptAddress(), password: '' })
  useBegunKept()
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
