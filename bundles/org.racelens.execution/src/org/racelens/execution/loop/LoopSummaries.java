package org.racelens.execution.loop;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.IntStream;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.memory.MemoryModel;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Space;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Contents.Rest.Kept;
import org.racelens.execution.value.Contents.Rest.Overlay;
import org.racelens.execution.value.Grid;
import org.racelens.execution.value.Grid.Meeting;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Age;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.source.SourceRange;

/**
 * The contents of arrays after a serial loop that fills them: where trip k surely stores v(k) at offset base + k·stride, at several such
 * offsets that do not meet, and nothing else is stored, element (offset - base)/stride holds v of that number. This is how index arrays,
 * tables of rows and arrays of structures get known contents.
 */
final class LoopSummaries {
	private final Machine machine;
	private final MemoryModel memory;
	private final SourceRange loop;
	private final Symbol trip;
	private final Age mark;

	/** @param mark what was named after it belongs to the iteration */
	LoopSummaries(Execution execution, SourceRange loop, Symbol trip, Age mark) {
		machine = execution.machine();
		memory = execution.memory();
		this.loop = loop;
		this.trip = trip;
		this.mark = mark;
	}

	/**
	 * Keeps what is known of the arrays that the loop fills; a device's copy may hold what trips stored in the original.
	 *
	 * @param state after the loop, changed
	 * @param before the state before the loop
	 * @param run iteration k
	 * @param count number of trips
	 */
	void keep(State state, State before, LoopRun run, IntExpr count) {
		State end = run.end();
		if (run.start().isEmpty() || machine.task().isPresent() || !end.live().equals(Bools.TRUE) && !end.exits().continues().isEmpty()) {
			return;
		}
		for (MemoryObject object : end.objects()) {
			boolean copy = object.space() == Space.DEVICE;
			stores(end.contents(object).orElseThrow(), run.start().get().contents(object))
					.filter(s -> !copy && !s.rows().isEmpty() && areApart(s.rows()))
					.flatMap(s -> filled(s.rows(), object, s.kept(memory.held().of(before, object)), count))
					.ifPresent(c -> state.setContents(object, c));
		}
	}

	/**
	 * What one of the loop's stores does in all of its trips: trip k stores at base + k·stride.
	 *
	 * @param stride in bytes, at least the size of what is stored, or below zero
	 */
	private record Row(Overlay store, IntExpr base, long stride) {
		Grid grid() {
			return new Grid(base, Math.abs(stride));
		}

		/** Whether the other store's offsets are all the same, so that it is the later one that counts, or none of these. */
		boolean fits(Row other) {
			boolean same = base.equals(other.base) && stride == other.stride && store.size() == other.store.size();
			return same || grid().meet(store.size(), other.grid(), other.store.size()) == Meeting.APART;
		}
	}

	/**
	 * What the trips do to an object.
	 *
	 * @param rows what they store, in their order
	 * @param losses where all but some members may have been written as well
	 */
	private record Stores(List<Row> rows, List<Kept> losses) {
		Contents kept(Contents before) {
			Contents result = before;
			for (Kept loss : losses) {
				result = result.keeping(loss.members(), loss.others());
			}
			return result;
		}

		/** Whether no loss of a later trip forgets what is stored. */
		boolean last() {
			return losses.stream()
					.allMatch(l -> rows.stream().allMatch(r -> l.members().contain(r.store.grid().base(), r.store.size())));
		}
	}

	/**
	 * What the trips do to an object; nothing where it is not all known.
	 *
	 * @param start what it holds at the start of a trip: what lies below all stores is just that, or something else was stored
	 */
	private Optional<Stores> stores(Contents contents, Optional<Contents> start) {
		Deque<Row> rows = new ArrayDeque<>();
		List<Kept> losses = new ArrayList<>();
		Contents below = contents;
		while (below.cells().isEmpty() && !Optional.of(below).equals(start)) {
			if (below.rest() instanceof Kept k) {
				losses.add(k);
				below = k.held();
			} else {
				Optional<Row> row = below.rest() instanceof Overlay o ? row(o) : Optional.empty();
				if (row.isEmpty()) {
					return Optional.empty();
				}
				rows.push(row.get());
				below = row.get().store.below();
			}
		}
		return below.cells().isEmpty() ? Optional.of(new Stores(List.copyOf(rows), losses)).filter(Stores::last) : Optional.empty();
	}

	private Optional<Row> row(Overlay o) {
		IntExpr stored = o.grid().base();
		long stride = Ints.terms(stored).getOrDefault(trip, 0L);
		IntExpr base = Ints.subtract(stored, Ints.multiply(trip, stride));
		boolean known = o.grid().stride() == 0 && !Atoms.youngest(base).isYoungerThan(mark) && !Atoms.symbols(base).contains(trip);
		return known && Math.abs(stride) >= o.size() ? Optional.of(new Row(o, base, stride)) : Optional.empty();
	}

	private static boolean areApart(List<Row> rows) {
		return IntStream.range(0, rows.size())
				.allMatch(i -> IntStream.range(0, i).allMatch(j -> rows.get(i).fits(rows.get(j))));
	}

	private Optional<Contents> filled(List<Row> rows, MemoryObject object, Contents before, IntExpr count) {
		Optional<Contents> result = Optional.of(before);
		for (Row row : rows) {
			result = result.flatMap(c -> filled(row, object, c, count));
		}
		return result;
	}

	private Optional<Contents> filled(Row row, MemoryObject object, Contents below, IntExpr count) {
		Symbol at = Symbol.of(machine.freshName("at"), Symbol.Role.AUXILIARY);
		IntExpr distance = Ints.multiply(Ints.subtract(at, row.base), Long.signum(row.stride));
		IntExpr stride = Ints.of(Math.abs(row.stride));
		IntExpr number = Ints.quotient(distance, stride);
		BoolExpr inRange = Bools.and(Bools.lessEqual(Ints.ZERO, distance), Bools.less(number, count),
				Bools.equal(Ints.modulus(distance, stride), Ints.ZERO));
		Value value = row.store.value().isYoungerThan(mark)
				? unknown(row.store.value(), object, at)
				: Contents.substituted(row.store.value(), Substitution.of(Map.of(trip, number)));
		return below.overlay(at, inRange, row.grid(), row.store.size(), value);
	}

	/** A value that is not known, another one at each offset. */
	private Value unknown(Value stored, MemoryObject object, Symbol at) {
		IntExpr lost = machine.apply(object.name(),
				machine.havoc(loop, Unfollowed.WHAT_THE_LOOP_STORES_IN_X_IS_NOT_FOLLOWED.of(object.name())),
				List.of(at));
		return stored instanceof Value.Pointer ? new Value.Pointer(List.of(), lost) : new Value.Number(lost);
	}
}
