import { TopUpNotice } from "./top-up-notice.tsx";

type Props = {
  /** What is asked for, as a sentence begins with it. */
  what: string;
  cost: number;
  /** Undefined until it has been read. */
  balance: number | undefined;
  isError: boolean;
  /** Where credits are added. */
  address: string;
};

/** In the question whether to spend credits: what there is to pay from, and the way to more. */
export function CreditsAtHand({ what, cost, balance, isError, address }: Props) {
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
        <TopUpNotice address={address}>
          {what} costs {cost}. Owners can add credits.
        </TopUpNotice>
      ) : null}
    </>
  );
}
