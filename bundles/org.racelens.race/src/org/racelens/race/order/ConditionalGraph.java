package org.racelens.race.order;

import java.util.ArrayList;
import java.util.BitSet;
import java.util.List;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;

/**
 * A graph whose edges are conditions. That <em>no</em> way leads from a start to an end is said by a set of nodes which contains the starts
 * and, with each node, those that it leads to; none of them is an end. There is such a set exactly if there is no way, so its members can
 * be unknowns of a formula, 1 for those inside. The formula is for places where it is asserted, not for those where it is denied.
 *
 * @param starts under which condition each node is a start
 * @param ends under which condition each node is an end
 * @param leads under which condition each node leads to each other one, if it is reached
 */
record ConditionalGraph(List<BoolExpr> starts, List<BoolExpr> ends, BoolExpr[][] leads) {
	/** The nodes that can be on a way. */
	BitSet between() {
		BitSet after = closure(starts, (i, j) -> leads[i][j]);
		after.and(closure(ends, (i, j) -> leads[j][i]));
		return after;
	}

	/**
	 * That there is no way.
	 *
	 * @param name of the unknowns, unique within the formula
	 */
	BoolExpr none(String name) {
		List<BoolExpr> parts = new ArrayList<>();
		BitSet between = between();
		between.stream().forEach(i -> {
			Symbol inside = inside(name, i);
			parts.add(Bools.lessEqual(Ints.ZERO, inside));
			parts.add(Bools.lessEqual(inside, Ints.ONE));
			parts.add(Bools.or(Bools.not(starts.get(i)), Bools.equal(inside, Ints.ONE)));
			parts.add(Bools.or(Bools.not(ends.get(i)), Bools.isZero(inside)));
			between.stream().filter(j -> j != i).forEach(j -> parts
					.add(Bools.or(Bools.isZero(inside), Bools.not(leads[i][j]), Bools.equal(inside(name, j), Ints.ONE))));
		});
		return Bools.and(parts);
	}

	private static Symbol inside(String name, int node) {
		return Symbol.of(Name.of(name + node), Role.AUXILIARY);
	}

	/** An edge, forwards or backwards. */
	private interface Step {
		BoolExpr between(int from, int to);
	}

	private static BitSet closure(List<BoolExpr> first, Step step) {
		BitSet reached = new BitSet();
		List<Integer> open = new ArrayList<>();
		for (int i = 0; i < first.size(); i++) {
			if (!first.get(i).equals(Bools.FALSE)) {
				reached.set(i);
				open.add(i);
			}
		}
		while (!open.isEmpty()) {
			int i = open.remove(open.size() - 1);
			for (int j = 0; j < first.size(); j++) {
				if (!reached.get(j) && !step.between(i, j).equals(Bools.FALSE)) {
					reached.set(j);
					open.add(j);
				}
			}
		}
		return reached;
	}
}
