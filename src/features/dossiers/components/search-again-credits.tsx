import { creditCosts } from "#app/features/billing/credits.ts";
import { TopUpNotice } from "#app/ui/top-up-notice.tsx";

const cost = creditCosts["behavior-incidents-search"];

type Props = {
  workspaceSlug: string;
  /** Undefined until it has been read. */
  balance: number | undefined;
  isError: boolean;
};

/** In the question whether to search again: what there is to pay it from, and the way to more. */
export function SearchAgainCredits({ workspaceSlug, balance, isError }: Props) {
  return (
    <>
      <p className="text-sm text-ink-muted" role="status">
        {balance !== undefined
          ? `Your workspace has ${balance} credits.`
          : isError
            ? "Your workspace’s credits could not be read."
            : "Your workspace’s credits are being read…"}
      </p>
      {balance !== undefined && balance < cost ? (
        <TopUpNotice address={`/${workspaceSlug}/settings/credits`}>A search costs {cost}. Owners can add credits.</TopUpNotice>
      ) : null}
    </>
  );
}
