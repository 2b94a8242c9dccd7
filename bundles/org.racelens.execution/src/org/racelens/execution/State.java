package org.racelens.execution;

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
import org.racelens.execution.state.Bindings;
import org.racelens.execution.state.Memory;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Presence;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
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
	private Bindings bindings;
	private Memory memory;

	/** Where nothing is known. */
	State() {
		this(new Bindings(), new Memory());
	}

	private State(Bindings bindings, Memory memory) {
		this.bindings = bindings;
		this.memory = memory;
	}

	/** The same, to be changed apart from this. */
	State copy() {
		return copy(bindings.copy(), memory.copy());
	}

	private State copy(Bindings itsBindings, Memory itsMemory) {
		State s = new State(itsBindings, itsMemory);
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
		memory = s.memory;
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
		return bindings.of(variable);
	}

	void bind(Variable variable, MemoryObject object) {
		bindings.bind(variable, object);
	}

	/** At the start of a region: names of threadprivate variables mean the new threads' copies. */
	void unbindThreadLocals() {
		bindings.unbindThreadLocals();
	}

	Map<Variable, MemoryObject> bindings() {
		return bindings.all();
	}

	/** A name gets a copy: other functions go on to use the original. */
	void keepOriginal(Variable variable, MemoryObject original) {
		bindings.keepOriginal(variable, original);
	}

	Map<Variable, MemoryObject> originals() {
		return bindings.originals();
	}

	void setOriginals(Map<Variable, MemoryObject> saved) {
		bindings.setOriginals(saved);
	}

	void restoreBindings(Map<Variable, MemoryObject> saved) {
		bindings.restore(saved);
	}

	Optional<IntExpr> length(Expression expression) {
		return bindings.length(expression);
	}

	void setLength(Expression expression, IntExpr value) {
		bindings.setLength(expression, value);
	}

	Optional<Contents> contents(MemoryObject object) {
		return memory.contents(object);
	}

	void setContents(MemoryObject object, Contents contents) {
		memory.setContents(object, contents);
	}

	/** What pointers led to that the object holds, or has held since it was made: a superset. */
	Set<MemoryObject> ledTo(MemoryObject object) {
		return memory.ledTo(object);
	}

	Set<MemoryObject> objects() {
		return memory.objects();
	}

	/** The objects with contents that may be the same as a given one: of two that the program names itself none is. */
	List<MemoryObject> objectsBeside(MemoryObject object) {
		return memory.objectsBeside(object);
	}

	/** The objects' lives have ended. */
	void forget(Set<MemoryObject> objects) {
		memory.forget(objects);
	}

	Optional<List<Dependence>> depobj(Place place) {
		return memory.depobj(place);
	}

	void setDepobj(Place place, List<Dependence> held) {
		memory.setDepobj(place, held);
	}

	/** Forgets what the depend object holds, and others of its array that may be the same. */
	void loseDepobj(Place place) {
		memory.loseDepobj(place);
	}

	/** Whether the object surely has storage on a device. */
	boolean isOnDevice(MemoryObject object) {
		return memory.isOnDevice(object);
	}

	/** What may have storage on a device. */
	Map<MemoryObject, Presence> onDevice() {
		return memory.onDevice();
	}

	void setOnDevice(Map<MemoryObject, Presence> objects) {
		memory.setOnDevice(objects);
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
		s.memory = memory.with(values);
		s.bindings = bindings.with(values);
		return s;
	}

	/** Joins the two ends of a branch; where one of them is dead only the other counts. */
	static State join(BoolExpr condition, State whenTrue, State whenFalse, Function<MemoryObject, Contents> initial,
			Function<MemoryObject, Contents> lost) {
		boolean both = !whenTrue.isDead() && !whenFalse.isDead();
		State on = whenTrue.isDead() && !whenFalse.isDead() ? whenFalse : whenTrue;
		Optional<ModelGap> everythingLost = whenTrue.everythingLost.or(() -> whenFalse.everythingLost);
		State s = on.copy(Bindings.join(on.bindings, whenTrue.bindings, whenFalse.bindings), both
				? Memory.join(condition, whenTrue.memory, whenFalse.memory, everythingLost.isPresent() ? lost : initial, lost)
				: Memory.either(on.memory, whenTrue.memory, whenFalse.memory));
		s.everythingLost = everythingLost;
		if (both) {
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
		s.unknownOrder = whenTrue.unknownOrder.or(() -> whenFalse.unknownOrder);
		s.unknownExclusion = whenTrue.unknownExclusion.or(() -> whenFalse.unknownExclusion);
		if (both) {
			s.passed.retainAll(whenFalse.passed);
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
}
