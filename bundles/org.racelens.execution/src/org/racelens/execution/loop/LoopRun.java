package org.racelens.execution.loop;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.racelens.execution.region.Item;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Substitution;

/**
 * What the evaluation of one iteration's condition and body gave.
 *
 * @param start the state before it; empty where a team executes it
 * @param uniform whether all threads of the team come through it alike
 * @param lastTest given where the condition is tested before the iteration and writes or asks for threads
 */
record LoopRun(BoolExpr condition, Optional<State> start, State end, List<State> breaks, List<Item> header, List<Item> items,
		boolean uniform,
		LockLoop.Tested tested, Optional<LastTest> lastTest) {

	/**
	 * What the condition that ends a loop leaves behind when it is tested before an iteration.
	 *
	 * @param state after it was tested
	 * @param written what it writes
	 */
	record LastTest(State state, WriteLog written) {
	}

	/** The states in which the iteration ends the loop or, with it, the function. */
	List<State> leaving(State before) {
		List<State> all = new ArrayList<>(breaks);
		end.exits().returns().stream().filter(r -> !before.exits().returns().contains(r)).forEach(all::add);
		return all;
	}

	/** The states in which the iteration ends the loop before its end, or in which the last test of the condition does. */
	List<State> early() {
		List<State> all = new ArrayList<>(breaks);
		lastTest.ifPresent(t -> all.add(t.state()));
		return all;
	}

	/** Whether the condition is tested before the body. */
	boolean testsFirst() {
		return tested.locks().isPresent();
	}

	/**
	 * What a silent run gave, where symbols have values.
	 *
	 * @param before the state before the loop, in which the symbols do not occur
	 */
	LoopRun with(Substitution symbols, State before) {
		Substitution values = symbols.remembering();
		State ended = end.with(values);
		ended.exits(now -> now.withReturns(
				end.exits().returns().stream().map(r -> before.exits().returns().contains(r) ? r : r.with(values)).toList()));
		return new LoopRun(values.apply(condition), start.map(s -> s.with(values)), ended,
				breaks.stream().map(b -> b.with(values)).toList(), header, items, uniform,
				tested.with(values), lastTest.map(t -> new LastTest(t.state.with(values), t.written)));
	}

	/** The same run with what another one found of the condition. */
	LoopRun testedAs(BoolExpr holds, boolean alike, LockLoop.Tested test, Optional<LastTest> last) {
		return new LoopRun(holds, start, end, breaks, header, items, alike, test, last);
	}
}
