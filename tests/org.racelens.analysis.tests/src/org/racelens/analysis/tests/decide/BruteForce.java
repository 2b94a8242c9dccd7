package org.racelens.analysis.tests.decide;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.logic.decide.Evaluator;
import org.racelens.logic.decide.Schedules;
import org.racelens.logic.prover.Assignment;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Symbol;

/** Decides small constraints by trying every value, and owners by writing down every distribution. */
final class BruteForce {
	private BruteForce() {
	}

	/**
	 * The first assignment of values from the given ranges that satisfies the formula and the schedules' definitions.
	 *
	 * @param ranges least and greatest value of every symbol
	 * @param values least and greatest value of a function that is no owner
	 */
	static Optional<Assignment> solve(BoolExpr formula, Symbol team, Map<Symbol, long[]> ranges, long[] values) {
		List<Apply> applications = new ArrayList<>(Atoms.applications(formula));
		return symbols(formula, team, new ArrayList<>(ranges.keySet()), ranges, applications, values, new LinkedHashMap<>());
	}

	private static Optional<Assignment> symbols(BoolExpr formula, Symbol team, List<Symbol> open, Map<Symbol, long[]> ranges,
			List<Apply> applications, long[] values, Map<Symbol, Long> chosen) {
		if (open.isEmpty()) {
			return applications(formula, team, applications, values, new Assignment(chosen, Map.of()));
		}
		long[] range = ranges.get(open.get(0));
		for (long v = range[0]; v <= range[1]; v++) {
			chosen.put(open.get(0), v);
			Optional<Assignment> found = symbols(formula, team, open.subList(1, open.size()), ranges, applications, values, chosen);
			if (found.isPresent()) {
				return found;
			}
		}
		chosen.remove(open.get(0));
		return Optional.empty();
	}

	private static Optional<Assignment> applications(BoolExpr formula, Symbol team, List<Apply> open, long[] values, Assignment chosen) {
		long threads = chosen.symbols().get(team);
		if (open.isEmpty()) {
			return holds(formula, chosen) && isLegal(samples(formula, chosen), threads) ? Optional.of(chosen) : Optional.empty();
		}
		Apply next = open.get(0);
		long from = next.function().isOwner() ? 0 : values[0];
		long to = next.function().isOwner() ? threads - 1 : values[1];
		for (long v = from; v <= to; v++) {
			Map<Apply, Long> extended = new LinkedHashMap<>(chosen.applications());
			extended.put(next, v);
			Optional<Assignment> found = applications(formula, team, open.subList(1, open.size()), values,
					new Assignment(chosen.symbols(), extended));
			if (found.isPresent()) {
				return found;
			}
		}
		return Optional.empty();
	}

	private static boolean holds(BoolExpr formula, Assignment assignment) {
		try {
			return new Evaluator(assignment).holds(formula);
		} catch (ArithmeticException e) {
			return false;
		}
	}

	private static List<Schedules.Value> samples(BoolExpr formula, Assignment assignment) {
		Evaluator evaluator = new Evaluator(assignment);
		return Atoms.applications(formula).stream()
				.map(a -> new Schedules.Value(a.function(), evaluator.arguments(a), assignment.applications().get(a))).toList();
	}

	/** Whether functions with these values exist, found by writing them down. */
	static boolean isLegal(List<Schedules.Value> values, long team) {
		Map<List<Object>, Long> table = new HashMap<>();
		Map<List<Object>, List<Schedules.Value>> groups = new LinkedHashMap<>();
		for (Schedules.Value v : values) {
			Long before = table.putIfAbsent(List.of(v.function().name(), v.arguments()), v.result());
			if (before != null && before != v.result()) {
				return false;
			}
			if (v.function().meaning() == Meaning.OWNER_CYCLIC && v.result() != Math.floorMod(v.arguments().get(0), team)) {
				return false;
			}
			int size = v.arguments().size();
			Meaning meaning = v.function().meaning();
			int shared = meaning == Meaning.OWNER_BLOCK ? size / 2 : meaning == Meaning.OWNER_GUIDED ? size - 1 : 0;
			groups.computeIfAbsent(List.of(v.function().name(), v.arguments().subList(0, shared)), k -> new ArrayList<>()).add(v);
		}
		return groups.values().stream().allMatch(g -> isDistribution(g, team));
	}

