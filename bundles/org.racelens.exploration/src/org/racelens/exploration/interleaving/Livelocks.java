package org.racelens.exploration.interleaving;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import java.util.stream.IntStream;
import org.racelens.exploration.answer.Standstill;
import org.racelens.exploration.machine.Code;
import org.racelens.exploration.machine.Standing;
import org.racelens.exploration.machine.ThreadState;
import org.racelens.exploration.skeleton.Loop;
import org.racelens.exploration.skeleton.Register;

/**
 * Executions without end that are fair to all threads: sets of states that lead to each other, in which each thread that has not finished
 * takes a step, or waits in all of them for what none of them brings.
 */
final class Livelocks {
	private final List<Code> code;
	private final List<State> states;
	private final StateGraph graph;

	Livelocks(List<Code> code, List<State> states, StateGraph graph) {
		this.code = code;
		this.states = states;
		this.graph = graph;
	}

	/**
	 * One of them.
	 *
	 * @param states those that are met again and again
	 * @param steppers the threads that take steps in them
	 */
	record Cycle(BitSet states, BitSet steppers) {
	}

	/** Tells all of them. Where chance decides what threads do, none is. */
	void find(Consumer<Cycle> told) {
		if (code.stream().noneMatch(Code::leavesToChance)) {
			BitSet all = new BitSet();
			all.set(0, graph.states());
			search(all, told);
		}
	}

	/** Where a set is not fair to some thread, a part may be, in which that thread has to wait. */
	private void search(BitSet part, Consumer<Cycle> told) {
		graph.components(part, component -> {
			BitSet steppers = steppers(component);
			BitSet fair = new BitSet();
			component.stream().filter(state -> isFair(state, steppers)).forEach(fair::set);
			if (fair.equals(component)) {
				told.accept(new Cycle(component, steppers));
			} else if (!fair.isEmpty()) {
				search(fair, told);
			}
		});
	}

	private BitSet steppers(BitSet component) {
		BitSet steppers = new BitSet();
		component.stream().forEach(state -> {
			for (int step = graph.first(state); step < graph.end(state); step++) {
				if (component.get(graph.target(step))) {
					steppers.set(graph.thread(step));
				}
			}
		});
		return steppers;
	}

	/** Whether all others than those that step have finished or have to wait in a state. */
	private boolean isFair(int state, BitSet steppers) {
		for (int thread = 0; thread < code.size(); thread++) {
			if (!steppers.get(thread) && !code.get(thread).isFinished(at(state, thread)) && waitsFor(state, thread).isEmpty()) {
				return false;
			}
		}
		return true;
	}

	private ThreadState at(int state, int thread) {
		return states.get(state).places().get(thread).state();
	}

	private Optional<String> waitsFor(int state, int thread) {
		return new Standing(code.get(thread)).label(at(state, thread), states.get(state).memory());
	}

	/**
	 * Where each thread goes round, or waits; empty where some thread does not try to get on, but is in a loop that has no end.
	 *
	 * @param round the positions of each thread before its steps
	 */
	Optional<List<Standstill.Waiting>> waiting(int state, List<BitSet> round) {
		boolean isMeantToBe = IntStream.range(0, code.size()).filter(thread -> !round.get(thread).isEmpty())
				.anyMatch(thread -> code.get(thread).loopAround(round.get(thread)).filter(loop -> mayEnd(loop)).isEmpty());
		return isMeantToBe ? Optional.empty() : Optional.of(all(state, round));
	}

	private static boolean mayEnd(Loop loop) {
		Set<Register> deciding = new HashSet<>();
		loop.condition().collect(deciding);
		return !deciding.isEmpty();
	}

	private List<Standstill.Waiting> all(int state, List<BitSet> round) {
		List<Standstill.Waiting> waiting = new ArrayList<>();
		for (int thread = 0; thread < code.size(); thread++) {
			int number = thread;
			Optional<String> label = round.get(thread).isEmpty() ? waitsFor(state, thread)
					: code.get(thread).loopAround(round.get(thread)).map(loop -> loop.label());
			label.ifPresent(at -> waiting.add(new Standstill.Waiting(number, at)));
		}
		return waiting;
	}
}
