package org.racelens.analysis.decide;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import org.racelens.analysis.logic.FunctionSymbol;
import org.racelens.analysis.logic.FunctionSymbol.Meaning;
import org.racelens.analysis.logic.Ints;

/**
 * Whether functions with the given meanings exist that take the given values: the definition that every witness is held against. A block
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
		switch (scope.function.meaning()) {
			case OWNER_BLOCK:
				List<Value> inside = values.stream().filter(v -> isInside(v.arguments)).toList();
				List<Distribution.Sample> samples = inside.stream()
						.map(v -> new Distribution.Sample(position(v.arguments), v.result)).toList();
				return samples.isEmpty() || Distribution.blocks(points(scope.arguments), team, samples);
			case OWNER_GUIDED:
				int last = values.get(0).arguments.size() - 1;
				return Distribution.guided(values.get(0).arguments.get(last - 1),
						values.stream().map(v -> new Distribution.Sample(v.arguments.get(last), v.result)).toList());
			default:
				return true;
		}
	}

	private static Scope scope(Value v) {
		int size = v.arguments.size();
		return switch (v.function.meaning()) {
			case OWNER_BLOCK -> new Scope(v.function, v.arguments.subList(0, size / 2));
			case OWNER_GUIDED -> new Scope(v.function, v.arguments.subList(0, size - 1));
			default -> new Scope(v.function, v.arguments);
		};
	}

	private static boolean isInside(List<Long> arguments) {
		int depth = arguments.size() / 2;
		for (int k = 0; k < depth; k++) {
			long trip = arguments.get(depth + k);
			if (trip < 0 || trip >= arguments.get(k)) {
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
