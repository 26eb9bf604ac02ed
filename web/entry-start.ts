/**
 * A page is whole before it has scripts: they are fetched when it has been shown, or earlier, when the visitor begins
 * to use it. So they never compete with the first picture.
 */
const signs = ['pointerdown', 'pointermove', 'keydown', 'focusin', 'touchstart'] as const

function begin() {
  window.removeEventListener('load', begin)
  for (const sign of signs) window.removeEventListener(sign, begin)
  const modules = document.getElementById('start')?.dataset.modules ?? ''
  for (const href of modules.split(' ').filter(Boolean)) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }))
  }
  void import('./entry-client.tsx')
}

if (document.readyState === 'complete') begin()
else {
  window.addEventListener('load', begin)
  for (const sign of signs) window.addEventListener(sign, begin, { passive: true })
}
