package org.racelens.execution;

import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/**
 * What holds at one point of the symbolic execution, for one instance. It changes as execution goes on; branches work on copies that are
 * joined again.
 */
final class State {
	/** Under which condition, relative to the loop iteration around it, execution gets here. */
	BoolExpr live = Bools.TRUE;
	/**
	 * As {@link #live}, as if nothing ended the program: a thread that ends it does not meet the barriers behind, but neither does any
	 * other thread get past them.
	 */
	BoolExpr arrives = Bools.TRUE;
	/** where the loop, switch or function was left, in a state of the lists below */
	Optional<SourceRange> leftAt = Optional.empty();
	/** the states in which the innermost loop or switch was left by {@code break} */
	List<State> breaks = List.of();
	/** the states in which the loop's iteration was ended by {@code continue} */
	List<State> continues = List.of();
	/** the states in which the function was left */
	List<State> returns = List.of();
	/** the value that the function was left with, in a state of {@link #returns} */
	Optional<Value> returned = Optional.empty();
	/** under which condition the program has ended */
	BoolExpr exited = Bools.FALSE;
	/** what is known of unknowns that values here may be made of, as conjuncts; it does not restrict when execution gets here */
	Set<BoolExpr> known = new LinkedHashSet<>();
	/** why {@link #live} holds more often than in the program */
	Set<ModelGap> weakened = new LinkedHashSet<>();
	/** why something unknown may order what follows after what other threads did */
	Optional<ModelGap> unknownOrder = Optional.empty();
	/** why something unknown may exclude what follows from what others do under the same */
	Optional<ModelGap> unknownExclusion = Optional.empty();
	/** the lock variables that the task holds */
	HeldLocks locks = HeldLocks.NONE;
	/** why objects without known contents may hold something else than at first */
	Optional<ModelGap> everythingLost = Optional.empty();
	/** the flags of variables that are surely made: their declarations lie behind the executing task */
	Set<MemoryObject> passed = new LinkedHashSet<>();
	/** the largest number of threads that {@code omp_set_num_threads} allows */
	Optional<IntExpr> threadLimit = Optional.empty();
	private Map<Variable, MemoryObject> bindings = new HashMap<>();
	/** what variables with a copy in the current construct name elsewhere: clauses are lexical */
	private Map<Variable, MemoryObject> originals = new HashMap<>();
	private Map<MemoryObject, Contents> memory = new LinkedHashMap<>();
	/** the objects of {@link #memory} that others may be the same as */
	private Set<MemoryObject> fromOutside = new LinkedHashSet<>();
	/** what pointers led to that objects held before their contents changed */
	private Map<MemoryObject, Set<MemoryObject>> held = new HashMap<>();
	private Map<Expression, IntExpr> lengths = new HashMap<>();
	/** what depend objects hold */
	private Map<Place, List<Dependence>> depobjs = new HashMap<>();

	/** what may have storage on a device */
	private Map<MemoryObject, Presence> onDevice = new LinkedHashMap<>();

	State copy() {
		State s = new State();
		s.live = live;
		s.arrives = arrives;
		s.breaks = breaks;
		s.continues = continues;
		s.returns = returns;
		s.returned = returned;
		s.leftAt = leftAt;
		s.exited = exited;
		s.everythingLost = everythingLost;
		s.unknownOrder = unknownOrder;
		s.unknownExclusion = unknownExclusion;
		s.locks = locks;
		s.weakened = new LinkedHashSet<>(weakened);
		s.known = new LinkedHashSet<>(known);
		s.passed = new LinkedHashSet<>(passed);
		s.threadLimit = threadLimit;
		s.bindings = new HashMap<>(bindings);
		s.originals = new HashMap<>(originals);
		s.memory = new LinkedHashMap<>(memory);
		s.fromOutside = new LinkedHashSet<>(fromOutside);
		s.held = new HashMap<>(held);
		s.lengths = new HashMap<>(lengths);
		s.depobjs = new HashMap<>(depobjs);
		s.onDevice = new LinkedHashMap<>(onDevice);
		return s;
	}

	/** Takes over all of another state. */
	void become(State s) {
		live = s.live;
		arrives = s.arrives;
		breaks = s.breaks;
		continues = s.continues;
		returns = s.returns;
		returned = s.returned;
		exited = s.exited;
		everythingLost = s.everythingLost;
		unknownOrder = s.unknownOrder;
		unknownExclusion = s.unknownExclusion;
		locks = s.locks;
		weakened = s.weakened;
		known = s.known;
		passed = s.passed;
		threadLimit = s.threadLimit;
		bindings = s.bindings;
		originals = s.originals;
		memory = s.memory;
		fromOutside = s.fromOutside;
		held = s.held;
		lengths = s.lengths;
		depobjs = s.depobjs;
		onDevice = s.onDevice;
	}

	/** At the start of an iteration, or of an instance of a task or team, to which conditions are relative. */
	void begin() {
		live = Bools.TRUE;
		arrives = Bools.TRUE;
	}

	/** Goes on only where a condition holds. */
	void restrict(BoolExpr condition) {
		live = Bools.and(live, condition);
		arrives = Bools.and(arrives, condition);
	}

