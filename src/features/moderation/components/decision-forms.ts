import { laterPart } from "#app/ui/later-part.tsx";

/* What a decision is written in, with what checks it: a page of reports shows none of them at first. */
export const ApproveForm = laterPart(() => import("./approve-form.tsx").then((module) => module.ApproveForm));
export const RejectForm = laterPart(() => import("./reject-form.tsx").then((module) => module.RejectForm));
export const ReopenForm = laterPart(() => import("./reopen-form.tsx").then((module) => module.ReopenForm));
export const SelectedReports = laterPart(() => import("./case-panel.tsx").then((module) => module.SelectedReports));
export const decisionForms = [ApproveForm, RejectForm, ReopenForm, SelectedReports];
