import type { EvidenceType } from "./incident.ts";

export const evidenceTypeLabels: Record<EvidenceType, string> = {
  article: "Article",
  image: "Image",
  "facebook-post": "Facebook post",
  "instagram-post": "Instagram post",
  "linkedin-post": "LinkedIn post",
  "reddit-post": "Reddit post",
  "tiktok-post": "TikTok post",
  "twitter-post": "Twitter post",
  "youtube-video": "YouTube video",
  other: "Other",
};
