import { catalogue, type NamedCall } from '@holdpoint/api'
import { areaDescriptions } from '@holdpoint/api/openapi'

/** Where the page finds what it loads. */
export type ReferenceAddresses = {
  library: string
  libraryStyle: string
  script: string
  style: string
}

/** Nothing but our own origin, and no script but the files that the page names. */
export const referencePolicy = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "connect-src 'self'",
  "img-src 'self' data:",
  "base-uri 'none'",
  "form-action 'none'",
  "frame-ancestors 'none'",
].join('; ')

/** The reference page: every call as a plain list, which the library replaces where it can run. */
export function referencePage({
  library,
  libraryStyle,
  script,
  style,
}: ReferenceAddresses): string {
  return `<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<title>Holdpoint API reference</title>
<link rel="icon" href="data:,">
<link rel="stylesheet" href="${libraryStyle}">
<link rel="stylesheet" href="${style}">
<script src="${library}" defer></script>
<script src="${script}" type="module"></script>
</head>
<body>
<header>
<h1>Holdpoint API reference</h1>
<p>The same for programs: <a href="/api/openapi.json">the OpenAPI document</a>.</p>
</header>
<div id="reference"></div>
<main id="calls">
${Object.entries(catalogue)
  .map(([area, calls]) => section(area, Object.values(calls)))
  .join('\n')}
</main>
</body>
</html>
`
}

function section(area: string, calls: readonly NamedCall[]): string {
  return `<section>
<h2>${escaped(area)}</h2>
<p>${escaped(areaDescriptions[area] ?? '')}</p>
<ul>
${calls.map(item).join('\n')}
</ul>
</section>`
}

function item(card: NamedCall): string {
  const address = `${card.method} /api/v1${escaped(card.path)}`
  return `<li><code>${address}</code> <span>${escaped(card.summary)}</span></li>`
}

function escaped(text: string): string {
  return text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
}
