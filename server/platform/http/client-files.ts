import { join } from 'node:path'
import fastifyStatic from '@fastify/static'
import type { FastifyInstance } from 'fastify'

/** Serves the built files of the site; those with a hash in their name never change. */
export async function clientFiles(app: FastifyInstance, folder: string): Promise<void> {
  await app.register(fastifyStatic, {
    root: folder,
    wildcard: false,
    index: false,
    preCompressed: true,
    cacheControl: false,
    globIgnore: ['**/*.{br,gz}', '*manifest.json'],
    setHeaders: (reply, path) => {
      const hashed = path.startsWith(join(folder, 'assets'))
      reply.header('cache-control', hashed ? 'public, max-age=31536000, immutable' : 'public, max-age=3600')
    },
  })
}
