import { Brand } from "#app/ui/brand.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardBody, CardHeader } from "#app/ui/card.tsx";
import { apiOperations, type ApiOperation } from "../api-operations.ts";

/** The public API for a reader: what a call needs, and every operation, from the same table that answers them. */
export function ApiPage({ publishableKey, apiUrl }: { publishableKey: string; apiUrl: string }) {
  return (
    <div className="mx-auto grid min-h-dvh max-w-4xl content-start gap-8 px-5 py-10">
      <header>
        <a href="/" aria-label="Attest, home">
          <Brand />
        </a>
      </header>
      <main id="main" className="grid gap-8">
        <div className="grid gap-3">
          <h1 className="text-2xl font-semibold">The API</h1>
          <p className="text-ink-soft">
            Dossiers, confirmed incidents with every quotation, sources, searches and exports of one workspace. There is no way to
            look people up in bulk, and what no person has confirmed is not answered.{" "}
            <a className="link" href="/api/v1/openapi.json">
              OpenAPI 3.1 description
            </a>
          </p>
        </div>
        <section className="grid gap-3">
          <h2 className="text-xl font-semibold">A first call</h2>
          <p className="text-ink-soft">
            The <code>apikey</code> header names your client; the token, made under Settings, API, names the workspace and what
            the client may do.
          </p>
          <pre
            // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, so keyboards have to reach it
            tabIndex={0}
            aria-label="A first call with curl"
            className="overflow-x-auto rounded-lg border border-line bg-sunken p-4 font-mono text-sm"
          >{`curl ${apiUrl}/dossiers \\
  -H "apikey: ${publishableKey}" \\
  -H "Authorization: Bearer attest_…"`}</pre>
        </section>
        <section className="grid gap-3 text-ink-soft">
          <h2 className="text-xl font-semibold text-ink">Rules of every call</h2>
          <ul className="grid list-disc gap-1.5 ps-5">
            <li>
              Lists answer <code>data</code> and <code>next_cursor</code>; pass it on as <code>cursor</code> until it is null.
            </li>
            <li>
              Failures are problem documents (<code>application/problem+json</code>, RFC 9457) with a <code>code</code> for
              programs.
            </li>
            <li>
              A token may ask 120 times a minute; beyond that the answer is 429 with <code>Retry-After</code>.
            </li>
            <li>
              What costs credits takes an <code>Idempotency-Key</code> header, a UUID: sent twice, it happens once.
            </li>
          </ul>
        </section>
        <section className="grid gap-4">
          <h2 className="text-xl font-semibold">Calls</h2>
          {apiOperations.map((operation: ApiOperation) => (
            <Card key={operation.id} as="article" look="quiet">
              <CardHeader
                level={3}
                title={
                  <span className="font-mono text-base break-all">
                    {operation.method} /api/v1{operation.path}
                  </span>
                }
                description={operation.summary}
              />
              <CardBody className="flex flex-wrap gap-2">
                <Badge tone="outline">{operation.scope}</Badge>
                {operation.isKeyed ? <Badge tone="outline">Idempotency-Key</Badge> : null}
                <Badge tone="neutral">
                  {operation.status} {operation.answers === "file" ? "a file" : operation.answers}
                </Badge>
              </CardBody>
            </Card>
          ))}
        </section>
        <section className="grid gap-3 text-ink-soft">
          <h2 className="text-xl font-semibold text-ink">Webhooks</h2>
          <p>
            Added under Settings, API. A delivery is a POST of <code>{`{"id", "event", "created_at", "data"}`}</code> with ids
            alone. Its <code>Attest-Signature</code> header is <code>t=seconds,v1=hex</code>: HMAC-SHA-256 of{" "}
            <code>seconds.body</code> with the webhook’s secret. Refuse what is older than five minutes, and remember{" "}
            <code>id</code>: the same delivery may come twice.
          </p>
        </section>
      </main>
    </div>
  );
}
