import '#web/styles/global.css'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app'
import { Gallery } from '#web/gallery/gallery'
import { loadAllWords } from '#web/messages'

// The gallery is rendered in the browser only. Messages import this very file, so its evaluation must not await them.
void loadAllWords('en').then(() => {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <App>
      <Gallery />
    </App>,
  )
})
