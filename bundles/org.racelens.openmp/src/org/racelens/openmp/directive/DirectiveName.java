package org.racelens.openmp.directive;

import java.util.Locale;

/** The leaf directives of OpenMP 5.2 (and {@code scope}, {@code masked} of 5.1); a combined directive is a list of them. OpenMP 5.2 §17. */
public enum DirectiveName {
	PARALLEL(Association.BLOCK), FOR(Association.BLOCK), SECTIONS(Association.BLOCK), SECTION(Association.BLOCK),
	SINGLE(Association.BLOCK), MASTER(Association.BLOCK), MASKED(Association.BLOCK), SCOPE(Association.BLOCK), LOOP(Association.BLOCK),
	SIMD(Association.BLOCK), DISTRIBUTE(Association.BLOCK), TEAMS(Association.BLOCK), TARGET(Association.BLOCK),
	TARGET_DATA(Association.BLOCK), TARGET_ENTER_DATA(Association.NONE), TARGET_EXIT_DATA(Association.NONE),
	TARGET_UPDATE(Association.NONE), TASK(Association.BLOCK), TASKLOOP(Association.BLOCK), TASKWAIT(Association.NONE),
	TASKGROUP(Association.BLOCK), TASKYIELD(Association.NONE), CRITICAL(Association.BLOCK), BARRIER(Association.NONE),
	ATOMIC(Association.BLOCK), FLUSH(Association.NONE), ORDERED(Association.BLOCK), DEPOBJ(Association.NONE), SCAN(Association.NONE),
	CANCEL(Association.NONE), CANCELLATION_POINT(Association.NONE), THREADPRIVATE(Association.DECLARATION),
	ALLOCATE(Association.DECLARATION), ALLOCATORS(Association.BLOCK), DECLARE_REDUCTION(Association.DECLARATION),
	DECLARE_MAPPER(Association.DECLARATION), DECLARE_SIMD(Association.DECLARATION), DECLARE_TARGET(Association.DECLARATION),
	BEGIN_DECLARE_TARGET(Association.DECLARATION), END_DECLARE_TARGET(Association.DECLARATION),
	DECLARE_VARIANT(Association.DECLARATION), BEGIN_DECLARE_VARIANT(Association.DECLARATION),
	END_DECLARE_VARIANT(Association.DECLARATION), METADIRECTIVE(Association.BLOCK), BEGIN_METADIRECTIVE(Association.BLOCK),
	END_METADIRECTIVE(Association.DECLARATION), REQUIRES(Association.DECLARATION), ASSUME(Association.BLOCK),
	ASSUMES(Association.DECLARATION), BEGIN_ASSUMES(Association.DECLARATION), END_ASSUMES(Association.DECLARATION),
	NOTHING(Association.NONE), ERROR(Association.NONE), TILE(Association.BLOCK), UNROLL(Association.BLOCK), INTEROP(Association.NONE),
	DISPATCH(Association.BLOCK);

	/** What a directive is about. OpenMP 5.2 §3.1 */
	private enum Association {
		/** the structured block, or the loops, behind it */
		BLOCK,
		/** nothing: it is executed where it stands */
		NONE,
		/** what is declared; nothing is executed */
		DECLARATION
	}

	private final Association association;

	DirectiveName(Association association) {
		this.association = association;
	}

	/** The directive as it is written, words separated by single blanks. */
	public String spelling() {
		return name().toLowerCase(Locale.ROOT).replace('_', ' ');
	}

	/** Whether the directive stands alone, without a structured block after it. */
	public boolean isStandalone() {
		return association != Association.BLOCK;
	}

	/** Whether the directive declares something and executes nothing. */
	public boolean isDeclarative() {
		return association == Association.DECLARATION;
	}
}
