package org.racelens.race.order;

import java.util.ArrayList;
import java.util.List;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.race.order.IterationOrder.Side;
import org.racelens.race.order.UnrolledLoop.Wait;

/**
 * ORD and DOA composed with PO, without a bound: an instance s comes before t if s comes before a release in its thread, and t behind that
 * release, or behind what waits for it, or behind a release that does so itself, and so on; all of it may be in other encounters and in
 * other loops than s and t. Semantics §6, §10.
 */
final class Chains {
	private final ProgramOrder program;
	private final List<OrderInstance> releases = new ArrayList<>();
	private final List<List<OrderInstance>> waiting = new ArrayList<>();
	private final BoolExpr[][] leads;

	/** @param loops all of whose instances are known */
	Chains(List<UnrolledLoop> loops, ProgramOrder program) {
		this.program = program;
		for (UnrolledLoop l : loops) {
			for (OrderInstance r : l.releases()) {
				releases.add(r);
				waiting.add(l.waits().stream().filter(w -> w.others().contains(r)).map(Wait::at).toList());
			}
		}
		leads = new BoolExpr[releases.size()][releases.size()];
		for (int i = 0; i < leads.length; i++) {
			for (int j = 0; j < leads.length; j++) {
				leads[i][j] = leads(i, releases.get(j));
			}
		}
	}

	/** That a release comes behind another one, or behind what waits for that, if the latter exists. */
	private BoolExpr leads(int from, OrderInstance to) {
		List<BoolExpr> ways = new ArrayList<>();
		if (releases.get(from).isBefore(to)) {
			ways.add(releases.get(from).onSameThread(to));
		}
		waiting.get(from).stream().filter(w -> w.isBefore(to)).forEach(w -> ways.add(Bools.and(w.exists(), w.onSameThread(to))));
		return Bools.and(to.exists(), Bools.or(ways));
	}

	/** Whether the numbers of trips and threads say all of what is handed on. */
	boolean isPlain() {
		return releases.stream().allMatch(OrderInstance::isPlain)
				&& waiting.stream().flatMap(List::stream).allMatch(OrderInstance::isPlain);
	}

	/** Whether it is known where the task of the first is complete, as far as that has a bearing on the second. */
	boolean isFollowed(Side s, Side t) {
		return s.position().tasks() == 0 || new ConditionalGraph(releases.stream().map(r -> r.isAfter(s)).toList(), ends(t), leads)
				.between().stream()
				.allMatch(i -> TaskOrder.isCompletionExact(s.end(), end(s, releases.get(i))));
	}

	/** A release as a point of the implicit task around an instance. */
	private End end(Side s, OrderInstance r) {
		return new End(List.of(program.taskPoint(r.position())), s.end().context(), r.terms());
	}

	/** That no chain leads from one instance to another one on another thread. */
	BoolExpr notBefore(Side s, Side t, String name) {
		ConditionalGraph ways = new ConditionalGraph(starts(s, name), ends(t), leads);
		List<BoolExpr> parts = new ArrayList<>(List.of(ways.none(name)));
		ways.between().stream().forEach(i -> parts.add(isExecuted(releases.get(i))));
		return Bools.and(parts);
	}

	private static BoolExpr isExecuted(OrderInstance r) {
		return Bools.or(Bools.not(r.exists()),
				Bools.and(Bools.lessEqual(Ints.ZERO, r.thread()), Bools.less(r.thread(), r.position().team())));
	}

	private List<BoolExpr> starts(Side s, String name) {
		return releases.stream().map(r -> s.position().tasks() == 0 ? r.isAfter(s)
				: Bools.and(r.isAfter(s), TaskOrder.isComplete(s.end(), end(s, r), name + "at" + r.position().number() + r.trips())))
				.toList();
	}

	private List<BoolExpr> ends(Side t) {
		List<BoolExpr> result = new ArrayList<>();
		for (int i = 0; i < releases.size(); i++) {
			List<BoolExpr> ways = new ArrayList<>(List.of(releases.get(i).isBefore(t)));
			waiting.get(i).forEach(w -> ways.add(w.isBefore(t)));
			result.add(Bools.or(ways));
		}
		return result;
	}
}
