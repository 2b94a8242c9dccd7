package org.racelens.analysis.semantics;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.analysis.logic.Atoms;
import org.racelens.analysis.logic.BoolExpr;
import org.racelens.analysis.logic.Bools;
import org.racelens.analysis.logic.IntExpr;
import org.racelens.analysis.logic.IntExpr.Apply;
import org.racelens.analysis.logic.Symbol;
import org.racelens.analysis.region.InstanceContext.TeamLevel;
import org.racelens.analysis.region.Item;
import org.racelens.analysis.region.Item.Grouping;
import org.racelens.analysis.region.Lock;
import org.racelens.analysis.region.MemoryObject;
import org.racelens.analysis.region.OrderMark;
import org.racelens.analysis.region.Place;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.omp.Construct;
import org.racelens.model.source.SourceRange;

/**
 * The task that is being executed, implicit or explicit, within its team: its symbols, and what its instances executed so far did. Tasks
 * are nested as they are generated: the region's implicit tasks are the outermost ones.
 */
final class Team {
	/** the task that generated this one or encountered its team's construct; empty for the region's implicit tasks */
	final Optional<Team> outer;
	/** what the numbers of the innermost team count */
	final TeamLevel.Kind kind;
	final Symbol size;
	/** the number of the implicit task around the current point in its team */
	final Symbol thread;
	/** the number of the thread that executes the current point: the implicit task's own, or that of an explicit task */
	final IntExpr executor;
	/** What the region may write, as far as an earlier execution of it found out: loads of other things keep their values. */
	final WriteLog mayWrite;
	/** Sites of loads that give the same value to all threads although the region writes the location. */
	final Set<String> uniformLoads;
	/** What {@code linear} clauses write at their constructs' ends, with the clauses; as an earlier execution found out, and this one. */
	final Map<MemoryObject, Set<String>> linear;
	final Map<MemoryObject, Set<String>> linearFound;
	/** Which objects of a task other tasks reach; as an earlier execution found out, and this one. */
	final Escapes escapes;
	final Escapes escapesFound;
	final Set<ModelGap> gaps;
	final Deque<List<Item>> items = new ArrayDeque<>();
	final Deque<LoopFrame> loops = new ArrayDeque<>();
	final Deque<Lock> locks = new ArrayDeque<>();
	/** the simd loops of this task around the current point, innermost first */
	final Deque<LaneScope> lanes = new ArrayDeque<>();
	/** the taskgroup regions of this task around the current point */
	final Deque<Grouping> groups = new ArrayDeque<>();
	/** Loops with an {@code ordered} clause around the current point, innermost first. */
	final Deque<OrderedFrame> ordered = new ArrayDeque<>();
	/** Where positive, the executing code is inside a worksharing construct: barriers and worksharing constructs may not stand here. */
	int worksharing;
	/** the part of the region around the current point that one thread executes, one instance at a time; empty outside of any */
	String onlyHere = "";
	/** Of a league: the {@code distribute} construct whose loop a leaf inside takes. */
	Optional<Construct> distributing = Optional.empty();
	/** Of an initial thread: the most threads of its contention group, where a clause says so. */
	Optional<IntExpr> threadLimit = Optional.empty();
	/** Where positive, the executing code copies between the host and a device: what it names is the host's. */
	int copying;
	/** the construct that generated the task, empty for an implicit one */
	String construct = "";
	/** what the task's construct says of its execution */
	Set<Trait> traits = Set.of();
	/** where it holds, the tasks generated here are executed at once */
	BoolExpr isFinal = Bools.FALSE;
	/** places of the expressions whose accesses are atomic, inside an atomic construct */
	Set<SourceRange> atomic = Set.of();
	/** what the atomic construct around the current point orders */
	OrderMark.Strength strength = OrderMark.Strength.RELAXED;
	private final Task task;
	private final int[] sites;

	/** What a task's construct may say of its execution. */
	enum Trait {
		/** it may go on on another thread than before. OpenMP 5.2 §12.1 */
		UNTIED,
		/** it is not complete before its event is fulfilled. OpenMP 5.2 §12.5.2 */
		DETACHED
	}

