import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { z } from "zod";

/** What a request asked: its passages as the model reads them, by number. */
export type Question = {
  kind: "propose" | "contest";
  people: string[];
  passages: { number: number; text: string }[];
  /** Everything that was sent, as one text. */
  prompt: string;
};

/** An answer in the schema asked for, or a way of failing. */
export type ModelReply =
  | { json: unknown }
  | { text: string; finish?: "stop" | "length" | "content_filter" }
  | { status: number; headers?: Record<string, string>; body?: string }
  | "hang"
  | "endless"
  | "drop";

export type ModelServer = {
  /** Address with the path that providers' clients expect. */
  url: string;
  questions: Question[];
  /** Of each request, in order. */
  requests: { path: string; headers: IncomingMessage["headers"]; body: Record<string, unknown> }[];
  close(): Promise<void>;
};

const jsonSchema = z.object({ type: z.literal("object"), properties: z.record(z.string(), z.unknown()) }).loose();

/** The parts of OpenAI's published `CreateChatCompletionRequest` that are used; anything else is refused. */
const chatRequest = z.strictObject({
  model: z.string().min(1),
  messages: z.array(z.strictObject({ role: z.enum(["system", "developer", "user"]), content: z.string().min(1) })).min(2),
  temperature: z.number().min(0).max(2).optional(),
  max_tokens: z.int().positive().optional(),
  max_completion_tokens: z.int().positive().optional(),
  response_format: z.strictObject({
    type: z.literal("json_schema"),
    json_schema: z.strictObject({
      name: z.string().regex(/^[\w-]{1,64}$/),
      description: z.string().optional(),
      schema: jsonSchema,
      strict: z.boolean().optional(),
    }),
  }),
});

/** The same for Anthropic's messages. */
const messagesRequest = z
  .object({
    model: z.string().min(1),
    max_tokens: z.int().positive(),
    temperature: z.number().min(0).max(1).optional(),
    system: z.array(z.object({ type: z.literal("text"), text: z.string() })),
    messages: z.array(
      z.object({ role: z.literal("user"), content: z.array(z.object({ type: z.literal("text"), text: z.string() })) }),
    ),
  })
  .loose();

/** A server on loopback that speaks the protocols of OpenAI and Anthropic and answers as it is told. */
export async function startModelServer(reply: (question: Question, index: number) => ModelReply): Promise<ModelServer> {
  const questions: Question[] = [];
  const requests: ModelServer["requests"] = [];
  const server = createServer((request, response) => {
    void read(request).then((text) => answer(request, response, text));
  });

  function answer(request: IncomingMessage, response: ServerResponse, text: string): void {
    const body = JSON.parse(text) as Record<string, unknown>;
    const path = request.url ?? "";
    requests.push({ path, headers: request.headers, body });
    let parts: string[];
    const isMessages = path.endsWith("/messages");
    const schema = isMessages ? messagesRequest : chatRequest;
    const checked = schema.safeParse(body);
    if (request.method !== "POST" || !/\/(?:chat\/completions|messages)$/.test(path) || !checked.success) {
      send(response, 400, { error: { message: checked.success ? "no such path" : z.prettifyError(checked.error) } });
      return;
    }
    if (isMessages) {
      const parsed = messagesRequest.parse(body);
      parts = [
        ...parsed.system.map((part) => part.text),
        ...parsed.messages.flatMap(({ content }) => content.map((part) => part.text)),
      ];
    } else parts = chatRequest.parse(body).messages.map(({ content }) => content);
    const question = questionIn(parts.join("\n"));
    questions.push(question);
    const told = reply(question, questions.length - 1);
    if (told === "hang") return;
    if (told === "drop") {
      request.socket.destroy();
      return;
    }
    if (told === "endless") {
      response.writeHead(200, { "content-type": "application/json" });
      response.write('{"id":"x","choices":[{"message":{"content":"');
      const more = () => {
        while (!response.destroyed && response.write("a".repeat(65_536)));
        if (!response.destroyed) response.once("drain", more);
      };
      more();
      return;
    }
    if ("status" in told) {
      response.writeHead(told.status, { "content-type": "application/json", ...told.headers });
      response.end(told.body ?? JSON.stringify({ error: { message: "as told" } }));
      return;
    }
    const content = "json" in told ? JSON.stringify(told.json) : told.text;
    const finish = "finish" in told ? (told.finish ?? "stop") : "stop";
    const usage = { input: Math.ceil(question.prompt.length / 4), output: Math.ceil(content.length / 4) };
    send(response, 200, isMessages ? message(body, content, finish, usage) : completion(body, content, finish, usage));
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    questions,
    requests,
    close: () =>
      new Promise((resolve) => {
        server.closeAllConnections();
        server.close(() => resolve());
      }),
  };
}

