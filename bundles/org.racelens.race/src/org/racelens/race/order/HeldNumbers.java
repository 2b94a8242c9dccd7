package org.racelens.race.order;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.region.OrderMark.Write;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;

/**
 * The numbers that a location may hold, each write of which leaves a constant or what it computes of the number that it has found there. By
 * induction along the modification order: what is found is one of these.
 */
public final class HeldNumbers {
	private static final int MOST = 16;

	private HeldNumbers() {
	}

	/**
	 * The numbers; empty where there may be others, or such that not all types have them alike.
	 *
	 * @param first what may be there before all of the writes
	 */
	public static Optional<Set<Long>> of(Collection<Long> first, List<Write> writes) {
		Set<Long> held = new LinkedHashSet<>(first);
		Deque<Long> open = new ArrayDeque<>(held);
		while (!open.isEmpty()) {
			long number = open.pop();
			if (number < 0 || number > Byte.MAX_VALUE || held.size() > MOST) {
				return Optional.empty();
			}
			for (Write w : writes) {
				Optional<Long> left = left(w, number).filter(n -> n <= 1 || w.type().filter(t -> !t.bool()).isPresent());
				if (left.isEmpty()) {
					return Optional.empty();
				}
				if (held.add(left.get())) {
					open.add(left.get());
				}
			}
		}
		return Optional.of(held);
	}

	/** What a write leaves where it has found a number; empty where that depends on something else. */
	public static Optional<Long> left(Write write, long number) {
		if (write.found().size() > 1) {
			return Ints.constant(write.value());
		}
		Substitution found = Substitution.of(write.found().isEmpty() ? Map.of() : Map.of(write.found().get(0), Ints.of(number)));
		return Ints.constant(found.apply((IntExpr) write.value()));
	}
}
