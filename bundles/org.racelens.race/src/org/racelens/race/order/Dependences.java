package org.racelens.race.order;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.function.Function;
import java.util.stream.IntStream;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.Item.Grouping;
import org.racelens.execution.region.Item.Loop;
import org.racelens.execution.region.Item.Task;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.race.phase.TaskPoint;
import org.racelens.race.phase.TaskPoint.Sibling;

/**
 * DEP and TWD of semantics §10: the order that {@code depend} clauses make among the tasks that one task generates. It is transitive: a way
 * from one task to another may lead over other siblings. Where siblings are generated in loops, all instances are looked at if they are
 * few; else the instance that a way leads over is looked for among those of the same trips and those that have a locator of the same
 * address, and ways over more than one of them are not found. OpenMP 5.2 §15.9.5
 */
final class Dependences {
	/** Ways over as many siblings are found where none is in a loop. */
	static final int MOST_SIBLINGS = 6;
	/** Ways over any number of siblings are found among so many instances. */
	private static final int MOST_INSTANCES = 32;

	private Dependences() {
	}

	/**
	 * That the task of one instance, which the task at a depth generates, is ordered before a later point of that task. To be denied only,
	 * since unknowns say that it is not so.
	 *
	 * @param name of such unknowns
	 */
	static BoolExpr order(int depth, End s, End later, String name) {
		TaskPoint a = s.point(depth);
		TaskPoint b = later.point(depth);
		if (!(a.item() instanceof Task task) || task.dependences().isEmpty()) {
			return Bools.FALSE;
		}
		DependentTask from = new DependentTask(task, a.steps(), s.trips(depth), s.instance(), Map.of(), Bools.TRUE);
		List<BoolExpr> ways = new ArrayList<>();
		List<Sibling> siblings = a.body().dependent();
		DependentTask to = new DependentTask(task, b.steps(), later.trips(depth), later.instance(), Map.of(), Bools.TRUE);
		Optional<DependentTask> target = isDependent(b)
				? Optional.of(new DependentTask((Task) b.item(), to.steps(), to.trips(), to.around(), Map.of(), Bools.TRUE))
				: Optional.empty();
		BoolExpr direct = target.map(from::depends).orElse(Bools.FALSE);
		if (direct.equals(Bools.TRUE)) {
			return direct;
		}
		Optional<List<DependentTask>> all = MissedWays.isFoundByAddress(siblings) ? Optional.empty() : instances(siblings, s.instance());
		if (all.isPresent()) {
			return Bools.or(direct, order(from, to, target, all.get(), n -> complete(n, b, later), name));
		}
		target.ifPresent(t -> ways.add(reaches(from, t, siblings, bound(siblings))));
		for (Sibling w : siblings.stream().filter(MissedWays::isWaitedFor).toList()) {
			for (DependentTask waited : placements(w, from, to)) {
				BoolExpr complete = complete(waited, b, later);
				if (!complete.equals(Bools.FALSE)) {
					ways.add(Bools.and(waited.apply(w.domain()), complete, from.before(waited), waited.before(to),
							reaches(from, waited, siblings, bound(siblings) - 1)));
				}
			}
		}
		return Bools.or(ways);
	}

	/** That a way leads over siblings each of whose instances is known. */
	private static BoolExpr order(DependentTask from, DependentTask to, Optional<DependentTask> target, List<DependentTask> all,
			Function<DependentTask, BoolExpr> complete, String name) {
		List<BoolExpr> starts = all.stream().map(n -> Bools.and(n.exists(), from.before(n), from.depends(n))).toList();
		List<BoolExpr> ends = all.stream()
				.map(n -> Bools.and(n.before(to), Bools.or(complete.apply(n), target.map(t -> n.depends(t)).orElse(Bools.FALSE))))
				.toList();
		BoolExpr[][] leads = new BoolExpr[all.size()][all.size()];
		for (int i = 0; i < leads.length; i++) {
			for (int j = 0; j < leads.length; j++) {
				DependentTask over = all.get(j);
				boolean later = all.get(i).before(over).equals(Bools.TRUE);
				leads[i][j] = later ? Bools.and(over.exists(), all.get(i).depends(over)) : Bools.FALSE;
			}
		}
		return Bools.not(new ConditionalGraph(starts, ends, leads).none(name));
	}

