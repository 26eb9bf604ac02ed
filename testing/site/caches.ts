import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { existsSync, readFileSync } from 'node:fs'
import { chmod, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { delimiter, join } from 'node:path'
import { root } from '#tools/root'
import { eventually } from '../eventually.ts'
import { freePort } from '../network/free-port.ts'

/** A reverse-proxy cache: its configuration and command. */
interface Cache {
  binary: string
  configure: (ports: { own: number; site: number; folder: string }) => string
  run: (configuration: string, folder: string, port: number) => string[]
}

const nginx = (rules: string): Cache => ({
  binary: 'nginx',
  configure: ({ own, site, folder }) => `
    daemon off;
    worker_processes 1;
    pid ${folder}/nginx.pid;
    error_log ${folder}/log;
    events { worker_connections 256; }
    http {
      access_log off;
      ${['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(name => `${name}_temp_path ${folder}/${name};`).join('\n')}
      proxy_cache_path ${folder}/cache keys_zone=site:4m;
      server {
        listen 127.0.0.1:${own};
        location / {
          proxy_pass http://127.0.0.1:${site};
          proxy_http_version 1.1;
          proxy_set_header Connection "";
          proxy_set_header Host $http_host;
          proxy_cache site;
          proxy_cache_revalidate on;
          proxy_cache_lock on;
          ${rules}
        }
      }
    }`,
  run: (configuration, folder) => ['-p', folder, '-c', configuration, '-e', `${folder}/log`],
})

const varnish = (rules: string): Cache => ({
  binary: 'varnishd',
  configure: ({ site }) => `
    vcl 4.1;
    backend default { .host = "127.0.0.1"; .port = "${site}"; }
    sub vcl_recv {
      # Cookies do not keep it from being looked up, as they would by themselves.
      if (req.method == "GET" || req.method == "HEAD") { return (hash); }
    }
    sub vcl_backend_response { ${rules} }`,
  run: (configuration, folder, port) =>
    // Without a jail, which would require root.
    ['-F', '-j', 'none', '-n', folder, '-a', `127.0.0.1:${port}`, '-f', configuration, '-s', 'malloc,32m'],
})

/** The sample configuration of the project, which needs the vmod xkey. */
const ownVarnish: Cache = {
  ...varnish(''),
  configure: ({ site }) =>
    readFileSync(join(root, 'deploy/varnish/maestrale.vcl'), 'utf8').replace('.port = "3000"', `.port = "${site}"`),
}

const vmods = ['/usr/lib/x86_64-linux-gnu', '/usr/lib/aarch64-linux-gnu', '/usr/lib', '/usr/local/lib']

/** The cache of the sample configuration; undefined where Varnish or its vmod is not installed. */
export const purgedCache = (): Cache | undefined =>
  installed(ownVarnish) && vmods.some(folder => existsSync(join(folder, 'varnish/vmods/libvmod_xkey.so')))
    ? ownVarnish
    : undefined

const squid = (rules: string): Cache => ({
  binary: 'squid',
  configure: ({ own, site, folder }) => `
    http_port 127.0.0.1:${own} accel no-vhost defaultsite=127.0.0.1:${site}
    cache_peer 127.0.0.1 parent ${site} 0 no-query no-digest originserver name=site
    http_access allow all
    collapsed_forwarding on
    cache_mem 32 MB
    maximum_object_size_in_memory 8 MB
    pid_filename ${folder}/squid.pid
    cache_log ${folder}/log
    access_log none
    cache_store_log none
    coredump_dir ${folder}
    netdb_filename none
    pinger_enable off
    shutdown_lifetime 0 seconds
    ${rules}`,
  run: configuration => ['-N', '-f', configuration],
})

/**
 * Caches of three makes: each with a usual configuration, and with one that ignores cache directives, so that only
 * `Vary` distinguishes visitors.
 */
export const caches: Readonly<Record<string, Cache>> = {
  nginx: nginx(''),
  'nginx that keeps everything': nginx('proxy_ignore_headers Cache-Control Expires; proxy_cache_valid any 60s;'),
  varnish: varnish(`
    if (beresp.http.Cache-Control ~ "private|no-store") { set beresp.uncacheable = true; return (deliver); }
    # Kept, and asked for again each time.
    set beresp.ttl = 0s; set beresp.grace = 0s; set beresp.keep = 1h; return (deliver);`),
  'varnish that keeps everything': varnish('set beresp.ttl = 60s; set beresp.grace = 0s; return (deliver);'),
  squid: squid(''),
  'squid that keeps more than it should': squid('refresh_pattern . 1 100% 1 ignore-private ignore-no-store'),
}

const folders = [...(process.env.PATH ?? '').split(delimiter), '/usr/sbin', '/usr/local/sbin', '/opt/homebrew/bin']

/** Path of an installed cache; undefined without one. */
export const installed = ({ binary }: Cache): string | undefined =>
  folders.map(folder => join(folder, binary)).find(path => existsSync(path))

async function stop(running: ChildProcess): Promise<void> {
  if (running.exitCode !== null || running.signalCode !== null) return
  const ended = once(running, 'exit')
  running.kill('SIGTERM')
  const late = setTimeout(() => running.kill('SIGKILL'), 5000)
  await ended
  clearTimeout(late)
}

/** Starts a cache in front of the site on a port; `stop` ends it and removes its files. */
export async function startCache(
  cache: Cache,
  site: number,
  given?: number,
): Promise<{ port: number; stop: () => Promise<void> }> {
  const binary = installed(cache)
  if (!binary) throw new Error(`${cache.binary} is not installed`)
  const folder = await mkdtemp(join(tmpdir(), 'maestrale-cache-'))
  // As root, some switch to their own users.
  await chmod(folder, 0o777)
  const port = given ?? (await freePort())
  const configuration = join(folder, 'configuration')
  await writeFile(configuration, cache.configure({ own: port, site, folder }))
  const running = spawn(binary, cache.run(configuration, folder, port), { stdio: ['ignore', 'pipe', 'pipe'] })
  let told = ''
  for (const stream of [running.stdout, running.stderr]) stream?.on('data', text => (told += text))
  const stopped = async () => {
    await stop(running)
    await rm(folder, { recursive: true, force: true })
  }
  try {
    await eventually(async () => {
      if (running.exitCode !== null) throw new Error(`${cache.binary} has ended`)
      await fetch(`http://127.0.0.1:${port}/healthz`)
    })
  } catch (error) {
    const log = await readFile(join(folder, 'log'), 'utf8').catch(() => '')
    await stopped()
    throw new Error(`${cache.binary} did not start: ${told}${log}`, { cause: error })
  }
  return { port, stop: stopped }
}
