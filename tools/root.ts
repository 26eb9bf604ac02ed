import { fileURLToPath } from 'node:url'

/** The project's folder. */
export const root: string = fileURLToPath(new URL('..', import.meta.url))
