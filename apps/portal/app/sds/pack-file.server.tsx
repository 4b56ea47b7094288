import { renderToStaticMarkup } from 'react-dom/server'
import { pictogramLabels, signalWordLabels } from '@holdpoint/api/vocabulary'
import { ghsSymbols } from './ghs-symbols.ts'
import { packFileStyle } from './pack-file-style.server.ts'
import type { Pack, PackSheet } from './pack-load.server.ts'
import { packWords as words } from './pack.words.ts'
import { words as sheetWords } from './sheet.words.ts'

// A pad's sheets as one file that a phone opens without a network: no script, no picture and no
// style sheet beside itself.

const policy = "default-src 'none'; style-src 'unsafe-inline'; base-uri 'none'; form-action 'none'"

/** Answers the file, to be saved. */
export function packFile(pack: Pack): Response {
  const name = words.fileName(pack.padName)
  return new Response(`<!doctype html>${renderToStaticMarkup(<PackFile pack={pack} />)}`, {
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Content-Disposition': `attachment; filename="${asciiOf(name)}"; filename*=UTF-8''${encodeURIComponent(name)}`,
      'Content-Security-Policy': policy,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
      'X-Robots-Tag': 'noindex, nofollow',
    },
  })
}

function asciiOf(name: string): string {
  return name.replace(/[^\w .-]/gu, '_')
}

function PackFile({ pack: { organisation, padName, at, sheets } }: { pack: Pack }) {
  return (
    <html lang="en">
      <head>
        <meta charSet="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <meta name="color-scheme" content="light dark" />
        <meta name="robots" content="noindex" />
        <meta httpEquiv="Content-Security-Policy" content={policy} />
        <title>{words.title(padName)}</title>
        <style>{packFileStyle}</style>
      </head>
      <body>
        <main>
          <h1>{words.title(padName)}</h1>
          <p>{words.made(organisation, at)}</p>
          <p>
            {words.sheets(sheets.length)}. {words.papers}
          </p>
          {sheets.map((sheet) => (
            <FiledSheet key={sheet.sheetId} sheet={sheet} />
          ))}
        </main>
      </body>
    </html>
  )
}

function FiledSheet({ sheet: { manufacturer, view, rows } }: { sheet: PackSheet }) {
  const { productName, number, signalWord, phone, pictograms, sections, ingredients } = view
  return (
    <details>
      <summary>
        <h2>{productName}</h2> <strong>{signalWordLabels[signalWord]}</strong>{' '}
        <span>{manufacturer}</span>
      </summary>
      <div className="in">
        <p>
          {phone === null ? (
            sheetWords.noPhone
          ) : (
            <a href={phone.href}>
              {sheetWords.emergencyPhone} <b>{phone.text}</b>
            </a>
          )}
        </p>
        <ul className="signs">
          {pictograms.map((name) => (
            <li key={name}>
              <Sign symbol={ghsSymbols[name]} /> {pictogramLabels[name]}
            </li>
          ))}
        </ul>
        {sections.map(({ section, heading, text, isFirst }) => (
          <section key={section} className={isFirst ? 'first' : undefined}>
            <h3>{heading}</h3>
            <p className="text">{text === '' ? sheetWords.empty : text}</p>
            {section === 'composition' && (
              <ul>
                {ingredients.map(({ cas, name, from, to }) => (
                  <li key={`${cas}${name}`}>
                    {name} ({cas === '' ? sheetWords.secret : cas}): {sheetWords.percent(from, to)}
                  </li>
                ))}
              </ul>
            )}
          </section>
        ))}
        <Lines title={sheetWords.hazards} lines={view.hCodes.map(codeLine)} />
        <Lines title={sheetWords.precautions} lines={view.pCodes.map(codeLine)} />
        <Lines title={sheetWords.wear} lines={view.ppe} />
        <Lines title={number} lines={rows.map(({ term, text }) => `${term}: ${text}`)} />
      </div>
    </details>
  )
}

function codeLine({ code, sentence }: { code: string; sentence: string | null }): string {
  return `${code} ${sentence ?? sheetWords.unknownCode}`
}

function Lines({ title, lines }: { title: string; lines: readonly string[] }) {
  return lines.length === 0 ? null : (
    <section>
      <h3>{title}</h3>
      <ul>
        {lines.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    </section>
  )
}

/** The diamond looks the same by day and by night. */
function Sign({ symbol }: { symbol: string }) {
  return (
    <svg viewBox="0 0 100 100" width={56} height={56} aria-hidden="true">
      <path d="M50 4 96 50 50 96 4 50Z" fill="#fff" stroke="#c1121f" strokeWidth={7} />
      <path fillRule="evenodd" transform="translate(14 14) scale(.72)" d={symbol} fill="#111" />
    </svg>
  )
}