	/** Execution goes on elsewhere. */
	void leave() {
		live = Bools.FALSE;
		arrives = Bools.FALSE;
	}

	/** The program ends unless a condition holds. */
	void endUnless(BoolExpr condition) {
		exited = Bools.or(exited, Bools.and(live, Bools.not(condition)));
		live = Bools.and(live, condition);
	}

	boolean isDead() {
		return live.equals(Bools.FALSE);
	}

	Optional<MemoryObject> binding(Variable variable) {
		return Optional.ofNullable(bindings.get(variable));
	}

	void bind(Variable variable, MemoryObject object) {
		bindings.put(variable, object);
	}

	/** At the start of a region: names of threadprivate variables mean the new threads' copies. */
	void unbindThreadLocals() {
		bindings.keySet().removeIf(v -> v.storage() == Variable.Storage.THREAD_LOCAL);
	}

	Map<Variable, MemoryObject> bindings() {
		return Map.copyOf(bindings);
	}

	/** A name gets a copy: other functions go on to use the original. */
	void keepOriginal(Variable variable, MemoryObject original) {
		originals.putIfAbsent(variable, original);
	}

	Map<Variable, MemoryObject> originals() {
		return Map.copyOf(originals);
	}

	void setOriginals(Map<Variable, MemoryObject> saved) {
		originals = new HashMap<>(saved);
	}

	void restoreBindings(Map<Variable, MemoryObject> saved) {
		bindings = new HashMap<>(saved);
	}

	Optional<Contents> contents(MemoryObject object) {
		return Optional.ofNullable(memory.get(object));
	}

	void setContents(MemoryObject object, Contents contents) {
		Contents old = put(object, contents);
		if (old != null) {
			keep(object, old);
		}
	}

	private Contents put(MemoryObject object, Contents contents) {
		Contents old = memory.put(object, contents);
		if (old == null && object.isFromOutside()) {
			fromOutside.add(object);
		}
		return old;
	}

	/** What pointers led to that the object holds, or has held since it was made: a superset. */
	Set<MemoryObject> ledTo(MemoryObject object) {
		Set<MemoryObject> targets = new LinkedHashSet<>(held.getOrDefault(object, Set.of()));
		contents(object).ifPresent(c -> c.targets().forEach(t -> targets.add(t.object())));
		return targets;
	}

	private void keep(MemoryObject object, Contents old) {
		List<Place> targets = old.targets();
		if (!targets.isEmpty()) {
			Set<MemoryObject> all = new LinkedHashSet<>(held.getOrDefault(object, Set.of()));
			targets.forEach(t -> all.add(t.object()));
			held.put(object, all);
		}
	}

	Set<MemoryObject> objects() {
		return new LinkedHashSet<>(memory.keySet());
	}

	/** The objects with contents that may be the same as a given one: of two that the program names itself none is. */
	List<MemoryObject> objectsBeside(MemoryObject object) {
		return List.copyOf(object.isFromOutside() ? memory.keySet() : fromOutside);
	}

	/** The objects' lives have ended. */
	void forget(Set<MemoryObject> objects) {
		objects.forEach(memory::remove);
		objects.forEach(fromOutside::remove);
		objects.forEach(held::remove);
	}

	Optional<List<Dependence>> depobj(Place place) {
		return Optional.ofNullable(depobjs.get(named(place)));
	}

	void setDepobj(Place place, List<Dependence> held) {
		loseDepobj(place);
		depobjs.put(named(place), held);
	}

	/** Forgets what the depend object holds, and others of its array that may be the same. */
	void loseDepobj(Place place) {
		depobjs.keySet().removeIf(p -> p.object().equals(place.object())
				&& (Ints.constant(p.offset()).isEmpty() || Ints.constant(place.offset()).isEmpty() || p.offset().equals(place.offset())));
	}

	private static Place named(Place place) {
		return new Place(Bools.TRUE, place.object(), List.of(), place.offset());
	}

	/** Whether the object surely has storage on a device. */
	boolean isOnDevice(MemoryObject object) {
		return onDevice.containsKey(object) && onDevice.get(object).isSure();
	}

	/** What may have storage on a device. */
	Map<MemoryObject, Presence> onDevice() {
		return new LinkedHashMap<>(onDevice);
	}

	void setOnDevice(Map<MemoryObject, Presence> objects) {
		onDevice = new LinkedHashMap<>(objects);
	}

	Optional<IntExpr> length(Expression expression) {
		return Optional.ofNullable(lengths.get(expression));
	}

	void setLength(Expression expression, IntExpr value) {
		lengths.put(expression, value);
	}

	/** The same where symbols have values, as far as code behind it can tell. */
	State with(Substitution values) {
		State s = copy();
		s.live = values.apply(live);
		s.arrives = values.apply(arrives);
		s.exited = values.apply(exited);
		s.returned = returned.map(v -> Contents.substituted(v, values));
		s.known = known.stream().map(values::apply).flatMap(k -> Bools.conjuncts(k).stream())
				.collect(Collectors.toCollection(LinkedHashSet::new));
		s.threadLimit = threadLimit.map(values::apply);
		s.locks = locks.with(values);
		s.memory.replaceAll((object, contents) -> contents.with(values));
		s.lengths.replaceAll((expression, length) -> values.apply(length));
		return s;
	}

