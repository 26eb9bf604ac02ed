import '#web/styles/global.css'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app'
import { Gallery } from '#web/gallery/gallery'
import { loadAllWords } from '#web/messages'

// The gallery is for those who build the site: it is rendered in the browser alone.
// Words import what stands in this very file: it must not wait for them while it is read.
void loadAllWords('en').then(() => {
  const root = document.getElementById('root')
  if (!root) return
  createRoot(root).render(
    <App>
      <Gallery />
    </App>,
  )
})
