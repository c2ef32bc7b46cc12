/** For Terser. "Unsafe" where code calls `new` on an arrow or a method, or counts on a getter: none here does. */
export const MINIFY = {
  ecma: 2020,
  compress: { passes: 2, pure_getters: true, unsafe_arrows: true, unsafe_methods: true },
  mangle: true,
} as const;
