import { type ReactNode, useState } from 'react'
import { createMemoryRouter } from 'react-router'
import { RouterProvider } from 'react-router/dom'
import { Toaster } from '#web/features/toasts/public'
import { SiteProvider } from '#web/lib/site-context'
import { MessagesProvider } from '#web/messages'
import { entries } from './entries'
import { exampleSite } from './example-site'
import styles from './gallery.module.css'

/** Every widget in its states on one page: to view, to try with the keyboard, to check for contrast. */
export function Gallery() {
  const [router] = useState(() => createMemoryRouter([{ path: '*', Component: Entries }]))
  return <RouterProvider router={router} />
}

function Entries() {
  return (
    <MessagesProvider language="en">
      <SiteProvider site={exampleSite}>
        <main className={styles.gallery}>
          <h1 className={styles.title}>Widgets</h1>
          <nav aria-label="Widgets">
            <ul className={styles.contents}>
              {entries.map(({ name }) => (
                <li key={name}>
                  <a href={`#${name}`}>{name}</a>
                </li>
              ))}
            </ul>
          </nav>
          {entries.map(({ name, states }) => (
            <section key={name} id={name} className={styles.entry} aria-label={name}>
              <h2 className={styles.name}>{name}</h2>
              <div className={styles.states}>
                {Object.entries(states).map(([state, show]) => (
                  <State key={state} name={state}>
                    {show()}
                  </State>
                ))}
              </div>
            </section>
          ))}
        </main>
        <Toaster />
      </SiteProvider>
    </MessagesProvider>
  )
}

function State({ name, children }: { name: string; children: ReactNode }) {
  return (
    <figure className={styles.state}>
      <figcaption className={styles.caption}>{name}</figcaption>
      {children}
    </figure>
  )
}
