import { Breadcrumb } from '#web/ui/breadcrumb'
import { Button, ButtonLink, IconButton } from '#web/ui/button'
import { CloseIcon } from '#web/ui/icons'
import { InternalLink } from '#web/ui/internal-link'
import type { Entry } from './entry'
import styles from './gallery.module.css'

export const actions: Entry[] = [
  {
    name: 'Button',
    states: {
      primary: () => <Button>Search villas</Button>,
      disabled: () => <Button disabled>Search villas</Button>,
      secondary: () => <Button variant="secondary">Clear</Button>,
      quiet: () => <Button variant="quiet">Clear list</Button>,
      'on sea': () => (
        <div className={styles.onSea}>
          <Button variant="onSea">OK</Button>
        </div>
      ),
      'a link': () => <ButtonLink to="/results">Find villas</ButtonLink>,
    },
  },
  {
    name: 'IconButton',
    states: {
      plain: () => (
        <IconButton label="Close">
          <CloseIcon />
        </IconButton>
      ),
      'on a plate': () => (
        <IconButton label="Close" plate>
          <CloseIcon />
        </IconButton>
      ),
      disabled: () => (
        <IconButton label="Close" disabled>
          <CloseIcon />
        </IconButton>
      ),
    },
  },
  { name: 'InternalLink', states: { plain: () => <InternalLink to="/greece/corfu">Corfu</InternalLink> } },
  {
    name: 'Breadcrumb',
    states: {
      'three steps': () => (
        <Breadcrumb
          steps={[
            { name: 'Home', path: '/' },
            { name: 'Greece', path: '/greece' },
            { name: 'Corfu', path: '/greece/corfu' },
          ]}
        />
      ),
    },
  },
]