	/** What kind of task it is. */
	private enum Task {
		IMPLICIT, EXPLICIT
	}

	/**
	 * A loop inside the task that is being executed.
	 *
	 * @param uniform whether all threads of the team run the same trips
	 */
	record LoopFrame(Symbol trip, boolean uniform) {
	}

	/** An implicit task of a region. */
	Team(Symbol size, Symbol thread, WriteLog mayWrite, Set<String> uniformLoads, Map<MemoryObject, Set<String>> linear, Escapes escapes) {
		outer = Optional.empty();
		task = Task.IMPLICIT;
		kind = TeamLevel.Kind.PARALLEL;
		this.size = size;
		this.thread = thread;
		executor = thread;
		this.mayWrite = mayWrite;
		this.uniformLoads = Set.copyOf(uniformLoads);
		this.linear = Map.copyOf(linear);
		linearFound = new LinkedHashMap<>();
		this.escapes = escapes;
		escapesFound = new Escapes();
		gaps = new LinkedHashSet<>();
		sites = new int[1];
		items.push(new ArrayList<>());
	}

	private Team(Team outer, Task task, TeamLevel.Kind kind, Symbol size, Symbol thread, IntExpr executor) {
		this.outer = Optional.of(outer);
		this.task = task;
		this.kind = kind;
		this.size = size;
		this.thread = thread;
		this.executor = executor;
		mayWrite = outer.mayWrite;
		uniformLoads = Set.of();
		linear = outer.linear;
		linearFound = outer.linearFound;
		escapes = outer.escapes;
		escapesFound = outer.escapesFound;
		gaps = outer.gaps;
		sites = outer.sites;
		items.push(new ArrayList<>());
	}

	/** An implicit task of a team that this task makes. It holds the locks that this one holds. */
	Team inner(TeamLevel.Kind innerKind, Symbol innerSize, Symbol innerThread) {
		Team team = new Team(this, Task.IMPLICIT, innerKind, innerSize, innerThread, innerThread);
		locks.descendingIterator().forEachRemaining(team.locks::push);
		return team;
	}

	/** An explicit task that this task generates and another one may execute, so that it holds none of the locks. */
	Team generated(IntExpr by) {
		Team team = new Team(this, Task.EXPLICIT, kind, size, thread, by);
		team.worksharing = 1;
		return team;
	}

	/** An explicit task that this task generates and waits for. */
	Team undeferred() {
		Team team = generated(executor);
		locks.descendingIterator().forEachRemaining(team.locks::push);
		return team;
	}

	/** The level of the initial thread of the device that executes the current point; nothing on the host, and for copies from there. */
	Optional<Integer> deviceLevel() {
		if (copying > 0) {
			return Optional.empty();
		}
		return kind == TeamLevel.Kind.DEVICE && task == Task.IMPLICIT ? Optional.of(level()) : outer.flatMap(Team::deviceLevel);
	}

	/** The innermost team of a kind around the current point. */
	Optional<Team> around(TeamLevel.Kind wanted) {
		return kind == wanted && task == Task.IMPLICIT ? Optional.of(this) : outer.flatMap(o -> o.around(wanted));
	}

	/** The teams of the parallel regions around the current point in its contention group, outermost first. */
	List<Team> parallels() {
		boolean initial = task == Task.IMPLICIT && kind != TeamLevel.Kind.PARALLEL;
		List<Team> result = new ArrayList<>(initial ? List.of() : outer.map(Team::parallels).orElse(List.of()));
		if (task == Task.IMPLICIT && !initial) {
			result.add(this);
		}
		return result;
	}

	/** The most threads of a team that is made here, where a clause of its contention group says so. */
	Optional<IntExpr> contentionLimit() {
		return threadLimit.or(() -> kind == TeamLevel.Kind.DEVICE ? Optional.empty() : outer.flatMap(Team::contentionLimit));
	}

	/** How many tasks are around the current point, this one included. */
	int level() {
		return 1 + outer.map(Team::level).orElse(0);
	}