	/** The instances of siblings, if their number is known and not great. */
	static Optional<List<DependentTask>> instances(List<Sibling> siblings, Substitution around) {
		List<DependentTask> result = new ArrayList<>();
		for (Sibling s : siblings) {
			if (s.lengths().isEmpty() || !isPlain(s.domain()) || s.lengths().get().stream().reduce(1, (x, y) -> x * y) > MOST_INSTANCES) {
				return Optional.empty();
			}
			List<Map<Symbol, IntExpr>> placed = List.of(Map.of());
			for (int i = 0; i < s.trips().size(); i++) {
				Symbol trip = s.trips().get(i);
				int length = s.lengths().get().get(i);
				placed = placed.stream().flatMap(outer -> IntStream.range(0, length).mapToObj(k -> {
					Map<Symbol, IntExpr> trips = new LinkedHashMap<>(outer);
					trips.put(trip, Ints.of(k));
					return trips;
				})).toList();
			}
			placed.stream().map(trips -> node(s, trips, around)).filter(n -> !n.exists().equals(Bools.FALSE)).forEach(result::add);
			if (result.size() > MOST_INSTANCES) {
				return Optional.empty();
			}
		}
		return Optional.of(result);
	}

	/** Whether no unknown of its own says which instances there are. */
	private static boolean isPlain(BoolExpr domain) {
		return Atoms.symbols(domain).stream().noneMatch(s -> s.role().isAuxiliary() || s.role() == Symbol.Role.INSTANCE_HAVOC);
	}

	/** That a task ends before a later point for another reason than that something waits for its parent's tasks. */
	private static BoolExpr complete(DependentTask task, TaskPoint point, End later) {
		return Bools.or(Bools.not(task.apply(task.task().deferred())), leftGroup(task, point.groups(), later));
	}

	/** That a taskgroup region around a task's generation ended before a later point, which waits for what the task waits for. */
	private static BoolExpr leftGroup(DependentTask task, List<Grouping> groups, End later) {
		List<BoolExpr> left = new ArrayList<>();
		for (Grouping g : task.task().groups()) {
			List<BoolExpr> still = new ArrayList<>();
			for (Grouping h : groups) {
				List<BoolExpr> equal = new ArrayList<>(List.of(Bools.of(h.id().equals(g.id()))));
				for (int i = 0; h.id().equals(g.id()) && i < g.instance().size(); i++) {
					equal.add(Bools.equal(task.apply(g.instance().get(i)), later.instance().apply(h.instance().get(i))));
				}
				still.add(Bools.and(equal));
			}
			left.add(Bools.not(Bools.or(still)));
		}
		return Bools.or(left);
	}

	private static int bound(List<Sibling> siblings) {
		return isFlat(siblings) ? Math.min(siblings.size(), MOST_SIBLINGS) : 1;
	}

	static boolean isFlat(List<Sibling> siblings) {
		return siblings.stream().allMatch(s -> s.trips().isEmpty());
	}

	/** That a way of dependences leads from one task to another over at most so many others. */
	private static BoolExpr reaches(DependentTask from, DependentTask to, List<Sibling> siblings, int bound) {
		BoolExpr direct = from.depends(to);
		if (direct.equals(Bools.TRUE)) {
			return direct;
		}
		List<BoolExpr> ways = new ArrayList<>(List.of(direct));
		if (bound > 0) {
			for (Sibling c : siblings.stream().filter(s -> !Locators.areApart(from.task(), s.task())).toList()) {
				for (DependentTask over : placements(c, from, to)) {
					BoolExpr between = Bools.and(over.apply(c.domain()), from.before(over), over.before(to), from.depends(over));
					if (!between.equals(Bools.FALSE)) {
						ways.add(Bools.and(between, reaches(over, to, siblings, bound - 1)));
					}
				}
			}
		}
		return Bools.or(ways);
	}

	/** The instances of a sibling that a way between two others may lead over. */
	private static List<DependentTask> placements(Sibling c, DependentTask from, DependentTask to) {
		List<Map<Symbol, IntExpr>> found = new ArrayList<>();
		for (DependentTask known : List.of(from, to)) {
			Map<Symbol, IntExpr> trips = sharedTrips(c, known);
			complete(c, trips, List.of(from, to)).forEach(t -> {
				if (!found.contains(t)) {
					found.add(t);
				}
			});
		}
		return found.stream().map(t -> node(c, t, from.around())).toList();
	}

