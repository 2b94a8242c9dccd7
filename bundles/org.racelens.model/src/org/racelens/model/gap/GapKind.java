package org.racelens.model.gap;

/** Why a part of a program is not known exactly. The identifiers are part of the JSON output. */
public enum GapKind {
	UNMODELLED_DIRECTIVE("unmodelled-directive"),
	UNMODELLED_CLAUSE("unmodelled-clause"),
	UNMODELLED_CALL("unmodelled-call"),
	UNMODELLED_STATEMENT("unmodelled-statement"),
	UNMODELLED_EXPRESSION("unmodelled-expression"),
	UNMODELLED_POINTER("unmodelled-pointer"),
	RECURSION("recursion"),
	MISALIGNED_BARRIER("misaligned-barrier"),
	MAY_ALIAS("may-alias"),
	HAVOC_VALUE("havoc-value"),
	OUT_OF_BOUNDS("out-of-bounds"),
	REPEATED_VALUES("repeated-values"),
	UNKNOWN_LAYOUT("unknown-layout"),
	SIGNED_OVERFLOW("signed-overflow"),
	WIDENED_PATH("widened-path"),
	WIDENED_PHASE("widened-phase"),
	LANE_ORDER("lane-order"),
	WAITING_LOOP("waiting-loop"),
	MAY_HAPPEN_IN_PARALLEL("may-happen-in-parallel"),
	SOLVER_GAVE_UP("solver-gave-up"),
	BUDGET("budget"),
	PARSE_PROBLEM("parse-problem"),
	MISSING_INCLUDE("missing-include"),
	NOT_CONFORMING("not-conforming"),
	WATCHED_RUN("watched-run");

	private final String id;

	GapKind(String id) {
		this.id = id;
	}

	/** The kind as reports and the documentation name it, in words joined by hyphens. */
	public String id() {
		return id;
	}
}
