import '#web/styles/global.css'
import { createRoot } from 'react-dom/client'
import { App } from '#web/app'
import { Gallery } from '#web/gallery/gallery'
import { loadAllWords } from '#web/messages'

// The gallery is for those who build the site: it is rendered in the browser alone.
const root = document.getElementById('root')
await loadAllWords('en')
if (root) {
  createRoot(root).render(
    <App>
      <Gallery />
    </App>,
  )
}
