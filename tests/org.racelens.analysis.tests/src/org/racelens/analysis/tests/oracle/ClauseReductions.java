package org.racelens.analysis.tests.oracle;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.analysis.tests.oracle.Tasking.Clauses;
import org.racelens.analysis.tests.oracle.Tasking.Finality;

/** The ways to take one clause, or one item of a clause, away from a task. */
final class ClauseReductions {
	private ClauseReductions() {
	}

	static List<Clauses> of(Clauses clauses) {
		List<Clauses> smaller = new ArrayList<>();
		if (clauses.deferredIf().isPresent()) {
			smaller.add(new Clauses(Optional.empty(), clauses.finality(), clauses.shared(), clauses.firstprivate(), clauses.dependences()));
		}
		if (clauses.finality() == Finality.FINAL) {
			smaller.add(
					new Clauses(clauses.deferredIf(), Finality.PLAIN, clauses.shared(), clauses.firstprivate(), clauses.dependences()));
		}
		without(clauses.shared()).forEach(shared -> smaller
				.add(new Clauses(clauses.deferredIf(), clauses.finality(), shared, clauses.firstprivate(), clauses.dependences())));
		without(clauses.firstprivate()).forEach(firstprivate -> smaller
				.add(new Clauses(clauses.deferredIf(), clauses.finality(), clauses.shared(), firstprivate, clauses.dependences())));
		without(clauses.dependences()).forEach(dependences -> smaller.add(clauses.withDependences(dependences)));
		return smaller;
	}

	/** The list without one of its elements, for each of them. */
	static <T> List<List<T>> without(List<T> list) {
		List<List<T>> shorter = new ArrayList<>();
		for (int index = 0; index < list.size(); index++) {
			List<T> rest = new ArrayList<>(list);
			rest.remove(index);
			shorter.add(rest);
		}
		return shorter;
	}
}