function questionIn(prompt: string): Question {
  const passages: Question["passages"] = [];
  let people: string[] = [];
  for (const line of prompt.split("\n")) {
    if (/^\{"n":\d+,"text":/.test(line)) {
      const { n, text } = JSON.parse(line) as { n: number; text: string };
      passages.push({ number: n, text });
    }
    const named = /as JSON: (\[.*\])$/.exec(line);
    if (named?.[1]) people = JSON.parse(named[1]) as string[];
  }
  return { kind: prompt.includes("You argue the other side") ? "contest" : "propose", people, passages, prompt };
}

type Usage = { input: number; output: number };

function completion(body: Record<string, unknown>, content: string, finish: string, usage: Usage): unknown {
  return {
    id: "chatcmpl-1",
    object: "chat.completion",
    created: 1_700_000_000,
    model: body["model"],
    choices: [{ index: 0, message: { role: "assistant", content, refusal: null }, finish_reason: finish, logprobs: null }],
    usage: { prompt_tokens: usage.input, completion_tokens: usage.output, total_tokens: usage.input + usage.output },
  };
}

function message(body: Record<string, unknown>, content: string, finish: string, usage: Usage): unknown {
  const tools = body["tools"] as { name: string }[] | undefined;
  const stop = finish === "length" ? "max_tokens" : finish === "content_filter" ? "refusal" : tools ? "tool_use" : "end_turn";
  return {
    id: "msg_1",
    type: "message",
    role: "assistant",
    model: body["model"],
    content: tools
      ? [{ type: "tool_use", id: "toolu_1", name: tools[0]?.name, input: parsed(content) }]
      : [{ type: "text", text: content }],
    stop_reason: stop,
    stop_sequence: null,
    usage: { input_tokens: usage.input, output_tokens: usage.output },
  };
}

function parsed(content: string): unknown {
  try {
    return JSON.parse(content) as unknown;
  } catch {
    return { text: content };
  }
}

function send(response: ServerResponse, status: number, body: unknown): void {
  response.writeHead(status, { "content-type": "application/json" });
  response.end(JSON.stringify(body));
}

async function read(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString("utf8");
}

/** An attentive model: it answers by what the passages say of either person, as one that reads well does. */
export function attentive(question: Question): { json: unknown } {
  const speaksOf = (text: string) =>
    question.people.some((name) => text.includes(name.split(" ").at(-1) ?? name)) ||
    /\b(?:he|she|they|the defendant)\b/i.test(text);
  if (question.kind === "contest") {
    const numbers = question.passages
      .filter(({ text }) => /\bwas not\b.*\bshares only the name\b|\bsomebody else\b/i.test(text))
      .map((passage) => passage.number);
    return { json: { objections: numbers.length > 0 ? [{ ground: "another-person", numbers }] : [] } };
  }
  const acts = question.passages.filter(
    ({ text }) => speaksOf(text) && /\bconvicted\b|\bsentenced\b|\bpleaded\b|\bthreats\b|\bslurs\b/i.test(text),
  );
  return { json: { passages: acts.map((passage) => ({ number: passage.number, role: "act" })) } };
}
