import '#web/styles/global.css'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app/app'
import { Gallery } from '#web/gallery/gallery'
import { loadAllMessages } from '#web/messages'

// The gallery is rendered in the browser only. Messages import this very file, so its evaluation must not await them.
void loadAllMessages('en').then(() => {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <App>
      <Gallery />
    </App>,
  )
})
