package org.racelens.execution.loop;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.memory.Sharing;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.StoredPointers;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Age;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/**
 * Closed forms of the scalars that a loop changes: value at the start of trip k. Forms that are found: unchanged; x₀ + k·c; x₀ plus an
 * arithmetic series; assigned afresh in each trip; a cycle or finite sequence of constants ({@code k *= 2}, {@code cur = 1 - cur});
 * variables that are exchanged in a cycle ({@code swap(a, b)}); pointers that are stepped.
 */
final class Recurrences {
	private static final int LONGEST_SEQUENCE = 4096;
	/** Beyond, terms of 64 bits are no plain numbers any more. */
	private static final long LARGEST_VALUE = 1L << 60;

	private final Machine machine;
	private final Sharing sharing;

	Recurrences(Machine machine) {
		this.machine = machine;
		sharing = new Sharing(machine);
	}

	/**
	 * The heads with closed forms where there are any, and lost values elsewhere.
	 *
	 * @param run an iteration that started with the heads' symbols
	 * @param mark what was named after it belongs to the iteration
	 */
	List<LoopHead> solve(List<LoopHead> heads, LoopRun run, Symbol trip, Age mark, SourceRange range) {
		Map<Symbol, Value> ends = new LinkedHashMap<>();
		heads.forEach(h -> ends.put(h.symbol(), endValue(run.end(), h)));
		Map<Symbol, LoopHead> solved = new LinkedHashMap<>();
		boolean progress = true;
		while (progress) {
			progress = false;
			for (LoopHead h : heads) {
				if (!solved.containsKey(h.symbol())) {
					Optional<Value> form = closedForm(h, ends, solved, heads, run, trip, mark);
					form.ifPresent(v -> solved.put(h.symbol(), h.solved(v)));
					progress |= form.isPresent();
				}
			}
		}
		return heads.stream().map(h -> solved.getOrDefault(h.symbol(), lost(h, trip, ends, solved, heads, range))).toList();
	}

	private Value endValue(State end, LoopHead h) {
		return end.contents(h.part().object())
				.flatMap(c -> c.load(h.part().object(), List.of(), Ints.of(h.part().offset()), h.part().size(),
						Value.Kind.of(h.value())))
				.orElse(new Value.Number(
						machine.lost("end", machine.havoc(SourceRange.startOf(machine.program().unit().source().path()),
								Unfollowed.UNKNOWN_PART.of()))));
	}

	private Optional<Value> closedForm(LoopHead h, Map<Symbol, Value> ends, Map<Symbol, LoopHead> solved, List<LoopHead> heads,
			LoopRun run,
			Symbol trip,
			Age mark) {
		Map<IntExpr, IntExpr> known = new LinkedHashMap<>();
		solved.forEach((symbol, s) -> known.put(symbol, s.value().term()));
		Value last = ends.get(h.symbol());
		IntExpr next = Substitution.of(known).apply(last.term());
		if (h.initial() instanceof Value.Pointer p) {
			return pointer(h, p, last, next, ends, heads, trip, mark);
		}
		IntExpr step = Ints.subtract(next, h.symbol());
		if (Ints.isConstant(step, 0)) {
			return Optional.of(h.initial());
		}
		if (isInvariant(step, heads, trip, mark)) {
			return Optional.of(new Value.Number(Ints.add(h.initial().term(), Ints.multiply(step, trip))));
		}
		Optional<IntExpr> series = series(step, heads, trip, mark);
		if (series.isPresent()) {
			return Optional.of(new Value.Number(Ints.add(h.initial().term(), series.get())));
		}
		if (isKnownPerTrip(next, heads, trip, mark)) {
			IntExpr previous = Substitution.of(Map.of(trip, Ints.add(trip, -1))).apply(next);
			return Optional.of(new Value.Number(Ints.choice(Bools.equal(trip, Ints.ZERO), h.initial().term(), previous)));
		}
		return exchanged(h, ends, heads, trip).or(() -> sequence(h, next, run, trip));
	}

	/** A term that neither the iteration nor the trip number changes. */
	private boolean isInvariant(IntExpr e, List<LoopHead> heads, Symbol trip, Age mark) {
		return isKnownPerTrip(e, heads, trip, mark) && !Atoms.symbols(e).contains(trip);
	}

	/** A term that depends on nothing but the trip number and what is fixed outside the loop. */
	private boolean isKnownPerTrip(IntExpr e, List<LoopHead> heads, Symbol trip, Age mark) {
		Set<Symbol> symbols = Atoms.symbols(e);
		return heads.stream().noneMatch(h -> symbols.contains(h.symbol())) && !Atoms.youngest(e).isYoungerThan(mark);
	}

