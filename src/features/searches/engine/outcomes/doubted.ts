import { withoutMonthOfMay } from "../reading/when.ts";

/** "asked the court to acquit", "may be cleared": what is wanted, doubted or yet to come, right before this place. */
export function isDoubted(text: string, at: number): boolean {
  const before = withoutMonthOfMay(text.slice(Math.max(0, at - 60), at));
  // "might well have acquitted her": it did not.
  if (/\b(?:might|would|could) (?:\w+ )?have (?:been )?(?:\w+ly )?$/i.test(before)) return true;
  return /\b(?:asked|asks|call(?:ed|s|ing)? for|urg\w+|plead(?:ed|s|ing)? for|pressed for|argu\w+ for|demand\w*|sought|seeks|motion|request\w*|argued|(?:will|would|to|may) appeal|appealed|(?<!\bcourts? of )appeals(?! (?:court|panel|judges?|board|chamber|body|division)\b)|wants?|refus\w+|declin\w+|denied|reject\w+|failed|bid|hop\w+|will|would|could|should|must|ought|may|if|whether|not)\b[^.;]{0,40}$/i.test(
    before,
  );
}
