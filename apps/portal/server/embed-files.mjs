// The tags that pages of other teams load, made from the widgets' source: once by the build, and
// anew while developing.

/** @returns {Promise<import('../../../packages/widgets/loader/embed-build.ts').EmbedBuild>} */
export async function buildEmbedFiles() {
  // Loaded on demand: in production neither this nor the source is there.
  const { tsImport } = await import('tsx/esm/api')
  const { buildEmbed } = await tsImport(
    '../../../packages/widgets/loader/embed-build.ts',
    import.meta.url,
  )
  return await buildEmbed()
}
