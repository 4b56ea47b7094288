import { defineConfig } from 'vite'

// Relative addresses, so that the built sandbox works from any folder of any server.
export default defineConfig({ base: './', build: { target: 'es2022', assetsInlineLimit: 0 } })
