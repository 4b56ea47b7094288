import { CodeBlock } from '../code-block.tsx'
import strictHtml from '../../strict.html?raw'

const policy =
  /http-equiv="Content-Security-Policy"\s+content="([^"]+)"/.exec(strictHtml)?.[1] ?? ''

/** Every tag under the strictest policy that a page can have. */
export function StrictPage() {
  return (
    <>
      <header className="head">
        <h1>Strict policy</h1>
        <p>
          Every tag on a page that allows its own files and nothing else, with Trusted Types on.
          What the browser blocks is listed in the page: nothing.
        </p>
      </header>
      <CodeBlock label="Policy" code={policy.replaceAll('; ', ';\n')} />
      <Frame src="./strict.html" title="A page with a strict policy" />
    </>
  )
}

/** Every tag in a frame that has no origin, no storage and no cookies. */
export function FramedPage() {
  return (
    <>
      <header className="head">
        <h1>Sandboxed frame</h1>
        <p>
          Every tag in a frame with <code>sandbox=&quot;allow-scripts&quot;</code>: its origin is{' '}
          <code>null</code>, so it can ask nobody, and the page hands the data in.
        </p>
      </header>
      <CodeBlock
        label="HTML"
        code={'<iframe src="./framed.html" sandbox="allow-scripts" title="Forms"></iframe>'}
      />
      <Frame src="./framed.html" title="A page in a sandboxed frame" sandbox="allow-scripts" />
    </>
  )
}

function Frame({ src, title, sandbox }: { src: string; title: string; sandbox?: string }) {
  return (
    <section aria-labelledby="frame">
      <header className="section-head">
        <h2 id="frame">The page</h2>
        {sandbox === undefined && <a href={src}>Open it alone</a>}
      </header>
      <iframe className="host-frame plate" src={src} title={title} sandbox={sandbox} />
    </section>
  )
}
