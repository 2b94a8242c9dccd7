package org.racelens.race.fact;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Stream;
import org.racelens.execution.region.Item;
import org.racelens.execution.region.Item.Access;
import org.racelens.execution.region.Lock;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Apart;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderMark.Manner;
import org.racelens.execution.region.OrderMark.Read;
import org.racelens.execution.region.OrderMark.Waited;
import org.racelens.execution.region.OrderMark.Write;
import org.racelens.execution.region.Place;
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
import org.racelens.logic.term.Symbol;
import org.racelens.model.gap.Explanation;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.Cancellation;
import org.racelens.race.order.Arrivals;
import org.racelens.race.order.HandOver;
import org.racelens.race.order.Parts;
import org.racelens.race.order.Parts.Part;
import org.racelens.race.order.ProgramOrder;
import org.racelens.race.order.ProgramOrder.Point;
import org.racelens.race.order.ProgramOrder.Position;

/** A region of implicit tasks alone, as facts look at it. */
final class Scene {
	private static final int MOST_CASES = 40;
	/** Smaller numbers may come back too soon. */
	private static final long LEAST_BYTES = 4;

	/** The symbols of another thread. */
	static final Substitution OTHER = Substitution.priming();

	private final Region region;
	private final ProgramOrder program;
	private final HandOver handOver;
	private final Map<Part, List<Access>> accesses = new LinkedHashMap<>();
	private final Parts parts;

	Scene(Region region) {
		this.region = region;
		program = new ProgramOrder(region, Map.of());
		handOver = new HandOver(program);
		Map<MemoryObject, List<Access>> byObject = new LinkedHashMap<>();
		program.accesses().forEach(a -> byObject.computeIfAbsent(a.place().object(), o -> new ArrayList<>()).add(a));
		parts = Parts.of(byObject);
		program.accesses().forEach(a -> accesses.computeIfAbsent(parts.of(a), o -> new ArrayList<>()).add(a));
	}

	Region region() {
		return region;
	}

	HandOver handOver() {
		return handOver;
	}

	/**
	 * What is said of counters by which threads learn that all have come.
	 *
	 * @param told the names of parts of which something is said already
	 */
	Set<Explanation> arrivals(Set<String> told) {
		return Arrivals.facts(region, program, handOver, a -> !told.contains(name(part(a))));
	}

	/** The objects that some access writes atomically, or under a lock, so that others may see what. */
	Stream<Part> handedOver() {
		return accesses.keySet().stream().filter(o -> accesses.get(o).stream().anyMatch(a -> write(a).isPresent()) && isApart(o));
	}

	/** The line of the program in which an access stands, or the call of the library that does it. */
	static long line(Access access) {
		return CallSite.inSource(access.range(), access.calls()).line();
	}

	/** All accesses, in textual order. */
	List<Access> all() {
		return program.accesses();
	}

	/** What an access is of. */
	Part part(Access access) {
		return parts.of(access);
	}

	/** A name that no other part has. */
	static String name(Part part) {
		return part.object().key().text() + "+" + part.from();
	}

	/** All accesses of a part, in textual order. */
	List<Access> of(Part object) {
		return accesses.get(object);
	}

	/** Whether an object is accessed by its own name alone, and as whole numbers of one size. */
	private boolean isApart(Part object) {
		List<Access> own = accesses.get(object);
		return !object.object().isFromOutside()
				&& own.stream().allMatch(a -> a.purpose() == Item.Purpose.ACCESS && a.place().bitField().isEmpty()
						&& a.size().equals(own.get(0).size()))
				&& own.get(0).size() instanceof Constant
				&& accesses.keySet().stream().map(Part::object).noneMatch(o -> !o.equals(object.object()) && o.mayAlias(object.object()));
	}

	/** Whether who accesses an object always holds one lock, which hands over what was done before. */
	static boolean areUnderOneLock(List<Access> all) {
		return all.get(0).locks().stream().filter(l -> l.handsOver() && l.held().equals(Bools.TRUE) && isOne(l))
				.anyMatch(l -> all.stream().allMatch(a -> a.locks().contains(l)));
	}

	/** Whether a lock is the same for all. */
	private static boolean isOne(Lock lock) {
		return lock.instance().stream().allMatch(Constant.class::isInstance);
	}

	/** Whether all instances of an access are of one place. */
	static boolean isOnePlace(Access a) {
		return a.place().offset() instanceof Constant && a.place().instance().stream().allMatch(Constant.class::isInstance);
	}

