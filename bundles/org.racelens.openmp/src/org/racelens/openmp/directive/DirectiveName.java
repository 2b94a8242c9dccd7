package org.racelens.openmp.directive;

import java.util.Locale;

/** The leaf directives of OpenMP 5.2 (and {@code scope}, {@code masked} of 5.1); a combined directive is a list of them. OpenMP 5.2 §17. */
public enum DirectiveName {
	PARALLEL, FOR, SECTIONS, SECTION, SINGLE, MASTER, MASKED, SCOPE, LOOP, SIMD, DISTRIBUTE, TEAMS, TARGET, TARGET_DATA, TARGET_ENTER_DATA,
	TARGET_EXIT_DATA, TARGET_UPDATE, TASK, TASKLOOP, TASKWAIT, TASKGROUP, TASKYIELD, CRITICAL, BARRIER, ATOMIC, FLUSH, ORDERED, DEPOBJ,
	SCAN,
	CANCEL, CANCELLATION_POINT, THREADPRIVATE, ALLOCATE, ALLOCATORS, DECLARE_REDUCTION, DECLARE_MAPPER, DECLARE_SIMD, DECLARE_TARGET,
	BEGIN_DECLARE_TARGET, END_DECLARE_TARGET, DECLARE_VARIANT, BEGIN_DECLARE_VARIANT, END_DECLARE_VARIANT, METADIRECTIVE,
	BEGIN_METADIRECTIVE,
	END_METADIRECTIVE, REQUIRES, ASSUME, ASSUMES, BEGIN_ASSUMES, END_ASSUMES, NOTHING, ERROR, TILE, UNROLL, INTEROP, DISPATCH;

	/** The directive as it is written, words separated by single blanks. */
	public String spelling() {
		return name().toLowerCase(Locale.ROOT).replace('_', ' ');
	}

	/** Whether the directive stands alone, without a structured block after it. */
	public boolean isStandalone() {
		return switch (this) {
			case BARRIER, TASKWAIT, TASKYIELD, FLUSH, TARGET_ENTER_DATA, TARGET_EXIT_DATA, TARGET_UPDATE, CANCEL, CANCELLATION_POINT,
					DEPOBJ, SCAN, NOTHING, ERROR, INTEROP ->
				true;
			default -> isDeclarative();
		};
	}

	/** Whether the directive declares something and executes nothing. */
	public boolean isDeclarative() {
		return switch (this) {
			case THREADPRIVATE, ALLOCATE, DECLARE_REDUCTION, DECLARE_MAPPER, DECLARE_SIMD, DECLARE_TARGET, BEGIN_DECLARE_TARGET,
					END_DECLARE_TARGET, DECLARE_VARIANT, BEGIN_DECLARE_VARIANT, END_DECLARE_VARIANT, END_METADIRECTIVE, REQUIRES, ASSUMES,
					BEGIN_ASSUMES, END_ASSUMES ->
				true;
			default -> false;
		};
	}
}
