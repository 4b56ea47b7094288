import { vitePlugin as remix } from '@remix-run/dev'
import { defineConfig, type Plugin } from 'vite'

// What every page needs comes as one file: on a slow link thirty small requests cost more than the
// few kilobytes that a page could have left out.
const sharedByPages = new RegExp(
  [
    String.raw`/node_modules/(?:react(?:-dom|-router|-router-dom)?|@remix-run/(?:react|router|server-runtime)|scheduler|turbo-stream)/`,
    String.raw`vite/preload-helper`,
    String.raw`commonjsHelpers`,
    String.raw`/app/(?:ui|shell|session)/(?!dialog\.tsx|question|field|tone-sign|toast-regions|notice-dialog|focus-return|keyboard-dialog|device-name|gate|copy-field|password-input|pressed-overlay|processing-overlay|places-dialog|all-places|found-groups|shortcuts-switch|crumbs|lower-page-head|time)`,
    String.raw`/app/paths`,
    String.raw`/node_modules/idb/`,
    String.raw`/app/offline/(?:device-\w+|packing|sealing|patience|pages/kept-(?:line|notice\.module))\.`,
    String.raw`/app/(?:my-forms/my-forms\.words|lists/downloads/(?:download-link|downloads\.words|running))`,
    String.raw`/app/(?:lists/quiet-action\.words|records/moment-time)`,
    String.raw`widgets/src/internals/(?:button-part|class-names|fill-words|line-drawing|locale|part|press|refs|safe-address|slot|use-(?:before-paint|controlled|debounced|given-id|latest|parent)|warn)\.`,
    String.raw`widgets/src/(?:link-tabs|pager|search-box|status-badge)/`,
    String.raw`widgets/src/(?:tag/tag\.(?:context|icons|tsx)|toast/toasts)`,
    String.raw`api/src/(?:client/response-)?sentences`,
    String.raw`api/src/client/(?:browser|sign-out)`,
    String.raw`api/src/areas/my-forms/my-forms\.list`,
    String.raw`api/src/lists/(?:filter(?:-\w+)?|list|number-range)\.ts`,
    String.raw`api/src/vocabulary/(?:limits|initials|form-status|calendar-day|chosen|date-window)`,
  ].join('|'),
)

/**
 * A style sheet that a page imports for a part whose script comes later: nothing uses its names
 * there, and Vite would leave it out of the page.
 */
const sheetsStay: Plugin = {
  name: 'sheets-stay',
  enforce: 'post',
  transform: (_code, id) =>
    id.endsWith('.module.css') ? { moduleSideEffects: 'no-treeshake' } : undefined,
}

export default defineConfig(({ isSsrBuild }) => ({
  plugins: [
    remix({
      // The program's own entry, main.js, lies beside it.
      serverBuildFile: 'pages.js',
      future: {
        v3_fetcherPersist: true,
        // A page knows all places of the portal; asking for those of its links would cost more, and
        // nobody answers where there is no network (decision 0101).
        v3_lazyRouteDiscovery: false,
        v3_relativeSplatPath: true,
        v3_routeConfig: true,
        v3_singleFetch: true,
        v3_throwAbortReason: true,
      },
    }),
    sheetsStay,
  ],
  resolve: { dedupe: ['react', 'react-dom', 'zod'] },
  ssr: { noExternal: [/^@holdpoint\//] },
  optimizeDeps: {
    // All pages are looked through at the start: a library that is only found in the midst of a
    // page load brings a second copy of React into it. Tests would bring the server's libraries.
    entries: [
      'app/entry.client.tsx',
      'app/root.tsx',
      'app/routes/**/*.{ts,tsx}',
      '!app/routes/**/*.test.{ts,tsx}',
      '!app/routes/**/test-*.{ts,tsx}',
    ],
    include: ['@remix-run/react', 'react', 'react-dom/client', 'react/jsx-dev-runtime', 'zod'],
  },
  build: {
    target: 'es2022',
    // The build compresses the files itself, at a higher level than Vite would try.
    reportCompressedSize: false,
    rollupOptions: {
      // Parts of the kit that a page does not name stay out of it.
      treeshake: { manualPureFunctions: ['createContext', 'forwardRef', 'part'] },
      ...(isSsrBuild === true
        ? {}
        : {
            output: {
              // Each page is told the names of all files: a letter of a hash is one that each fetches.
              entryFileNames: 'assets/[name]-[hash:7].js',
              chunkFileNames: 'assets/[name]-[hash:7].js',
              // And nothing that those files happen to name.
              onlyExplicitManualChunks: true,
              manualChunks: (id: string) => (sharedByPages.test(id) ? 'portal' : undefined),
            },
          }),
      onwarn(warning, warn) {
        // Comments inside libraries and routes without a page of their own are nobody's business.
        if (warning.code !== 'INVALID_ANNOTATION' && warning.code !== 'EMPTY_BUNDLE') {
          warn(warning)
        }
      },
    },
  },
}))
