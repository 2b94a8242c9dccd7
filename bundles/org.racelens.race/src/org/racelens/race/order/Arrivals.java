package org.racelens.race.order;

import java.util.IdentityHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.OrderMark.Read;
import org.racelens.execution.region.OrderMark.Write;
import org.racelens.execution.region.Region;
import org.racelens.logic.decide.RaceConstraint;
import org.racelens.logic.decide.Refuter;
import org.racelens.logic.term.Atoms;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Constant;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.Cancellation;
import org.racelens.race.order.HandOver.Acquisition;
import org.racelens.race.order.HandOver.Release;
import org.racelens.race.order.ProgramOrder.Position;
import org.racelens.race.order.ReadsFrom.Instance;
import org.racelens.race.verdict.RaceSentence;

/**
 * Counters that each thread changes once, by one, and nobody otherwise: who finds that all have counted comes after what each of them did
 * before. All these changes are updates, so that each one is a part of the release sequence of those before it. Semantics §6; OpenMP 5.2
 * §1.4.5
 */
public final class Arrivals {
	private static final int MOST_CASES = 30;
	/** Smaller counters may come to a value twice. */
	private static final long LEAST_BYTES = 4;

	private final Region region;
	private final ProgramOrder program;
	private final HandOver handOver;
	private final Map<Access, Optional<Counter>> counters = new IdentityHashMap<>();

	Arrivals(Region region, ProgramOrder program, HandOver handOver) {
		this.region = region;
		this.program = program;
		this.handOver = handOver;
	}

	/**
	 * A counter as a read knows it.
	 *
	 * @param sites where threads count, each of them at one of these at most
	 * @param up 1 if they count upwards, −1 if downwards
	 * @param absent the number of a thread that does not count
	 */
	private record Counter(List<Access> sites, long up, IntExpr start, Optional<IntExpr> absent) {
	}

	/** That what a read finds does not show that the thread of an instance has counted after it. */
	BoolExpr notAfter(Instance s, Instance t, Acquisition a, Substitution last) {
		Optional<Counter> counter = counters.computeIfAbsent(a.access(), x -> counter(x, a.read()))
				.filter(c -> tells(c, a, s.position()));
		if (counter.isEmpty()) {
			return Bools.TRUE;
		}
		Counter c = counter.get();
		IntExpr found = Ints.subtract(t.terms().apply(last.apply(a.read().value())), c.start);
		boolean isOwn = c.sites.stream().anyMatch(w -> write(w).found().contains(a.read().value()) && counts(a.position(), w));
		long missing = (isOwn ? 1 : 0) + (c.absent.isPresent() ? 1 : 0);
		BoolExpr few = Bools.less(Ints.multiply(found, c.up), Ints.add((IntExpr) a.position().team(), -missing));
		return Bools.or(few, c.absent.map(n -> Bools.equal(s.thread(), n)).orElse(Bools.FALSE));
	}

	/** Whether who comes to a place surely counts at a site. */
	private boolean counts(Position place, Access w) {
		List<BoolExpr> known = Bools.conjuncts(place.domain());
		return Bools.conjuncts(handOver.position(w).domain()).stream()
				.allMatch(c -> known.contains(c) || isRefuted(Bools.and(place.domain(), Bools.not(c))));
	}

	private Write write(Access access) {
		return (Write) program.mark(access).orElseThrow();
	}

	/**
	 * What is said of the counters that some thread looks at, and may learn by that what others did before they counted.
	 *
	 * @param asked of which reads
	 */
	public static Set<Explanation> facts(Region region, ProgramOrder program, HandOver handOver, Predicate<Access> asked) {
		Arrivals arrivals = new Arrivals(region, program, handOver);
		Set<Explanation> facts = new LinkedHashSet<>();
		for (Access a : program.accesses().stream().filter(asked).toList()) {
			program.mark(a).filter(Read.class::isInstance).map(Read.class::cast)
					.filter(r -> r.strength().acquires() || !a.locks().isEmpty()).flatMap(r -> arrivals.counter(a, r))
					.filter(c -> c.sites.stream().allMatch(arrivals::isTold)).ifPresent(c -> facts.add(fact(a, c.sites.get(0))));
		}
		return facts;
	}

	private static Explanation fact(Access read, Access site) {
		long line = CallSite.inSource(site.range(), site.calls()).line();
		return RaceSentence.X_COUNTS_EACH_THREAD_ONCE_IN_LINE_Y.of(Argument.name(read.variable()), Argument.line(line));
	}

	/** Whether others may know by a write what was done before it. */
	private boolean isTold(Access w) {
		return !w.locks().isEmpty() || handOver.releases(w).stream().anyMatch(r -> r.strength().releases());
	}

