package org.racelens.execution.state;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Set;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ModelGap;

/**
 * What is around the current point of serial code, and what it has started.
 *
 * @param gaps directives that are not modelled
 * @param trips trip numbers of the loops, outermost first
 * @param assumptions what holds there
 * @param rootFacts what holds of the root function's parameters
 * @param beside the threads that were started by other means than OpenMP and not joined
 * @param primaryCopies threadprivate variables whose address serial code takes: pointers lead to the copy of thread 0
 * @param skipped keys of the functions whose calls are not followed, since that would cost too much
 * @param calls of functions with parameters that nothing else leads to what they do, innermost first
 */
public record SerialCode(Deque<ModelGap> gaps, Deque<Symbol> trips, Deque<BoolExpr> assumptions, Set<BoolExpr> rootFacts,
		List<StartedThread> beside, Set<Explanation> notes, Set<Variable> primaryCopies,
		Set<String> skipped, Deque<Name> calls) {
	/** At the start of the program. */
	public SerialCode() {
		this(new ArrayDeque<>(), new ArrayDeque<>(), new ArrayDeque<>(), new LinkedHashSet<>(), new ArrayList<>(), new LinkedHashSet<>(),
				new LinkedHashSet<>(), new LinkedHashSet<>(), new ArrayDeque<>());
	}

	/** Before a root function is executed. */
	public void start(List<Explanation> about) {
		notes.clear();
		notes.addAll(about);
		rootFacts.clear();
		assumptions.clear();
		trips.clear();
		beside.clear();
		gaps.clear();
		calls.clear();
	}

	/** All that is assumed. */
	public BoolExpr assumption() {
		List<BoolExpr> parts = new ArrayList<>(rootFacts);
		assumptions.descendingIterator().forEachRemaining(parts::add);
		return Bools.and(parts);
	}

	/**
	 * Executes code without following calls that serial code makes of some functions.
	 *
	 * @param functions by key
	 */
	public void skipping(Set<String> functions, Runnable execution) {
		skipped.addAll(functions);
		execution.run();
		skipped.clear();
	}

	/** Whether calls of the function with a key are skipped. */
	public boolean skips(String function) {
		return skipped.contains(function);
	}
}
