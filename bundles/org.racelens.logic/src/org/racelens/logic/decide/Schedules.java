package org.racelens.logic.decide;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.Ints;

/**
 * Whether functions with the given meanings exist that take the given values: the definition that every witness is held against. A
 * distribution says nothing of iterations outside its space, and applications with different extents belong to different distributions.
 */
public final class Schedules {
	/** One value of a function. */
	public record Value(FunctionSymbol function, List<Long> arguments, long result) {
		public Value {
			arguments = List.copyOf(arguments);
		}
	}

	/** The applications that share a distribution: a function and those arguments that are no iteration. */
	private record Scope(FunctionSymbol function, List<Long> arguments) {
	}

	private Schedules() {
	}

	/**
	 * Whether the values are legal in a team of the given size.
	 *
	 * @throws ArithmeticException when an iteration space has more than 2⁶³ points
	 */
	public static boolean permit(List<Value> values, long team) {
		Map<Scope, Long> results = new LinkedHashMap<>();
		Map<Scope, List<Value>> distributions = new LinkedHashMap<>();
		for (Value v : values) {
			Long before = results.putIfAbsent(new Scope(v.function, v.arguments), v.result);
			if (before != null && before != v.result || v.function.isOwner() && (v.result < 0 || v.result >= team)) {
				return false;
			}
			if (v.function.meaning() == Meaning.OWNER_CYCLIC && v.result != Ints.euclideanModulus(v.arguments.get(0), team)) {
				return false;
			}
			distributions.computeIfAbsent(scope(v), s -> new ArrayList<>()).add(v);
		}
		return distributions.entrySet().stream().allMatch(d -> distributes(d.getKey(), d.getValue(), team));
	}

	private static boolean distributes(Scope scope, List<Value> values, long team) {
		List<Value> inside = values.stream().filter(v -> isInside(v)).toList();
		return inside.isEmpty() || switch (scope.function.meaning()) {
			case INPUT, HAVOC, INNER_OWNER, OWNER_ANY, OWNER_CYCLIC -> true;
			case OWNER_BLOCK -> Distribution.blocks(points(scope.arguments), team,
					inside.stream().map(v -> new Distribution.Sample(position(v.arguments), v.result)).toList());
			case OWNER_GUIDED -> Distribution.guided(scope.arguments.get(scope.arguments.size() - 1),
					inside.stream().map(v -> new Distribution.Sample(v.arguments.get(scope.arguments.size()), v.result)).toList());
		};
	}

	private static Scope scope(Value v) {
		int size = v.arguments.size();
		return switch (v.function.meaning()) {
			case OWNER_BLOCK -> new Scope(v.function, v.arguments.subList(0, size / 2));
			case OWNER_GUIDED -> new Scope(v.function, v.arguments.subList(0, size - 1));
			case INPUT, HAVOC, INNER_OWNER, OWNER_ANY, OWNER_CYCLIC -> new Scope(v.function, v.arguments);
		};
	}

	private static boolean isInside(Value v) {
		int size = v.arguments.size();
		if (v.function.meaning() == Meaning.OWNER_GUIDED) {
			return v.arguments.get(size - 1) >= 0;
		}
		for (int k = 0; k < size / 2 && v.function.meaning() == Meaning.OWNER_BLOCK; k++) {
			long trip = v.arguments.get(size / 2 + k);
			if (trip < 0 || trip >= v.arguments.get(k)) {
				return false;
			}
		}
		return true;
	}

	private static long position(List<Long> arguments) {
		int depth = arguments.size() / 2;
		long position = 0;
		for (int k = 0; k < depth; k++) {
			position = Math.addExact(Math.multiplyExact(position, arguments.get(k)), arguments.get(depth + k));
		}
		return position;
	}

	private static long points(List<Long> extents) {
		return extents.stream().reduce(1L, Math::multiplyExact);
	}
}