	private Optional<Counter> counter(Access access, Read read) {
		List<Access> sites = handOver.writes(access).stream().filter(w -> !isBeside(w, access)).toList();
		Optional<IntExpr> start = read.initial().filter(i -> Atoms.symbols(i).stream().noneMatch(s -> s.role().isPerInstance()));
		Optional<Long> up = sites.stream().findFirst().flatMap(this::step);
		if (start.isEmpty() || up.isEmpty() || !isOne(access) || !sites.stream()
				.allMatch(w -> step(w).equals(up) && isOne(w) && isOnce(handOver.position(w)) && isSame(w, access))
				|| !areAlternatives(sites)) {
			return Optional.empty();
		}
		return Optional.of(new Counter(sites, up.get(), start.get(), absent(sites)));
	}

	/** By how much an update changes what it finds, if that is one. */
	private Optional<Long> step(Access w) {
		return program.mark(w).filter(Write.class::isInstance).map(Write.class::cast)
				.flatMap(m -> m.found().stream().flatMap(f -> Ints.constant(Ints.subtract(m.value(), f)).stream()).findFirst())
				.filter(k -> k == 1 || k == -1);
	}

	/** Whether all instances of an access are of one place. */
	private static boolean isOne(Access a) {
		return a.place().bitField().isEmpty() && a.place().offset() instanceof Constant
				&& a.place().instance().stream().allMatch(Constant.class::isInstance)
				&& a.size() instanceof Constant size && size.value() >= LEAST_BYTES;
	}

	private static boolean isOnce(Position p) {
		return p.loops().isEmpty() && p.tasks() == 0 && p.makers().isEmpty();
	}

	/** Whether a write is of other bytes of the same object. */
	private static boolean isBeside(Access w, Access read) {
		return w.place().object().equals(read.place().object()) && w.place().offset() instanceof Constant a
				&& w.size() instanceof Constant n
				&& read.place().offset() instanceof Constant b && read.size() instanceof Constant m
				&& (a.value() + n.value() <= b.value() || b.value() + m.value() <= a.value());
	}

	private static boolean isSame(Access w, Access read) {
		return w.place().object().equals(read.place().object()) && w.place().offset().equals(read.place().offset())
				&& w.place().instance().equals(read.place().instance()) && w.size().equals(read.size());
	}

	/** Whether a thread comes to one of some places at most. */
	private boolean areAlternatives(List<Access> sites) {
		for (int i = 0; i < sites.size(); i++) {
			for (Access other : sites.subList(i + 1, sites.size())) {
				if (!isRefuted(Bools.and(handOver.position(sites.get(i)).domain(), handOver.position(other).domain()))) {
					return false;
				}
			}
		}
		return true;
	}

	private Optional<IntExpr> absent(List<Access> sites) {
		IntExpr last = Ints.add((IntExpr) region.teamSize(), -1);
		return List.of((IntExpr) Ints.ZERO, last).stream().filter(n -> sites.stream().allMatch(
				w -> isRefuted(Bools.and(handOver.position(w).domain(), Bools.equal(handOver.position(w).thread(), n))))).findFirst();
	}

	private boolean isRefuted(BoolExpr condition) {
		return new Refuter(MOST_CASES, Cancellation.NEVER).refutes(
				new RaceConstraint(Bools.and(region.assumptions(), condition), region.teamSize(), region.maxTeamSize()));
	}

	/** Whether who finds that all have counted knows what a thread did at a place before it counted. */
	private boolean tells(Counter c, Acquisition a, Position s) {
		boolean isOfTeam = s.tasks() == 0 && s.makers().isEmpty() && a.position().makers().isEmpty() && s.thread().equals(region.thread());
		return isOfTeam && c.sites.stream().allMatch(w -> a.strength().acquires() && isReleased(w, s) || isUnderOneLock(w, a.access(), s));
	}

	private boolean isReleased(Access w, Position s) {
		return handOver.releases(w).stream().filter(r -> r.strength().releases()).map(Release::position)
				.anyMatch(r -> s.isBefore(r) && r.loops().isEmpty()
						&& (r.number() == handOver.position(w).number() || r.domain().equals(Bools.TRUE)));
	}

	private boolean isUnderOneLock(Access w, Access read, Position s) {
		Set<Lock> locks = Set.copyOf(read.locks());
		return s.isBefore(handOver.position(w)) && w.locks().stream()
				.anyMatch(l -> l.handsOver() && l.held().equals(Bools.TRUE) && l.instance().isEmpty() && locks.contains(l));
	}
}
