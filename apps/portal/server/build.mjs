import { spawn } from 'node:child_process'
import {
  cpSync,
  mkdirSync,
  readdirSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, extname, join } from 'node:path'
import { fileURLToPath } from 'node:url'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'
import { build as bundle, transform } from 'esbuild'
import { buildEmbedFiles } from './embed-files.mjs'
import { readReferenceFiles } from './reference-files.mjs'

// Makes everything that `npm start` runs: the pages and their files by Remix, and one file of the
// server with all packages of ours inside. The portal's own libraries stay where they are installed.

const folderOf = (/** @type {string} */ place) => fileURLToPath(new URL(place, import.meta.url))
const portal = folderOf('..')
const output = folderOf('../build/')
const widgets = folderOf('../../../packages/widgets/')
const serverPackage = folderOf('../../../packages/server/')

/**
 * @param {string} title
 * @param {() => Promise<void>} work
 */
async function step(title, work) {
  const started = Date.now()
  await work()
  console.log(`${title}: ${((Date.now() - started) / 1000).toFixed(1)} s`)
}

/** @returns {Promise<void>} */
function buildPages() {
  rmSync(output, { recursive: true, force: true })
  const remix = createRequire(import.meta.url).resolve('@remix-run/dev/dist/cli.js')
  const child = spawn(process.execPath, [remix, 'vite:build', '--logLevel', 'warn'], {
    cwd: portal,
    env: { ...process.env, NODE_ENV: 'production' },
    stdio: 'inherit',
  })
  return new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code) =>
      code === 0 ? resolve() : reject(new Error('Remix could not build the pages (see above).')),
    )
  })
}

/** @returns {string[]} the libraries that the portal depends on itself, so that Node finds them */
function libraries() {
  const { dependencies, devDependencies } = JSON.parse(
    readFileSync(join(portal, 'package.json'), 'utf8'),
  )
  return Object.keys({ ...dependencies, ...devDependencies }).filter(
    (name) => !name.startsWith('@holdpoint/'),
  )
}

/** The worker that stands by for pages without a network, and what it has to know of the build. */
async function buildWorker() {
  // What Vite writes for the server's half is no page's, and whoever reads no PDF needs no reader.
  const written = readdirSync(join(output, 'client/assets'))
  const assets = written.filter((name) => !/^(?:server-build-|pdf[-.])/.test(name))
  const reader = written.filter((name) => name.startsWith('pdf'))
  const manifest = assets.find((name) => /^manifest-[\w-]+\.js$/.test(name))
  if (manifest === undefined) {
    throw new Error('Remix has written no manifest.')
  }
  const style = await Promise.all(
    [join(widgets, 'src/tokens.css'), join(portal, 'app/offline/pages/plain-page.css')].map(
      async (file) =>
        (await transform(readFileSync(file, 'utf8'), { loader: 'css', minify: true })).code,
    ),
  )
  /** @type {import('../app/offline/pages/worker-scope.ts').WorkerBuild} */
  const workerBuild = {
    version: manifest.replace(/^manifest-|\.js$/g, ''),
    assets: assets.map((name) => `/assets/${name}`),
    reader: reader.map((name) => `/assets/${name}`),
    style: style.join(''),
  }
  await bundle({
    entryPoints: [join(portal, 'app/offline/pages/service-worker.ts')],
    outfile: join(output, 'client/service-worker.js'),
    bundle: true,
    minify: true,
    // Not every browser runs a worker of modules.
    format: 'iife',
    platform: 'browser',
    target: 'es2022',
    define: { workerBuild: JSON.stringify(workerBuild) },
    logLevel: 'warning',
  })
}

async function bundleServer() {
  const { metafile } = await bundle({
    metafile: true,
    entryPoints: [
      { in: join(portal, 'server/main.ts'), out: 'main' },
      // Threads of their own, which load nothing of the rest.
      { in: join(serverPackage, 'src/file-maker/workbook.worker.ts'), out: 'workbook.worker' },
      { in: join(serverPackage, 'src/file-maker/paper.worker.ts'), out: 'paper.worker' },
      // A process of its own.
      { in: join(serverPackage, 'src/file-text/file-text.child.ts'), out: 'file-text.child' },
    ],
    outdir: join(output, 'server'),
    bundle: true,
    format: 'esm',
    platform: 'node',
    target: 'node20',
    jsx: 'automatic',
    sourcemap: true,
    sourcesContent: false,
    external: libraries().flatMap((name) => [name, `${name}/*`]),
    logLevel: 'warning',
  })
  const early = Object.values(metafile.outputs)
    .flatMap(({ imports }) => imports)
    .find(({ path, kind }) => kind === 'import-statement' && /^react(-dom)?(\/|$)/.test(path))
  if (early !== undefined) {
    // It would be loaded before the program can ask for the production half of React.
    throw new Error(`The server must not import ${early.path}: only the pages may.`)
  }
}

/** What the server reads from beside itself at run time. */
async function copyCompanions() {
  cpSync(join(serverPackage, 'migrations'), join(output, 'server/migrations'), { recursive: true })
  for (const file of ['pglite-worker.mjs', 'pglite-engine.mjs']) {
    cpSync(join(serverPackage, 'src/db', file), join(output, 'server', file))
  }
  cpSync(join(portal, 'server/reference'), join(output, 'server/reference'), { recursive: true })
  for (const { address, content } of Object.values(readReferenceFiles())) {
    writeFileSync(join(output, 'client', address), content)
  }
}

/** The tags for other teams' pages, and what the portal's own page tells of them. */
async function buildEmbed() {
  const { files, ...release } = await buildEmbedFiles()
  for (const { path, contents } of files) {
    const file = join(output, 'client/embed', path)
    mkdirSync(dirname(file), { recursive: true })
    writeFileSync(file, contents)
  }
  writeFileSync(join(output, 'server/embed.json'), JSON.stringify(release))
}

const worthCompressing = new Set([
  ...['.css', '.html', '.js', '.json', '.mjs', '.svg', '.txt', '.webmanifest'],
])

async function compressFiles() {
  const folder = join(output, 'client')
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' })
    .map((name) => join(folder, name))
    .filter((file) => worthCompressing.has(extname(file)) && statSync(file).isFile())
  await Promise.all(files.map(compressFile))
}

/** @param {string} file */
async function compressFile(file) {
  const content = readFileSync(file)
  const packed = {
    br: await promisify(brotliCompress)(content, {
      params: { [constants.BROTLI_PARAM_QUALITY]: constants.BROTLI_MAX_QUALITY },
    }),
    gz: await promisify(gzip)(content, { level: 9 }),
  }
  for (const [suffix, bytes] of Object.entries(packed)) {
    if (bytes.byteLength < content.byteLength) {
      writeFileSync(`${file}.${suffix}`, bytes)
    }
  }
}

try {
  await step('Pages built', buildPages)
  await step('Worker bundled', buildWorker)
  await step('Server bundled', bundleServer)
  await step('Companions copied', copyCompanions)
  await step('Tags built', buildEmbed)
  await step('Files compressed', compressFiles)
} catch (error) {
  console.error(error instanceof Error ? error.message : error)
  process.exit(1)
}
