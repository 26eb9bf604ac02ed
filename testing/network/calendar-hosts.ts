import dns from 'node:dns/promises'
import { syncBuiltinESMExports } from 'node:module'
import tls from 'node:tls'

/**
 * Loaded into a site's process by `--import`: the hosts of `.test` have addresses of an internet of their own, and a
 * connection to a public one reaches the server of the journey. The site's own check of addresses is untouched.
 */
const { hosts, port } = JSON.parse(process.env.CALENDAR_HOSTS ?? '{}') as {
  hosts: Record<string, string>
  port: number
}

const { lookup } = dns
dns.lookup = ((host: string, options: object) =>
  hosts[host] === undefined
    ? lookup(host, options)
    : Promise.resolve([{ address: hosts[host], family: 4 }])) as typeof dns.lookup

const { connect } = tls
tls.connect = ((options: tls.ConnectionOptions, ...rest: []) =>
  Object.values(hosts).includes(options.host ?? '')
    ? connect({ ...options, host: '127.0.0.1', port, servername: 'localhost' })
    : connect(options, ...rest)) as typeof tls.connect

syncBuiltinESMExports()
