import './drizzle-resolve-hook.ts'

const { runAdmin } = await import('#server/admin/run-admin')
const print = (line: string) => console.log(line)
const warn = (line: string) => console.error(line)
process.exitCode = await runAdmin(process.argv.slice(2), { environment: process.env, print, warn })
