package org.racelens.execution.machine;

import java.util.Set;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Symbol;

/**
 * Which terms have the same value in all threads of a team, as far as their atoms tell. Semantics §2, Values.
 *
 * @param same symbols that are known to have the same value in all of them
 */
record Uniformity(TaskContext task, Set<Symbol> same) {
	Uniformity(TaskContext task) {
		this(task, Set.of());
	}

	boolean of(IntExpr term) {
		boolean[] uniform = { true };
		Atoms.forEach(term, t -> uniform[0] &= isUniform(t));
		return uniform[0];
	}

	boolean of(BoolExpr condition) {
		boolean[] uniform = { true };
		Atoms.forEach(condition, t -> uniform[0] &= isUniform(t));
		return uniform[0];
	}

	private boolean isUniform(IntExpr atom) {
		if (atom instanceof Symbol known && same.contains(known) || isOfEncounter(atom)) {
			return true;
		}
		if (atom instanceof Apply a && a.function().isExecutor()) {
			return false;
		}
		if (!(atom instanceof Symbol s) || !s.role().isPerInstance()) {
			return true;
		}
		return s.role() == Symbol.Role.TRIP && task.enclosing().loops().stream().anyMatch(l -> l.uniform() && l.trip().equals(s));
	}

	/** Whether an unknown is the same for all threads since it belongs to the task that made the team. */
	private boolean isOfEncounter(IntExpr atom) {
		return task.maker().filter(m -> m.instance().containsAll(
				Atoms.symbols(atom).stream().filter(s -> s.role().isPerInstance()).toList())).isPresent();
	}
}
