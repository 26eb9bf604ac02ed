import { readFileSync } from 'node:fs'

const ofProject = JSON.parse(readFileSync(new URL('../../../package.json', import.meta.url), 'utf8'))

/** The version of the site, as package.json has it. */
export const version: string = ofProject.version
