import type { Plugin } from 'vite'

const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="1600" height="1200" viewBox="0 0 4 3">
  <rect width="4" height="3" fill="#c9b79c"/><circle cx="3" cy="1" r=".5" fill="#fff"/>
</svg>`

/** Answers requests for pictures of the media store, which components show, with a drawing of 1600 × 1200. */
export const examplePictures = (): Plugin => ({
  name: 'example-pictures',
  configureServer(server) {
    server.middlewares.use('/media', (_, response) => {
      response.setHeader('content-type', 'image/svg+xml')
      response.end(drawing)
    })
  },
})
