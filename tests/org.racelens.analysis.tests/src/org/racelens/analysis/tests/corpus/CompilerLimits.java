package org.racelens.analysis.tests.corpus;

import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;

/**
 * What the compilers of this machine (GCC 12, Clang 14) cannot do with programs of the corpus: each program by the reason why its repair is
 * not compiled, or not run, with a compiler.
 */
final class CompilerLimits {
	/** What they call is in another file. */
	private static final Set<String> PARTS = Set.of("calls/unknown-call-writes-what-a-member-points-to-racy.c",
			"pointer/first-value-changed-through-pointer-of-another-file-racy.c", "pointer/write-through-unknown-pointer-racy.c");
	/** Compilers are told where a library's headers are, which need not be installed. */
	private static final Set<String> OF_MPI = Set.of("library/condition-on-received-number-racy.c",
			"library/derived-type-may-reach-before-the-buffer-racy.c", "library/file-read-by-one-thread-while-others-read-racy.c",
			"library/packed-by-one-thread-while-others-write-racy.c", "library/persistent-request-of-another-function-racy.c",
			"library/persistent-request-receives-again-racy.c", "library/received-where-a-number-leads-racy.c",
			"library/request-waited-for-by-a-copy-racy.c", "library/requests-of-which-one-is-a-copy-racy.c",
			"library/result-of-sum-decides-racy.c", "library/shared-scalar-behind-a-wait-racy.c",
			"library/window-is-written-until-its-fence-racy.c", "library/window-made-by-a-recursion-racy.c",
			"library/window-made-by-another-function-racy.c", "library/window-of-another-function-racy.c",
			"library/window-that-may-have-ended-racy.c", "library/window-written-by-passive-target-racy.c");
	/** Both compilers are older than {@code omp_all_memory}, {@code inoutset}, {@code nowait} of taskwait and the iterators of motions. */
	private static final Set<String> TOO_NEW = Set.of("depend/all-memory-against-no-depend-racy.c", "depend/inoutset-inoutset-racy.c",
			"depend/interop-nowait-racy.c", "depend/iterator-every-memory-racy.c", "device/map-iterator-parameter-racy.c",
			"device/map-iterator-racy.c", "device/reverse-offload-racy.c", "device/update-iterator-parameter-racy.c",
			"device/update-iterator-racy.c", "fix/remove-nowait-of-taskwait-racy.c");
	/**
	 * GCC has no mappers, no {@code interop}, no {@code dispatch} in selectors, no elements of arrays of depend objects, no schedules of
	 * triangular nests, and takes no semicolon behind a directive and no loops with floating bounds.
	 */
	private static final Set<String> NOT_OF_GCC = Set.of("atomic/long-double-across-teams-racy.c",
			"collapse/triangular-chunks-cut-a-row-racy.c", "declare-variant/nocontext-racy.c", "declare-variant/novariants-racy.c",
			"depend/depobj-elements-racy.c", "depend/interop-init-racy.c", "device/default-mapper-racy.c",
			"device/mapper-of-members-racy.c", "device/unified-memory-nowait-racy.c", "device/update-with-mapper-racy.c",
			"messages/semicolon-after-flush-racy.c", "values/floating-bounds-of-loops-racy.c");
	/**
	 * Clang has no {@code scope}, {@code assume}, {@code error}, {@code nothing}, modifiers of {@code order} and {@code strict}, no
	 * attributes in C, and takes a variable that a lambda has captured, or a reference, for private. Its library for devices is not
	 * installed here. One program has a directive that is none.
	 */
	private static final Set<String> NOT_OF_CLANG = Set.of("attribute/behind-a-star-racy.c", "attribute/c23-racy.c",
			"attribute/cleanup-in-parentheses-racy.c", "cxx/lastprivate-in-lambda-racy.cpp",
			"cxx/reduction-in-lambda-racy.cpp", "cxx/reduction-of-a-reference-racy.cpp", "device/two-nowait-on-device-memory-racy.c",
			"messages/misspelt-directive-in-callee-possible.c", "messages/no-barrier-in-scope-racy.c",
			"metadirective/barrier-or-nothing-racy.c", "metadirective/inside-region-nothing-racy.c", "mixed/scope-nowait-with-tasks-racy.c",
			"schedule/order-unconstrained-nowait-racy.c", "scope/every-thread-racy.c", "scope/no-barrier-at-the-beginning-racy.c",
			"scope/nowait-racy.c", "scope/reduction-nowait-racy.c", "taskloop/simd-lanes-within-grain-racy.c",
			"taskloop/strict-grain-racy.c",
			"taskloop/strict-num-tasks-uneven-racy.c", "utility/assume-block-racy.c", "utility/assumption-too-weak-racy.c",
			"utility/error-at-compilation.c", "utility/error-warns-racy.c", "utility/nothing-and-taskyield-racy.c",
			"utility/nothing-is-no-barrier-racy.c");

