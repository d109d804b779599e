CREATE TABLE "checkouts" (
	"id" uuid PRIMARY KEY NOT NULL,
	"purpose" text NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid,
	"plan" text,
	"billing_period" text,
	"credits" integer,
	"status" text DEFAULT 'opening' NOT NULL,
	"provider_id" text,
	"url" text,
	"expires_at" timestamp with time zone,
	"payment_id" text,
	"paid_at" timestamp with time zone,
	"idempotency_key" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "checkouts_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "checkouts_paymentId_unique" UNIQUE("payment_id"),
	CONSTRAINT "checkouts_idempotencyKey_unique" UNIQUE("idempotency_key"),
	CONSTRAINT "checkouts_purpose_check" CHECK ("checkouts"."purpose" in ('plan', 'top-up')),
	CONSTRAINT "checkouts_status_check" CHECK ("checkouts"."status" in ('opening', 'open', 'complete', 'expired')),
	CONSTRAINT "checkouts_plan_check" CHECK ("checkouts"."plan" in ('basic', 'pro', 'enterprise')),
	CONSTRAINT "checkouts_billing_period_check" CHECK ("checkouts"."billing_period" in ('monthly', 'yearly'))
);
--> statement-breakpoint
CREATE TABLE "embedded_payment_deliveries" (
	"id" uuid PRIMARY KEY NOT NULL,
	"event_id" text NOT NULL,
	"due_at" timestamp with time zone,
	"attempts" integer DEFAULT 0 NOT NULL,
	"delivered_at" timestamp with time zone,
	"last_status" integer,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "embedded_payment_objects" (
	"kind" text NOT NULL,
	"id" text NOT NULL,
	"customer" text,
	"data" jsonb NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "embedded_payment_objects_kind_id_pk" PRIMARY KEY("kind","id")
);
--> statement-breakpoint
CREATE TABLE "payment_customers" (
	"user_id" uuid PRIMARY KEY NOT NULL,
	"customer_id" text NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "payment_customers_customerId_unique" UNIQUE("customer_id")
);
--> statement-breakpoint
CREATE TABLE "payment_events" (
	"id" text PRIMARY KEY NOT NULL,
	"type" text NOT NULL,
	"handled_at" timestamp with time zone DEFAULT now() NOT NULL
);
--> statement-breakpoint
CREATE TABLE "subscriptions" (
	"id" uuid PRIMARY KEY NOT NULL,
	"user_id" uuid NOT NULL,
	"workspace_id" uuid,
	"provider_id" text NOT NULL,
	"customer_id" text NOT NULL,
	"plan" text NOT NULL,
	"billing_period" text NOT NULL,
	"status" text NOT NULL,
	"period_start" timestamp with time zone NOT NULL,
	"period_end" timestamp with time zone NOT NULL,
	"trial_ends_at" timestamp with time zone,
	"cancels_at" timestamp with time zone,
	"next_plan" text,
	"next_billing_period" text,
	"next_at" timestamp with time zone,
	"past_due_since" timestamp with time zone,
	"disputed_since" timestamp with time zone,
	"ended_at" timestamp with time zone,
	"reading_number" bigint NOT NULL,
	"created_at" timestamp with time zone DEFAULT now() NOT NULL,
	"updated_at" timestamp with time zone DEFAULT now() NOT NULL,
	CONSTRAINT "subscriptions_workspaceId_unique" UNIQUE("workspace_id"),
	CONSTRAINT "subscriptions_providerId_unique" UNIQUE("provider_id"),
	CONSTRAINT "subscriptions_plan_check" CHECK ("subscriptions"."plan" in ('basic', 'pro', 'enterprise')),
	CONSTRAINT "subscriptions_billing_period_check" CHECK ("subscriptions"."billing_period" in ('monthly', 'yearly')),
	CONSTRAINT "subscriptions_status_check" CHECK ("subscriptions"."status" in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'canceled', 'unpaid', 'paused')),
	CONSTRAINT "subscriptions_next_plan_check" CHECK ("subscriptions"."next_plan" in ('basic', 'pro', 'enterprise')),
	CONSTRAINT "subscriptions_next_billing_period_check" CHECK ("subscriptions"."next_billing_period" in ('monthly', 'yearly'))
);
--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_kind_check";--> statement-breakpoint
ALTER TABLE "credit_entries" DROP CONSTRAINT "credit_entries_sign_check";--> statement-breakpoint
ALTER TABLE "credit_balances" ADD COLUMN "monthly" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_balances" ADD COLUMN "owed" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "credit_balances" ADD COLUMN "anchored_at" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_balances" ADD COLUMN "month_start" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_balances" ADD COLUMN "month_end" timestamp with time zone;--> statement-breakpoint
ALTER TABLE "credit_entries" ADD COLUMN "monthly" integer DEFAULT 0 NOT NULL;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "checkouts" ADD CONSTRAINT "checkouts_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "payment_customers" ADD CONSTRAINT "payment_customers_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_user_id_users_id_fk" FOREIGN KEY ("user_id") REFERENCES "public"."users"("id") ON DELETE cascade ON UPDATE no action;--> statement-breakpoint
ALTER TABLE "subscriptions" ADD CONSTRAINT "subscriptions_workspace_id_workspaces_id_fk" FOREIGN KEY ("workspace_id") REFERENCES "public"."workspaces"("id") ON DELETE set null ON UPDATE no action;--> statement-breakpoint
CREATE INDEX "checkouts_user_id_idx" ON "checkouts" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "checkouts_workspace_created_idx" ON "checkouts" USING btree ("workspace_id","created_at");--> statement-breakpoint
CREATE INDEX "embedded_payment_deliveries_due_idx" ON "embedded_payment_deliveries" USING btree ("due_at");--> statement-breakpoint
CREATE UNIQUE INDEX "embedded_payment_deliveries_event_idx" ON "embedded_payment_deliveries" USING btree ("event_id","id");--> statement-breakpoint
CREATE INDEX "embedded_payment_objects_customer_idx" ON "embedded_payment_objects" USING btree ("kind","customer");--> statement-breakpoint
CREATE INDEX "subscriptions_user_id_idx" ON "subscriptions" USING btree ("user_id");--> statement-breakpoint
CREATE INDEX "subscriptions_customer_id_idx" ON "subscriptions" USING btree ("customer_id");--> statement-breakpoint
ALTER TABLE "credit_balances" ADD CONSTRAINT "credit_balances_parts_check" CHECK ("credit_balances"."monthly" between 0 and "credit_balances"."balance" and "credit_balances"."owed" >= 0);--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_kind_check" CHECK ("credit_entries"."kind" in ('grant', 'reserve', 'commit', 'release', 'top-up', 'lapse', 'refund'));--> statement-breakpoint
ALTER TABLE "credit_entries" ADD CONSTRAINT "credit_entries_sign_check" CHECK (case "credit_entries"."kind" when 'commit' then "credit_entries"."amount" = 0 when 'reserve' then "credit_entries"."amount" < 0 when 'lapse' then "credit_entries"."amount" < 0 when 'refund' then "credit_entries"."amount" < 0 else "credit_entries"."amount" > 0 end);--> statement-breakpoint
UPDATE "credit_balances" SET "monthly" = "balance";
