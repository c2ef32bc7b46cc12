import type { SocialLink } from "../../../components/navigation/social-links";
import { encodeText } from "../../../site/format/text";

/**
 * Returns links that share the page at `url` on four networks. Nothing is loaded from a network
 * until its link is clicked.
 */
export function shareLinks(url: string, title: string): readonly SocialLink[] {
  const page = encodeText(url);
  const text = encodeText(title);
  const share = (network: SocialLink["network"], name: string, href: string) => ({
    network,
    label: `Share on ${name}`,
    href,
  });
  return [
    share("linkedin", "LinkedIn", `https://www.linkedin.com/sharing/share-offsite/?url=${page}`),
    share("twitter", "Twitter", `https://twitter.com/intent/tweet?url=${page}&text=${text}`),
    share("facebook", "Facebook", `https://www.facebook.com/sharer/sharer.php?u=${page}`),
    share("whatsapp", "WhatsApp", `https://wa.me/?text=${text}%20${page}`),
  ];
}