	private static DependentTask node(Sibling c, Map<Symbol, IntExpr> trips, Substitution around) {
		Map<IntExpr, IntExpr> own = new LinkedHashMap<>();
		trips.forEach((symbol, term) -> own.put(around.apply((IntExpr) symbol), term));
		BoolExpr exists = Substitution.of(own).apply(around.apply(c.domain()));
		return new DependentTask(c.task(), c.steps(), c.trips().stream().map(trips::get).toList(), around, own, exists);
	}

	/** The trips of the loops around both. */
	private static Map<Symbol, IntExpr> sharedTrips(Sibling c, DependentTask known) {
		Map<Symbol, IntExpr> result = new LinkedHashMap<>();
		for (int i = 0; i < Math.min(c.steps().size(), known.steps().size()); i++) {
			Optional<Loop> loop = c.steps().get(i).loop();
			Optional<Loop> other = known.steps().get(i).loop();
			if (loop.isEmpty() || other.isEmpty() || loop.get() != other.get()) {
				break;
			}
			result.put(loop.get().trip(), known.trips().get(i));
		}
		return result;
	}

	/** Placements with all trips known: the shared ones, and those with which a locator has the address of one of the others. */
	private static List<Map<Symbol, IntExpr>> complete(Sibling c, Map<Symbol, IntExpr> shared, List<DependentTask> others) {
		List<Map<Symbol, IntExpr>> result = new ArrayList<>();
		List<Symbol> all = c.trips();
		if (shared.keySet().containsAll(all)) {
			result.add(shared);
		}
		if (all.isEmpty()) {
			return result;
		}
		Symbol innermost = all.get(all.size() - 1);
		Map<Symbol, IntExpr> outer = new LinkedHashMap<>(shared);
		outer.remove(innermost);
		if (outer.keySet().containsAll(all.subList(0, all.size() - 1))) {
			for (DependentTask other : others) {
				Map<Symbol, IntExpr> open = new LinkedHashMap<>(outer);
				Symbol unknown = Symbol.of(innermost.name().then("@over"), Symbol.Role.AUXILIARY);
				open.put(innermost, unknown);
				DependentTask trial = node(c, open, other.around());
				for (IntExpr distance : distances(trial, other)) {
					solution(distance, unknown).ifPresent(k -> {
						Map<Symbol, IntExpr> placed = new LinkedHashMap<>(outer);
						placed.put(innermost, k);
						result.add(placed);
					});
				}
			}
		}
		return result;
	}

	private static List<IntExpr> distances(DependentTask x, DependentTask y) {
		List<IntExpr> result = new ArrayList<>();
		for (Dependence d : withoutIterators(x.task())) {
			for (Dependence e : withoutIterators(y.task())) {
				for (Place p : d.places().orElse(List.of())) {
					e.places().orElse(List.of()).stream().filter(q -> q.object().equals(p.object()))
							.forEach(q -> result.add(Ints.subtract(x.apply(p.offset()), y.apply(q.offset()))));
				}
			}
		}
		return result;
	}

	private static List<Dependence> withoutIterators(Task task) {
		return task.dependences().stream().filter(d -> d.ranges().isEmpty()).toList();
	}

	/** The value of the unknown for which a linear distance is 0. */
	private static Optional<IntExpr> solution(IntExpr distance, Symbol unknown) {
		Long k = Ints.terms(distance).get(unknown);
		if (k == null || k == 0) {
			return Optional.empty();
		}
		IntExpr rest = Ints.subtract(distance, Ints.multiply(unknown, k));
		boolean divisible = Ints.constantPart(rest) % k == 0 && Ints.terms(rest).values().stream().allMatch(c -> c % k == 0);
		if (!divisible || Ints.terms(rest).containsKey(unknown)) {
			return Optional.empty();
		}
		IntExpr result = Ints.of(-Ints.constantPart(rest) / k);
		for (Map.Entry<IntExpr, Long> t : Ints.terms(rest).entrySet()) {
			result = Ints.add(result, Ints.multiply(t.getKey(), -t.getValue() / k));
		}
		return Optional.of(result);
	}

	static boolean isDependent(TaskPoint point) {
		return point.item() instanceof Task t && !t.dependences().isEmpty();
	}
}