	/** Joins the two ends of a branch; where one of them is dead only the other counts. */
	static State join(BoolExpr condition, State whenTrue, State whenFalse, Function<MemoryObject, Contents> initial,
			Function<MemoryObject, Contents> lost) {
		State s = (whenTrue.isDead() && !whenFalse.isDead() ? whenFalse : whenTrue).copy();
		if (!whenTrue.isDead() && !whenFalse.isDead()) {
			s.known.retainAll(whenFalse.known);
		}
		s.live = Bools.or(whenTrue.live, whenFalse.live);
		s.arrives = Bools.or(whenTrue.arrives, whenFalse.arrives);
		s.breaks = union(whenTrue.breaks, whenFalse.breaks);
		s.continues = union(whenTrue.continues, whenFalse.continues);
		s.returns = union(whenTrue.returns, whenFalse.returns);
		s.returned = joinReturned(condition, whenTrue, whenFalse);
		s.exited = Bools.or(whenTrue.exited, whenFalse.exited);
		s.weakened.addAll(whenTrue.weakened);
		s.weakened.addAll(whenFalse.weakened);
		s.everythingLost = whenTrue.everythingLost.or(() -> whenFalse.everythingLost);
		s.unknownOrder = whenTrue.unknownOrder.or(() -> whenFalse.unknownOrder);
		s.unknownExclusion = whenTrue.unknownExclusion.or(() -> whenFalse.unknownExclusion);
		s.depobjs.entrySet().removeIf(e -> !e.getValue().equals(whenTrue.depobjs.get(e.getKey()))
				|| !e.getValue().equals(whenFalse.depobjs.get(e.getKey())));
		whenFalse.bindings.forEach(s.bindings::putIfAbsent);
		whenTrue.bindings.forEach(s.bindings::putIfAbsent);
		whenFalse.lengths.forEach(s.lengths::putIfAbsent);
		s.held = new HashMap<>(whenTrue.held);
		whenFalse.held.forEach((o, targets) -> s.held.merge(o, targets, State::all));
		if (!whenTrue.isDead() && !whenFalse.isDead()) {
			s.passed.retainAll(whenFalse.passed);
			joinMemory(s, condition, whenTrue, whenFalse, initial, lost);
			joinDevice(s, whenTrue, whenFalse);
			s.locks = HeldLocks.join(condition, whenTrue.locks, whenFalse.locks);
			if (!whenTrue.threadLimit.equals(whenFalse.threadLimit)) {
				s.threadLimit = Optional.empty();
			}
		}
		return s;
	}

	/** The list with one more state. */
	static List<State> with(List<State> states, State added) {
		return union(states, List.of(added));
	}

	private static List<State> union(List<State> a, List<State> b) {
		Set<State> all = new LinkedHashSet<>(a);
		all.addAll(b);
		return List.copyOf(all);
	}

	private static Set<MemoryObject> all(Set<MemoryObject> a, Set<MemoryObject> b) {
		Set<MemoryObject> all = new LinkedHashSet<>(a);
		all.addAll(b);
		return all;
	}

	/** The condition under which one of the states is reached. */
	static BoolExpr reached(List<State> states) {
		return Bools.or(states.stream().map(s -> s.live).toList());
	}

	private static Optional<Value> joinReturned(BoolExpr condition, State whenTrue, State whenFalse) {
		if (whenTrue.returned.isPresent() && whenFalse.returned.isPresent()) {
			return Optional.of(Value.choice(condition, whenTrue.returned.get(), whenFalse.returned.get()));
		}
		return whenTrue.returned.isPresent() ? whenTrue.returned : whenFalse.returned;
	}

	private static void joinDevice(State s, State whenTrue, State whenFalse) {
		whenFalse.onDevice.forEach(s.onDevice::putIfAbsent);
		s.onDevice.replaceAll(
				(o, x) -> Presence.either(Optional.ofNullable(whenTrue.onDevice.get(o)), Optional.ofNullable(whenFalse.onDevice.get(o))));
	}

	private static void joinMemory(State s, BoolExpr condition, State whenTrue, State whenFalse,
			Function<MemoryObject, Contents> initial,
			Function<MemoryObject, Contents> lost) {
		Function<MemoryObject, Contents> absent = s.everythingLost.isPresent() ? lost : initial;
		Set<MemoryObject> objects = whenTrue.objects();
		objects.addAll(whenFalse.objects());
		for (MemoryObject object : objects) {
			Contents a = whenTrue.contents(object).orElseGet(() -> absent.apply(object));
			Contents b = whenFalse.contents(object).orElseGet(() -> absent.apply(object));
			Optional<Contents> either = Contents.choice(condition, a, b, object);
			if (either.isEmpty()) {
				s.keep(object, a);
				s.keep(object, b);
			}
			s.put(object, either.orElseGet(() -> lost.apply(object)));
		}
	}
}
