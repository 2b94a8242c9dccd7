package org.racelens.openmp.library;

import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.model.expression.Expression.Call;
import org.racelens.openmp.syntax.LockRoutine;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * What the call of a library function does to the memory of the program. None of these functions reads or writes a variable of the program
 * but through its arguments, and none keeps a pointer.
 */
public enum LibraryEffect {
	/** the result depends on the arguments alone; nothing else happens */
	PURE,
	/** reads what its arguments point to */
	READS,
	/** fills what the first argument points to; the third is the size in bytes */
	FILLS_FIRST,
	/** as before, from what the second argument points to */
	COPIES_SECOND_TO_FIRST,
	/** may read and write what its arguments point to */
	WRITES,
	/** yields a fresh object */
	ALLOCATES,
	/** touches nothing that the program can name, but the outside or a hidden state */
	HIDDEN,
	/** does not return */
	EXITS;

	private static final Set<String> RUNTIME_QUERIES = Set.of("omp_get_thread_num", "omp_get_num_threads", "omp_in_parallel",
			"omp_get_max_threads");
	private static final Set<String> WITHOUT_ORDER = Set.of("strlen", "strcmp", "strncmp", "atoi", "atol", "atof",
			"atoll",
			"strtol", "strtod", "memcmp", "assert", "omp_get_num_procs", "omp_get_dynamic", "omp_get_nested", "omp_get_max_active_levels",
			"omp_get_active_level", "omp_get_num_devices", "omp_get_thread_limit", "omp_get_wtick", "getenv", "strchr",
			"strrchr", "strstr", "strspn", "strcspn", "strpbrk", "memchr", "strnlen");

	/** The effect of a function without a body in the unit; empty where it is not known. */
	public static Optional<LibraryEffect> of(String function) {
		if (RUNTIME_QUERIES.contains(function) || function.equals("assert")) {
			return Optional.of(PURE);
		}
		if (LibrarySignatures.mayBeProgramsOwn(function) || LibrarySignatures.keeps(function)) {
			return Optional.empty();
		}
		return function.equals("omp_set_num_threads") ? Optional.of(HIDDEN) : LibraryModels.behaviour(function).map(b -> switch (b) {
			case PURE, UNFOLLOWED -> PURE;
			case READS_ARGUMENTS, PRINTS, PRINTS_TO_FIRST, COMPARES_BLOCKS -> READS;
			case FILLS_FIRST -> FILLS_FIRST;
			case COPIES_SECOND_TO_FIRST -> COPIES_SECOND_TO_FIRST;
			case WRITES_ARGUMENTS, SCANS, SCANS_FIRST, PARSES_TEXT, SPLITS_TEXT, ALLOCATES_TO_FIRST, DUPLICATES_TEXT, RELEASES,
					REALLOCATES ->
				WRITES;
			case ALLOCATES, ALLOCATES_ZEROED -> ALLOCATES;
			case AS_SIGNED -> LibrarySignatures.of(function).filter(LibrarySignature::writes).isPresent() ? WRITES : READS;
			case EXITS -> EXITS;
			case INPUT, REWRITES_ARGUMENT, ENDS_BLOCK, IS_SERIAL, NOTHING -> HIDDEN;
		});
	}

	/** A function of the library that the unit calls and of which the user says something else. */
	public static Optional<String> redefined(ParsedUnit unit, FunctionModels models) {
		Set<String> names = new TreeSet<>(models.behaviours().keySet());
		names.removeIf(n -> of(n).isEmpty() || of(n).get() == PURE && models.of(n).get() == FunctionBehaviour.PURE);
		Set<String> called = new TreeSet<>();
		if (!names.isEmpty()) {
			WrittenVariables.forEach(unit, e -> {
				if (e instanceof Call c && names.contains(c.callee())) {
					called.add(c.callee());
				}
			});
		}
		unit.functions().forEach(f -> called.remove(f.key()));
		return called.stream().findFirst();
	}

	/** Whether a function is executed exactly as it is. */
	static boolean isRuntimeRoutine(String function) {
		return LockRoutine.of(function).isPresent() || RUNTIME_QUERIES.contains(function) || function.equals("assert")
				|| function.equals("omp_set_num_threads");
	}

	/** Whether calls of a function can change places without anyone noticing, if the memory they touch allows it. */
	public static boolean isFreeOfOrder(String function) {
		return WITHOUT_ORDER.contains(function) || of(function).filter(e -> e == PURE || e == FILLS_FIRST || e == COPIES_SECOND_TO_FIRST
				|| e == ALLOCATES).isPresent();
	}
}
