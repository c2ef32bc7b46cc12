import type { SocialLink } from "../../../../components/navigation/social-links/social-links";

/** Pages of four networks on which a visitor shares `url`; nothing is loaded before the click. */
export function shareLinks(url: string, title: string): readonly SocialLink[] {
  const address = encodeURIComponent(url);
  const words = encodeURIComponent(title);
  return [
    {
      network: "linkedin",
      label: "Share on LinkedIn",
      href: `https://www.linkedin.com/sharing/share-offsite/?url=${address}`,
    },
    {
      network: "twitter",
      label: "Share on Twitter",
      href: `https://twitter.com/intent/tweet?url=${address}&text=${words}`,
    },
    {
      network: "facebook",
      label: "Share on Facebook",
      href: `https://www.facebook.com/sharer/sharer.php?u=${address}`,
    },
    {
      network: "whatsapp",
      label: "Share on WhatsApp",
      href: `https://wa.me/?text=${words}%20${address}`,
    },
  ];
}