	private static boolean isDistribution(List<Schedules.Value> group, long team) {
		List<Long> first = group.get(0).arguments();
		if (group.get(0).function().meaning() == Meaning.OWNER_GUIDED) {
			int last = first.size() - 1;
			Map<Integer, Long> owners = new HashMap<>();
			group.stream().filter(v -> v.arguments().get(last) >= 0)
					.forEach(v -> owners.put(Math.toIntExact(v.arguments().get(last)), v.result()));
			int end = 1 + owners.keySet().stream().max(Integer::compare).orElse(0);
			return guided(end, (int) Math.max(1, first.get(last - 1)), 0, new int[end + 64], owners);
		}
		if (group.get(0).function().meaning() == Meaning.OWNER_BLOCK) {
			Map<Integer, Long> owners = new HashMap<>();
			List<Long> extents = first.subList(0, first.size() / 2);
			group.forEach(v -> position(extents, v.arguments()).ifPresent(p -> owners.put(p, v.result())));
			int points = extents.stream().mapToInt(Math::toIntExact).reduce(1, (a, b) -> a * b);
			return owners.isEmpty() || blocks(points, (int) ((points + team - 1) / team), 0, 0, team, new int[points], owners);
		}
		return true;
	}

	private static Optional<Integer> position(List<Long> extents, List<Long> arguments) {
		int position = 0;
		for (int k = 0; k < extents.size(); k++) {
			long trip = arguments.get(extents.size() + k);
			if (trip < 0 || trip >= extents.get(k)) {
				return Optional.empty();
			}
			position = position * Math.toIntExact(extents.get(k)) + (int) trip;
		}
		return Optional.of(position);
	}

	/** Lays chunks of at least {@code least} iterations until all are covered; each chunk has one owner. */
	private static boolean guided(int end, int least, int from, int[] chunkOf, Map<Integer, Long> owners) {
		if (from >= end) {
			Map<Integer, Long> ownerOfChunk = new HashMap<>();
			return owners.entrySet().stream().allMatch(o -> {
				Long before = ownerOfChunk.putIfAbsent(chunkOf[o.getKey()], o.getValue());
				return before == null || before.equals(o.getValue());
			});
		}
		for (int size = least; size <= Math.max(least, end - from); size++) {
			for (int k = from; k < Math.min(from + size, chunkOf.length); k++) {
				chunkOf[k] = from;
			}
			if (guided(end, least, from + size, chunkOf, owners)) {
				return true;
			}
		}
		return false;
	}

	/** Lays blocks of at most {@code most} iterations until all are covered; different blocks have different owners. */
	private static boolean blocks(int end, int most, int from, int used, long team, int[] blockOf, Map<Integer, Long> owners) {
		if (from == end) {
			Map<Integer, Long> ownerOfBlock = new HashMap<>();
			boolean oneOwner = owners.entrySet().stream().allMatch(o -> {
				Long before = ownerOfBlock.putIfAbsent(blockOf[o.getKey()], o.getValue());
				return before == null || before.equals(o.getValue());
			});
			Set<Long> distinct = new HashSet<>(ownerOfBlock.values());
			return oneOwner && distinct.size() == ownerOfBlock.size();
		}
		for (int size = 1; size <= most && from + size <= end && used < team; size++) {
			for (int k = from; k < from + size; k++) {
				blockOf[k] = used;
			}
			if (blocks(end, most, from + size, used + 1, team, blockOf, owners)) {
				return true;
			}
		}
		return false;
	}
}
