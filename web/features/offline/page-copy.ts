/** All styles of the document, as text. */
const stylesOf = ({ styleSheets }: Document): string =>
  [...styleSheets].flatMap(({ cssRules }) => [...cssRules].map(({ cssText }) => cssText)).join('\n')

/** The bytes of a picture as a URL that needs no connection. */
async function dataUrl(address: string): Promise<string> {
  const blob = await (await fetch(address)).blob()
  return new Promise((done, failed) => {
    const reader = new FileReader()
    reader.onload = () => done(String(reader.result))
    reader.onerror = () => failed(reader.error)
    reader.readAsDataURL(blob)
  })
}

/** Replaces each picture by the file that the browser shows. One that fails to load is left out. */
async function embedPictures(shown: HTMLElement, copy: HTMLElement): Promise<void> {
  const images = [...shown.querySelectorAll('img')]
  const copies = [...copy.querySelectorAll('img')]
  await Promise.all(
    copies.map(async (image, at) => {
      const source = images[at]?.currentSrc || image.src
      const data = await dataUrl(source).catch(() => undefined)
      for (const other of image.closest('picture')?.querySelectorAll('source') ?? []) other.remove()
      image.removeAttribute('srcset')
      image.loading = 'eager'
      if (data) image.src = data
      else image.remove()
    }),
  )
}

/**
 * A part of the document as a document of its own, which needs neither scripts nor a connection: it has its styles and
 * pictures in itself, and a note above.
 */
export async function copyOfPage(part: HTMLElement, note: string): Promise<string> {
  const copy = part.cloneNode(true) as HTMLElement
  await embedPictures(part, copy)
  const page = document.implementation.createHTMLDocument(document.title)
  page.documentElement.lang = document.documentElement.lang
  const policy = "default-src 'none'; style-src 'unsafe-inline'; img-src data:; font-src 'self'"
  const metas = [
    { httpEquiv: 'Content-Security-Policy', content: policy },
    { name: 'viewport', content: 'width=device-width, initial-scale=1' },
  ]
  page.head.append(...metas.map(meta => Object.assign(page.createElement('meta'), meta)))
  const main = page.createElement('main')
  main.append(Object.assign(page.createElement('p'), { textContent: note }), copy)
  page.body.append(main)
  // As text: the policy of this document would reject a style element in the other.
  const styles = `${stylesOf(document)} body > main { max-width: 60rem; margin: 0 auto; padding: 1.5rem }`
  return `<!doctype html>${page.documentElement.outerHTML.replace('</head>', () => `<style>${styles}</style></head>`)}`
}
