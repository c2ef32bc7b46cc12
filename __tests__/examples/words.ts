/** Longest and hostile words for the examples of sections. */
export const LONG_WORD = "Donaudampfschifffahrtsgesellschaftskapitän".repeat(3);
export const LONG_TEXT = "Ujumbe mmoja kwa kila mteja, popote alipo. ".repeat(40).trim();
export const HOSTILE = '"><script>alert(1)</script><img src=x onerror="alert(1)">';
export const PICTURE = { url: "/images/example.jpg" };
