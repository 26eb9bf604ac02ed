/**
 * A page is whole before it has scripts: they are fetched when it has been shown, or earlier, when the visitor begins
 * to use it. So they never compete with the first picture.
 */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'] as const

let begun = false

function begin() {
  if (begun) return
  begun = true
  window.removeEventListener('load', rest)
  for (const sign of signs) window.removeEventListener(sign, begin)
  const modules = document.getElementById('start')?.dataset.modules ?? ''
  for (const href of modules.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  void import('./entry-client.tsx')
}

/** Lets the first picture be painted before anything else is fetched. */
function rest() {
  if ('requestIdleCallback' in window) requestIdleCallback(begin, { timeout: 1000 })
  else setTimeout(begin, 200)
}

if (document.readyState === 'complete') rest()
else {
  window.addEventListener('load', rest)
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true })
}
