import { useRouteError } from 'react-router'
import { CallError } from '#web/api'

/** Shown when a page could not be loaded at all; it stands outside the frame and its words. */
export function PageError() {
  const error = useRouteError()
  const unreachable = error instanceof CallError && error.status === 0
  return (
    <main>
      <h1>{unreachable ? 'We cannot reach our server' : 'Something went wrong on our side'}</h1>
      <p>Nothing you entered is lost. Please try again in a moment.</p>
      <p>
        <a href="">Try again</a> · <a href="/">Maestrale</a>
      </p>
    </main>
  )
}
