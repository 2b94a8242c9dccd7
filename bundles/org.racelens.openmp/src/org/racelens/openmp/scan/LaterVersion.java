package org.racelens.openmp.scan;

import java.util.Set;
import org.racelens.openmp.directive.ClauseName;

/** Words of OpenMP 6.0 that 5.2 does not have: they are not understood, and it is said why. */
final class LaterVersion {
	private static final Set<String> DIRECTIVES = Set.of("declare induction", "fuse", "groupprivate", "interchange", "reverse", "split",
			"stripe", "taskgraph",
			"task_iteration", "workdistribute");
	private static final Set<String> CLAUSES = Set.of("apply", "collector", "counts", "device_safesync", "graph_id", "graph_reset",
			"induction",
			"inductor", "init_complete", "local", "looprange", "memscope", "no_openmp_constructs", "permutation", "replayable", "safesync",
			"saved", "self_maps", "threadset", "transparent");

	private static final Set<
			ClauseName> WITH_ARGUMENT = Set.of(ClauseName.MERGEABLE, ClauseName.NOGROUP, ClauseName.NOWAIT, ClauseName.UNTIED);

	private LaterVersion() {
	}

	static boolean hasDirective(String word) {
		return DIRECTIVES.contains(word);
	}

	/** Whether a condition may say if the clause holds. */
	static boolean hasArgument(ClauseName name) {
		return WITH_ARGUMENT.contains(name);
	}

	static boolean hasClause(String word) {
		return CLAUSES.contains(word);
	}
}