	/** Σ_{j&lt;k} (a·j + b) = a·k(k-1)/2 + b·k. */
	private Optional<IntExpr> series(IntExpr step, List<LoopHead> heads, Symbol trip, Age mark) {
		Long a = Ints.terms(step).get(trip);
		if (a == null) {
			return Optional.empty();
		}
		IntExpr b = Ints.subtract(step, Ints.multiply(trip, a));
		if (!isInvariant(b, heads, trip, mark)) {
			return Optional.empty();
		}
		IntExpr pairs = Ints.quotient(Ints.subtract(Ints.multiply(trip, trip), trip), Ints.of(2));
		return Optional.of(Ints.add(Ints.multiply(pairs, a), Ints.multiply(b, trip)));
	}

	/**
	 * A sequence of constants that comes to a cycle or to the loop's end, or to where a signed variable overflows, behind which the program
	 * has no meaning. Unsigned ones wrap. A loop that is tested at the end of its trips makes the one in which its condition fails.
	 */
	private Optional<Value> sequence(LoopHead h, IntExpr next, LoopRun run, Symbol trip) {
		Optional<IntegerType> type = h.scalar(machine).filter(IntegerType.class::isInstance).map(IntegerType.class::cast);
		if (type.isEmpty() || !(h.initial().term() instanceof Constant first) || Math.abs(first.value()) > LARGEST_VALUE
				|| !Set.of(h.symbol()).containsAll(Atoms.symbols(next))) {
			return Optional.empty();
		}
		boolean decides = Set.of(h.symbol()).containsAll(Atoms.symbols(run.condition()));
		List<Long> values = new ArrayList<>();
		Map<Long, Integer> seen = new LinkedHashMap<>();
		long value = first.value();
		while (values.size() < LONGEST_SEQUENCE) {
			Integer earlier = seen.get(value);
			Substitution now = Substitution.of(Map.of(h.symbol(), Ints.of(value)));
			boolean ends = decides && now.apply(run.condition()).equals(Bools.FALSE);
			if (earlier != null || ends && run.testsFirst()) {
				return Optional.of(new Value.Number(earlier != null ? cycle(h, values, earlier, trip) : ending(h, values, value, trip)));
			}
			seen.put(value, values.size());
			values.add(value);
			Optional<Long> following = following(now, next, type.get());
			if (following.isEmpty()) {
				return Optional.empty();
			}
			value = following.get();
			if (ends || overflows(value, type.get())) {
				return Optional.of(new Value.Number(ending(h, values, value, trip)));
			}
		}
		return Optional.empty();
	}

	/** The next number; nothing where it is not known or too large to go on with. */
	private static Optional<Long> following(Substitution now, IntExpr next, IntegerType type) {
		try {
			return Ints.constant(now.apply(next)).filter(v -> Math.abs(v) <= LARGEST_VALUE)
					.map(v -> type.signed() || type.bits() >= 64 ? v : v & (1L << type.bits()) - 1)
					.filter(v -> type.signed() || v >= 0);
		} catch (ArithmeticException tooLarge) {
			return Optional.empty();
		}
	}

	private static boolean overflows(long value, IntegerType type) {
		return type.signed() && type.bits() <= 32 && (value >= 1L << type.bits() - 1 || value < -(1L << type.bits() - 1));
	}

	private static IntExpr cycle(LoopHead h, List<Long> values, int start, Symbol trip) {
		int period = values.size() - start;
		IntExpr position = Ints.add(Ints.modulus(Ints.add(trip, -start), Ints.of(period)), start);
		return Ints.lookup("cycle of " + h.symbol().name().text(), values,
				start == 0 ? position : Ints.choice(Bools.less(trip, Ints.of(start)), trip, position));
	}

	private static IntExpr ending(LoopHead h, List<Long> values, long last, Symbol trip) {
		List<Long> all = new ArrayList<>(values);
		all.add(last);
		return Ints.lookup(sequence(h), all, trip);
	}

	private static String sequence(LoopHead h) {
		return "sequence of " + h.symbol().name().text();
	}

	/** The trips of a loop that ends with one of its variables' finite sequences. */
	Optional<BoolExpr> tableDomain(List<LoopHead> solved, Symbol trip) {
		Set<String> sequences = solved.stream().map(Recurrences::sequence).collect(Collectors.toSet());
		return solved.stream().map(h -> h.value().term()).filter(IntExpr.Lookup.class::isInstance).map(IntExpr.Lookup.class::cast)
				.filter(t -> sequences.contains(t.table()) && t.index().equals(trip)).findFirst()
				.map(t -> Bools.less(trip, Ints.of(t.values().size() - 1L)));
	}