	/** The level of the innermost implicit task. */
	int implicitLevel() {
		return task == Task.IMPLICIT ? level() : outer.orElseThrow().implicitLevel();
	}

	/** Whether an explicit task is around the current point, inside the task of a level. */
	boolean isInTaskOf(int level) {
		return level() > level && (task == Task.EXPLICIT || outer.filter(o -> o.isInTaskOf(level)).isPresent());
	}

	/** A number that no access of the region had before. */
	int nextSite() {
		return ++sites[0];
	}

	/** Whether a load may see what the region writes. */
	boolean mayWrite(Place place, Optional<Long> size) {
		return mayWrite.mayWrite(place, size)
				|| linear.keySet().stream().anyMatch(o -> mayWrite.mayMeet(o, place.object()));
	}

	/** Whether a {@code linear} clause may find something else in its original than what was there before the region. */
	boolean mayWriteBefore(String linearClause, Place place, Optional<Long> size) {
		boolean others = linear.entrySet().stream()
				.anyMatch(e -> !(e.getKey().equals(place.object()) && e.getValue().equals(Set.of(linearClause)))
						&& mayWrite.mayMeet(e.getKey(), place.object()));
		return others || !encounter().isEmpty() || mayWrite.mayWrite(place, size);
	}

	/** The symbols that tell an instance from others: the numbers in all teams around it and all trips, outermost first. */
	List<IntExpr> instance() {
		List<IntExpr> result = new ArrayList<>(entry());
		ownTrips(result);
		return result;
	}

	/** The symbols that tell an instance of the task from others. */
	List<IntExpr> entry() {
		List<IntExpr> result = new ArrayList<>(outer.map(Team::instance).orElse(List.of()));
		if (task == Task.IMPLICIT) {
			result.add(thread);
		}
		return result;
	}

	/** The trips around the current point, and what tells encounters of its team: which encounter of a construct it is. */
	List<IntExpr> encounter() {
		List<IntExpr> result = new ArrayList<>(outer.map(Team::instance).orElse(List.of()));
		ownTrips(result);
		return result;
	}

	private void ownTrips(List<IntExpr> result) {
		loops.descendingIterator().forEachRemaining(l -> result.add(l.trip()));
	}

	/** The numbers in all teams around a task of a level. */
	List<IntExpr> numbers(int level) {
		List<IntExpr> result = new ArrayList<>(outer.map(o -> o.numbers(level)).orElse(List.of()));
		if (task == Task.IMPLICIT && level() <= level) {
			result.add(thread);
		}
		return result;
	}

	/** The numbers of the executing threads in all teams around the current point. */
	List<IntExpr> executors() {
		List<IntExpr> result = new ArrayList<>(outer.map(Team::executors).orElse(List.of()));
		if (task == Task.EXPLICIT) {
			result.remove(result.size() - 1);
		}
		result.add(executor);
		return result;
	}

	/** Whether a term has the same value in all threads of the team, as far as its atoms tell. Semantics §2, Values. */
	boolean isUniform(IntExpr term) {
		boolean[] uniform = { true };
		Atoms.forEach(term, t -> uniform[0] &= isUniformAtom(t));
		return uniform[0];
	}

	boolean isUniform(BoolExpr condition) {
		boolean[] uniform = { true };
		Atoms.forEach(condition, t -> uniform[0] &= isUniformAtom(t));
		return uniform[0];
	}

	private boolean isUniformAtom(IntExpr atom) {
		if (isOfEncounter(atom)) {
			return true;
		}
		if (atom instanceof Apply a && a.function().isExecutor()) {
			return false;
		}
		if (!(atom instanceof Symbol s) || !s.role().isPerInstance()) {
			return true;
		}
		return s.role() == Symbol.Role.TRIP && loops.stream().anyMatch(l -> l.uniform() && l.trip().equals(s));
	}

	/** Whether an unknown is the same for all threads since it belongs to the task that made the team. */
	private boolean isOfEncounter(IntExpr atom) {
		return task == Task.IMPLICIT && outer.isPresent()
				&& outer.get().instance().containsAll(Atoms.symbols(atom).stream().filter(s -> s.role().isPerInstance()).toList());
	}
}