	/** Whether all instances of all of some accesses are of one place. */
	static boolean areOnePlace(List<Access> all) {
		Place place = all.get(0).place();
		return all.stream().allMatch(a -> isOnePlace(a) && a.place().offset().equals(place.offset())
				&& a.place().instance().equals(place.instance()));
	}

	/** Whether all of some accesses, of one size, are of whole elements of one array. */
	static boolean areElements(List<Access> all) {
		return all.get(0).size() instanceof Constant size && all.stream().allMatch(a -> a.place().instance().stream()
				.allMatch(Constant.class::isInstance) && a.place().instance().equals(all.get(0).place().instance())
				&& Ints.constantPart(a.place().offset()) % size.value() == 0
				&& Ints.terms(a.place().offset()).values().stream().allMatch(factor -> factor % size.value() == 0));
	}

	/** Whether numbers as large as a team fit into an object. */
	boolean isWide(Part object) {
		return accesses.get(object).get(0).size() instanceof Constant size && size.value() >= LEAST_BYTES;
	}

	Position at(Access access) {
		return handOver.position(access);
	}

	Optional<Write> write(Access access) {
		return program.mark(access).filter(Write.class::isInstance).map(Write.class::cast);
	}

	Optional<Read> read(Access access) {
		return program.mark(access).filter(Read.class::isInstance).map(Read.class::cast);
	}

	/** The points of a kind, in textual order. */
	Stream<Point> points(Class<? extends OrderMark> kind) {
		return program.points().stream().filter(p -> kind.isInstance(p.point().mark()));
	}

	/** The end of the innermost loop around a place, if that loop does nothing but wait. */
	Optional<Point> wait(Position inside) {
		List<Symbol> trips = inside.trips();
		return trips.isEmpty() ? Optional.empty() : points(Waited.class).filter(p -> {
			Waited w = (Waited) p.point().mark();
			return w.manner() == Manner.WAITS && w.trip().equals(trips.get(trips.size() - 1));
		}).findFirst();
	}

	/** What holds of a trip of a loop that comes to an access and is not the last one. */
	BoolExpr goesOn(Access inside, Point wait) {
		List<Item.Loop> loops = at(inside).loops();
		Item.Loop loop = loops.get(loops.size() - 1);
		boolean isInTest = loop.header().stream().anyMatch(i -> i == inside);
		return isInTest ? loop.domain() : ((Waited) wait.point().mark()).goesOn();
	}

	/** Whether some write of the region may meet an access. */
	boolean isWritten(Access access) {
		return program.accesses().stream().filter(Access::write)
				.anyMatch(w -> w.place().object().equals(access.place().object()) ? parts.of(w).equals(parts.of(access))
						: w.mayMeet(access) || w.assumedApart(access).filter(apart -> apart != Apart.TYPES).isPresent());
	}

	/** What a location holds first, if that is the same wherever it is read. */
	Optional<IntExpr> initial(Part object) {
		List<Optional<IntExpr>> all = of(object).stream().flatMap(a -> read(a).stream()).map(Read::initial).distinct().toList();
		return all.size() == 1 ? all.get(0).filter(i -> Atoms.symbols(i).stream().noneMatch(s -> s.role().isPerInstance()))
				: Optional.empty();
	}

	/** Whether a thread comes to one of some accesses at most, in the same iterations of the loops around them. */
	boolean areAlternatives(List<Access> some) {
		for (int i = 0; i < some.size(); i++) {
			for (Access other : some.subList(i + 1, some.size())) {
				if (!isRefuted(Bools.and(at(some.get(i)).domain(), at(other).domain()))) {
					return false;
				}
			}
		}
		return true;
	}

	/** Whether a condition never holds in the region. */
	boolean isRefuted(BoolExpr condition) {
		return condition.equals(Bools.FALSE) || new Refuter(MOST_CASES, Cancellation.NEVER).refutes(
				new RaceConstraint(
						Bools.and(region.assumptions(), isOfTeam(region.thread()), isOfTeam(OTHER.apply(region.thread())), condition),
						region.teamSize(), region.maxTeamSize()));
	}

	private BoolExpr isOfTeam(IntExpr thread) {
		return Bools.and(Bools.lessEqual(Ints.ZERO, thread), Bools.less(thread, region.teamSize()));
	}

	/** Whether one condition holds wherever another one does. */
	boolean implies(BoolExpr given, BoolExpr condition) {
		return Bools.conjuncts(condition).stream()
				.allMatch(c -> Bools.conjuncts(given).contains(c) || isRefuted(Bools.and(given, Bools.not(c))));
	}
}
