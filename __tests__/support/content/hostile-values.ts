import fc from "fast-check";

/** Controls and noncharacters, which no text format allows. */
export const NOT_TEXT = [
  ..."\u0000\u0001\u0008\u000b\u000c\u001b\u007f\u0080\u0085\u009b\u009f",
  ..."\ufdd0\ufdef\ufffe\uffff\u{1fffe}\u{10ffff}",
] as const;

/** What an attacker or a broken program might send as content. */
const HOSTILE_TEXTS = [
  "",
  " ",
  "<script>alert(1)</script>",
  "</script><script>alert(1)</script>",
  '"><img src=x onerror=alert(1)>',
  "javascript:alert(1)",
  "data:text/html,<script>alert(1)</script>",
  "../../etc/passwd",
  "..%2f..%2fetc",
  "/",
  "//evil.example",
  "\\\\evil",
  "__proto__",
  "constructor",
  "prototype",
  "hasOwnProperty",
  "toString",
  "page",
  "category",
  "tag",
  "next-post",
  "PAGE",
  "con",
  "index.html",
  ".",
  "..",
  "\u0000",
  "]]\ufffe><form action=//evil.example>",
  "]]\u0001><x/>",
  "\u202Egnp.exe",
  "\u200b",
  "\u2800",
  "\u001b[2J\u009b2J",
  "a\r\n::error::printed by a runner as its own",
  "\uD800",
  "Half an emoji \uD83D",
  "\uDE00 the other half",
  `a${"𐐷".repeat(300)}`, // letters of two UTF-16 units, so that any limit could split one
  "💥".repeat(50),
  "a".repeat(100_000),
  "<p>".repeat(5_000),
  "2026-02-31T00:00:00Z",
  "-271821-04-20T00:00:00Z",
  "9999-12-31",
  "NaN",
  "1e999",
  "%E0%A4%A",
];

/** Text that breaks unprepared code. */
export const hostileText = fc.oneof(
  fc.constantFrom(...HOSTILE_TEXTS),
  fc.string({ unit: "binary", maxLength: 60 }),
);
export const deeplyNested = (depth: number): unknown => {
  let value: unknown = "end";
  for (let i = 0; i < depth; i += 1) value = i % 2 ? [value] : { data: value, sections: value };
  return value;
};
/** Anything that JSON can express, where something else was expected. */
export const hostileValue = fc.oneof(
  hostileText,
  fc.constantFrom<unknown>(
    null,
    true,
    0,
    -1,
    1e308,
    Number.MAX_SAFE_INTEGER + 2,
    [],
    {},
    deeplyNested(60),
  ),
  fc.double(),
  fc.jsonValue({ maxDepth: 4 }),
  fc.array(hostileText, { maxLength: 5 }),
  fc.dictionary(fc.constantFrom("__proto__", "constructor", "id", "length", "then"), hostileText),
);

const MARKUP = [
  '<img src="images/%E0%A4%A.png">',
  '<img src="images/\ud800.png"><img src="images/%2e%2e/x.png">',
  "<script>alert(1)</script>",
  "<scr<script>ipt>alert(1)</scr</script>ipt>",
  "<img src=x onerror=alert(1)>",
  "<img/src='x'/onerror='alert(1)'>",
  '<a href="javascript:alert(1)">x</a>',
  '<a href=" java\nscript:alert(1)">x</a>',
  '<a href="&#106;avascript:alert(1)">x</a>',
  '<a href="data:text/html,x">x</a>',
  '<a href="vbscript:x" onclick="x">x</a>',
  '<a href="//evil.example" target=_blank>x</a>',
  "<svg><script>alert(1)</script></svg>",
  "<svg/onload=alert(1)>",
  "<math><mi xlink:href='javascript:x'>",
  "<iframe src='https://evil.example'></iframe>",
  "<object data='x'></object><embed src='x'>",
  "<form action='https://evil.example'><input name=a></form>",
  "<style>body{background:url(javascript:x)}</style>",
  "<p style='background:url(x)' class='a' id='b'>",
  "<base href='https://evil.example/'>",
  "<meta http-equiv=refresh content='0;url=x'>",
  "<link rel=stylesheet href='https://evil.example'>",
  "<noscript><p title='</noscript><img src=x onerror=alert(1)>'>",
  "<!--<img src='--><img src=x onerror=alert(1)>",
  "<![CDATA[<script>x</script>]]>",
  "<textarea></textarea><script>x</script>",
  "<table><td><script>x</script>",
  "<h1>Fine</h1><p>also <b>fine</b></p>",
  "<template><script>x</script></template>",
  '<p title="a>b<script>">',
  "<<p>>",
  "&lt;script&gt;",
];

/** Pieces of HTML, and of text that only looks like it. */
export const hostileMarkup = fc.oneof(
  fc.constantFrom(...MARKUP),
  fc.string({ maxLength: 20 }),
  hostileText,
);

/** A post as `/blogs` might send it. Whatever else is wrong, it has an id. */
export const hostilePost = fc.record(
  {
    id: fc.oneof(hostileText, fc.integer(), hostileValue),
    title: hostileValue,
    category: hostileValue,
    tags: fc.oneof(hostileValue, fc.array(hostileText, { maxLength: 3 })),
    created_at: hostileValue,
    sections: fc.array(
      fc.record({ header: hostileValue, explanation: fc.oneof(hostileMarkup, hostileValue) }),
      {
        maxLength: 3,
      },
    ),
  },
  { requiredKeys: ["id"] },
);