	/** Pointers: unchanged, stepped, handed on in a cycle of exchanges, or set afresh. */
	private Optional<Value> pointer(LoopHead h, Value.Pointer initial, Value last, IntExpr next, Map<Symbol, Value> ends,
			List<LoopHead> heads,
			Symbol trip,
			Age mark) {
		IntExpr step = Ints.subtract(next, h.symbol());
		if (Ints.isConstant(step, 0)) {
			return Optional.of(initial);
		}
		if (isInvariant(step, heads, trip, mark)) {
			return Optional.of(initial.plus(Ints.multiply(step, trip)));
		}
		return exchanged(h, ends, heads, trip).or(() -> assigned(h, last, heads, trip, mark));
	}

	/** What is handed on in a cycle of exchanges: each of the variables has the values of all of them in turn. */
	private static Optional<Value> exchanged(LoopHead h, Map<Symbol, Value> ends, List<LoopHead> heads, Symbol trip) {
		List<Value> cycle = new ArrayList<>(List.of(h.initial()));
		IntExpr term = ends.get(h.symbol()).term();
		while (!term.equals(h.symbol())) {
			IntExpr current = term;
			Optional<LoopHead> from = heads.stream().filter(x -> x.symbol().equals(current)).findFirst();
			if (from.isEmpty() || cycle.size() > heads.size()) {
				return Optional.empty();
			}
			cycle.add(from.get().initial());
			term = ends.get(from.get().symbol()).term();
		}
		Value result = cycle.get(0);
		for (int i = 1; i < cycle.size(); i++) {
			result = Value.choice(Bools.equal(Ints.modulus(trip, Ints.of(cycle.size())), Ints.of(i)), cycle.get(i), result);
		}
		return Optional.of(result);
	}

	/** A pointer that each iteration sets to a known target. */
	private Optional<Value> assigned(LoopHead h, Value last, List<LoopHead> heads, Symbol trip, Age mark) {
		if (!(last instanceof Value.Pointer p) || !isKnownPerTrip(p.term(), heads, trip, mark) || !p.targets().stream()
				.allMatch(t -> isKnownPerTrip(t.offset(), heads, trip, mark)
						&& t.instance().stream().allMatch(i -> isKnownPerTrip(i, heads, trip, mark)))) {
			return Optional.empty();
		}
		Value previous = Contents.substituted(p, Substitution.of(Map.of(trip, Ints.add(trip, -1))));
		return Optional.of(Value.choice(Bools.equal(trip, Ints.ZERO), h.initial(), previous));
	}

	private LoopHead lost(LoopHead h, Symbol trip, Map<Symbol, Value> ends, Map<Symbol, LoopHead> solved, List<LoopHead> heads,
			SourceRange range) {
		ModelGap why = machine.havoc(range, Unfollowed.VALUE_OF_X_IN_ITERATION_HAS_NO_CLOSED_FORM.of(h.part().object().name()));
		List<IntExpr> arguments = new ArrayList<>();
		boolean uniform = machine.task().isPresent() && uniform(heads, ends, trip).contains(h.symbol());
		arguments.add(trip);
		machine.task().ifPresent(t -> arguments.addAll(uniform ? t.encounter() : t.instance()));
		IntExpr value = machine.apply(h.part().object().name(), why, arguments);
		h.noteUnsigned(machine, value);
		Value end = ends.get(h.symbol());
		return h.lost(!(h.value() instanceof Value.Pointer) ? new Value.Number(value)
				: StoredPointers.ofAll(List.of(h.initial(), end)).<Value>map(known -> StoredPointers.oneOf(known, value))
						.orElseGet(() -> MovedPointers.moved(h.initial(), h.value(), List.of(end), value)));
	}

	/**
	 * The heads that are the same in all threads in each trip: where they start so and an iteration gives them values that depend on
	 * nothing but such heads and on what is uniform.
	 */
	private Set<Symbol> uniform(List<LoopHead> heads, Map<Symbol, Value> ends, Symbol trip) {
		TaskContext task = machine.task().orElseThrow();
		Set<Symbol> same = new LinkedHashSet<>();
		Set<Symbol> handedOn = heads.stream().filter(h -> sharing.isHandedOn(h.part().object())).map(LoopHead::symbol)
				.collect(Collectors.toSet());
		heads.stream().filter(h -> handedOn.contains(h.symbol()) || task.isUniform(h.initial().term()))
				.forEach(h -> same.add(h.symbol()));
		same.add(trip);
		Set<Symbol> differing = Set.of(trip);
		while (!differing.isEmpty()) {
			Set<Symbol> assumed = Set.copyOf(same);
			differing = assumed.stream()
					.filter(s -> !s.equals(trip) && !handedOn.contains(s) && !task.isUniform(ends.get(s).term(), assumed))
					.collect(Collectors.toSet());
			same.removeAll(differing);
		}
		return Set.copyOf(same);
	}
}
