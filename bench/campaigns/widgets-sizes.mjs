import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { external, gzippedBytes } from '../peers/measure.mjs'
import { ours, peers } from '../peers/sizes.mjs'
import { repository } from '../parts/portal.mjs'

const source = join(repository, 'packages/widgets/src')

/** Weighs each peer and each widget of ours, and prints them side by side. */
export async function sizes({ build, folder }) {
  const peerFigures = {}
  for (const [group, choices] of Object.entries(peers)) {
    peerFigures[group] = {}
    for (const [name, { package: library, code }] of Object.entries(choices)) {
      const bytes = await gzippedBytes(build, { contents: code, resolveDir: folder })
      peerFigures[group][name] = { version: versionOf(folder, library), bytes }
    }
  }
  const { measured, skipped } = await measureOurs(build)
  print(peerFigures, measured, skipped)
  return {
    limit: 'each of ours exists and is at most `most`',
    settings: `esbuild, minified, production, ES2022, gzip -9, without ${external.join(', ')}`,
    passed:
      skipped.length === 0 && Object.values(measured).every(({ bytes, most }) => bytes <= most),
    peers: peerFigures,
    ours: measured,
    skipped,
  }
}

async function measureOurs(build) {
  const measured = {}
  const skipped = []
  for (const [name, { entries, most, beside }] of Object.entries(ours)) {
    const missing = entries.filter((entry) => !existsSync(join(source, `${entry}.ts`)))
    if (missing.length > 0) {
      skipped.push({ name, missing: missing.join(', ') })
      continue
    }
    const contents = entries.map((entry) => `export * from './${entry}.ts'`).join('\n')
    const bytes = await gzippedBytes(build, { contents, resolveDir: source })
    measured[name] = { bytes, most, ...(beside && { beside }) }
  }
  return { measured, skipped }
}

export function versionOf(folder, library) {
  const manifest = join(folder, 'node_modules', library, 'package.json')
  return JSON.parse(readFileSync(manifest, 'utf8')).version
}

function print(peerFigures, measured, skipped) {
  for (const [group, choices] of Object.entries(peerFigures)) {
    console.log(`\n${group}, gzipped kB, React left out`)
    const beside = Object.entries(measured).filter((entry) => entry[1].beside === group)
    for (const [name, { bytes, most }] of beside) {
      console.log(`  ${line(`ours: ${name}`, bytes)}  (at most ${inKB(most)})`)
    }
    for (const [name, { bytes, version }] of Object.entries(choices)) {
      const ratios = beside.map(
        ([widget, figures]) => `${widget} is ${(figures.bytes / bytes).toFixed(2)} of it`,
      )
      console.log(`  ${line(`${name} ${version}`, bytes)}  ${ratios.join(', ')}`)
    }
  }
  console.log('\nours alone')
  for (const [name, { bytes, most, beside }] of Object.entries(measured)) {
    if (beside === undefined) {
      console.log(`  ${line(name, bytes)}  (at most ${inKB(most)})`)
    }
  }
  for (const { name, missing } of skipped) {
    console.log(`  skipped: ${name}, because there is no ${missing} yet`)
  }
}

function line(name, bytes) {
  return `${name.padEnd(40)} ${inKB(bytes).padStart(6)}`
}

function inKB(bytes) {
  return (bytes / 1024).toFixed(1)
}
