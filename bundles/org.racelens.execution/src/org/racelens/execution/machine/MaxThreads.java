package org.racelens.execution.machine;

import java.util.Optional;
import org.racelens.execution.state.State;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.ModelGap;

/** The value of <i>nthreads-var</i> of the executing task: how many threads teams get without a clause. OpenMP 5.2 §2.4 */
public final class MaxThreads {
	private MaxThreads() {
	}

	/** What {@code omp_get_max_threads} returns; where nothing has been set any number, the same from here on. OpenMP 5.2 §18.2.3 */
	public static IntExpr of(State state, Machine machine) {
		if (state.threadLimit().isPresent()) {
			return state.threadLimit().get();
		}
		IntExpr any = machine.input("max_threads");
		machine.unknowns().nonNegative().add((Symbol) any);
		state.setThreadLimit(Optional.of(any));
		return any;
	}

	/** Before the ends of a branch are joined: where one has set the value, that of the other is what it was before. */
	public static void match(State a, State b, Machine machine) {
		if (!a.isDead() && !b.isDead() && a.threadLimit().isPresent() != b.threadLimit().isPresent()) {
			of(a, machine);
			of(b, machine);
		}
	}

	/** Code of which nothing is known may call {@code omp_set_num_threads}, too. */
	public static void lose(ModelGap why, State state, Machine machine) {
		if (state.threadLimit().flatMap(Ints::constant).filter(n -> n == 1).isPresent()) {
			state.knowledge(now -> now.weakenedBy(why));
		}
		state.setThreadLimit(state.threadLimit().map(n -> machine.lost("max_threads", why)));
	}
}
