package org.racelens.model.gap;

import java.util.Optional;

/**
 * What a message about the source says. The identifiers are part of the JSON output; each has its page under {@code docs/messages/}.
 */
public enum MessageKind {
	BRANCH_OUT("branch-out"),
	CLAUSE_ARGUMENT("clause-argument", GapKind.NOT_CONFORMING),
	CLAUSE_NOT_ALLOWED("clause-not-allowed", GapKind.UNMODELLED_CLAUSE),
	CLOSELY_NESTED("closely-nested"),
	DEAD_LOCAL("dead-local"),
	DEPEND_OVERLAP("depend-overlap"),
	DUPLICATE_CLAUSE("duplicate-clause"),
	DUPLICATE_VARIABLE("duplicate-variable"),
	ERROR_DIRECTIVE("error-directive"),
	/** the directive means what it says all the same */
	EXTRA_TOKENS("extra-tokens", Optional.empty()),
	LASTPRIVATE_NOWAIT("lastprivate-nowait"),
	/** threads go round and get nowhere; said of the program, not of what is known of it */
	LIVELOCK("livelock", Optional.empty()),
	/** threads wait for locks of each other; said of the program, not of what is known of it */
	LOCK_CYCLE("lock-cycle", Optional.empty()),
	LOCK_HELD_TWICE("lock-held-twice"),
	LOCK_NOT_RELEASED("lock-not-released"),
	LOCK_OF_ANOTHER_TASK("lock-of-another-task", GapKind.NOT_CONFORMING),
	MISALIGNED_BARRIER("misaligned-barrier"),
	MISSING_DECLARE_TARGET("missing-declare-target", GapKind.NOT_CONFORMING),
	MISSING_DEFAULT_NONE("missing-default-none"),
	MISSING_INCLUDE("missing-include", GapKind.MISSING_INCLUDE),
	NEEDS_MORE_THREADS("needs-more-threads", Optional.empty()),
	NOT_CANONICAL("not-canonical"),
	OUTSIDE_SECTION("outside-section"),
	SCAN("scan"),
	SUPPRESSION("suppression"),
	SYNTAX("syntax"),
	TIME_LIMIT("time-limit"),
	UNKNOWN_CLAUSE("unknown-clause", GapKind.UNMODELLED_CLAUSE),
	UNKNOWN_DIRECTIVE("unknown-directive", GapKind.UNMODELLED_DIRECTIVE),
	UNKNOWN_VARIABLE("unknown-variable", GapKind.UNMODELLED_CLAUSE),
	WAITS_FOREVER("waits-forever", Optional.empty());

	private final String id;
	private final Optional<GapKind> gap;

	MessageKind(String id) {
		this(id, GapKind.PARSE_PROBLEM);
	}

	MessageKind(String id, GapKind gap) {
		this(id, Optional.of(gap));
	}

	MessageKind(String id, Optional<GapKind> gap) {
		this.id = id;
		this.gap = gap;
	}

	/** The kind as reports and the documentation name it, in words joined by hyphens. */
	public String id() {
		return id;
	}

	/** What is not known of a region that executes a directive with such a message; nothing where it means what it says all the same. */
	public Optional<GapKind> gap() {
		return gap;
	}
}
