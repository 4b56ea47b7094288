/**
 * The style sheet of the file: it has none of ours beside it, and follows the phone's own theme. It is
 * written as text, so that it has nothing that would be escaped.
 */
export const packFileStyle = `
:root { color-scheme: light dark; }
* { box-sizing: border-box; }
body { margin: 0; font: 16px/1.5 system-ui, sans-serif; overflow-wrap: anywhere; }
main { max-width: 820px; margin: 0 auto; padding: 16px; }
h1 { font-size: 26px; line-height: 1.2; }
h2, h3 { display: inline; margin: 0; font-size: 18px; }
h3 { display: block; }
details { margin: 8px 0; border: 1px solid GrayText; border-radius: 6px; }
summary { min-height: 48px; padding: 10px 14px; cursor: pointer; }
.in { display: grid; gap: 12px; margin: 12px 14px; }
a { display: inline-block; min-height: 44px; padding: 9px 0; }
ul { margin: 0; padding-left: 20px; }
.signs { display: flex; flex-wrap: wrap; gap: 12px; padding: 0; list-style: none; }
.signs li { display: flex; align-items: center; gap: 6px; }
.text { margin: 4px 0; white-space: pre-line; }
.first { padding-left: 10px; border-left: 6px solid light-dark(#c1121f, #ff8a8f); font-size: 18px; }
`