	private static final Map<Toolchain, Set<String>> NOT_COMPARED = Map.of(Toolchain.GCC, NOT_OF_GCC, Toolchain.CLANG, NOT_OF_CLANG);

	/**
	 * Programs of which a compiler takes the original, and refuses a repair that is right: Clang makes a function of an ordered region, to
	 * which it does not hand the names of a structured binding (C++17 §11.5), and reads no directive as the body of a metadirective's loop.
	 */
	private static final Map<Toolchain, Set<String>> REPAIR_REFUSED = Map.of(Toolchain.GCC, Set.of(), Toolchain.CLANG,
			Set.of("cxx/structured-binding-racy.cpp", "metadirective/constant-condition-racy.c", "metadirective/one-variant-racy.c"));

	/**
	 * Programs that a compiler takes and executes otherwise than the specification says. GCC passes over {@code dispatch} (§7.6). Clang
	 * lets every thread execute all iterations, does no scan, passes over clauses of {@code dispatch}, loses what tasks add to a reference,
	 * adds the sum of {@code parallel masked taskloop} once for each thread (§17.2), and gives no copies of a section of an array at
	 * namespace scope (§5.5.5): inside the loop {@code &h[2]} is the original's address.
	 */
	private static final Map<Toolchain, Set<String>> MISCOMPILED = Map.of(Toolchain.GCC, Set.of("depend/dispatch-nowait-racy.c"),
			Toolchain.CLANG, Set.of("combined/parallel-masked-taskloop-sum-racy.c", "declare-variant/novariants-racy.c",
					"depend/dispatch-nowait-racy.c", "fix/reduction-of-first-elements-racy.c",
					"fix/reduction-of-one-element-of-large-array-racy.c", "loop/collapse-row-racy.c", "loop/sum-racy.c",
					"reduction/one-element-racy.c", "reduction/histogram-read-in-section-racy.c",
					"reduction/histogram-read-too-early-racy.c",
					"reduction/rows-of-a-matrix-racy.c", "reduction/section-to-the-end-racy.c",
					"scan/original-read-by-others-racy.c", "task/task-reduction-of-references-racy.cpp"));

	/** At -O1 Clang reads a member before it is known whether a thread writes it; without optimization nothing is reported. */
	private static final Set<String> READ_AHEAD = Set.of("cxx/hidden-member-racy.cpp");

	private CompilerLimits() {
	}

	/** Whether a compiler can be held against a program's repair. */
	static boolean takes(Toolchain toolchain, String program) {
		return !MISCOMPILED.get(toolchain).contains(program) && !REPAIR_REFUSED.get(toolchain).contains(program);
	}

	/** Whether what Clang makes of a program's repair accesses only what the program does. */
	static boolean isWatched(String program) {
		return takes(Toolchain.CLANG, program) && !READ_AHEAD.contains(program);
	}

	/** The programs that a compiler does not take, or that are no whole program. */
	static Set<String> notCompared(Toolchain toolchain) {
		return Stream.of(PARTS, OF_MPI, TOO_NEW, NOT_COMPARED.get(toolchain)).flatMap(Set::stream).collect(Collectors.toSet());
	}
}
