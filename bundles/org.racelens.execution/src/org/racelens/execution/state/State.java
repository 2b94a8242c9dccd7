package org.racelens.execution.state;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.function.Consumer;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.racelens.execution.region.Dependence;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.Control.Exits;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Presence;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Substitution;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Variable;

/**
 * What holds at one point of the symbolic execution, for one instance. It changes as execution goes on; branches work on copies that are
 * joined again. Its parts are records, each with its join; only the memory changes in place.
 */
public final class State {
	private Control control;
	private Knowledge knowledge;
	private Bindings bindings;
	private Memory memory;
	private HeldLocks locks;

	/** Where nothing is known. */
	public State() {
		this(Control.START, Knowledge.NONE, Bindings.NONE, new Memory(), HeldLocks.NONE);
	}

	private State(Control control, Knowledge knowledge, Bindings bindings, Memory memory, HeldLocks locks) {
		this.control = control;
		this.knowledge = knowledge;
		this.bindings = bindings;
		this.memory = memory;
		this.locks = locks;
	}

	/** The same, to be changed apart from this. */
	public State copy() {
		return new State(control, knowledge, bindings, memory.copy(), locks);
	}

	/** Takes over all of another state, which is not used any more. */
	public void become(State s) {
		control = s.control;
		knowledge = s.knowledge;
		bindings = s.bindings;
		memory = s.memory;
		locks = s.locks;
	}

	/** Under which conditions execution gets here. */
	public Control control() {
		return control;
	}

	/** From here on execution gets here under other conditions. */
	public void control(UnaryOperator<Control> change) {
		control = change.apply(control);
	}

	/** As {@link Control#exits}. */
	public Exits exits() {
		return control.exits();
	}

	/** From here on what is around was left in other states. */
	public void exits(UnaryOperator<Exits> change) {
		control = control.withExits(change.apply(control.exits()));
	}

	/** What is known here of what is not followed. */
	public Knowledge knowledge() {
		return knowledge;
	}

	/** From here on more is known, or less. */
	public void knowledge(UnaryOperator<Knowledge> change) {
		knowledge = change.apply(knowledge);
	}

	/** The lock variables that the task surely holds. */
	public HeldLocks locks() {
		return locks;
	}

	/** The task holds these locks from here on. */
	public void setLocks(HeldLocks now) {
		locks = now;
	}

	/** As {@link Memory#threadLimit}. */
	public Optional<IntExpr> threadLimit() {
		return memory.threadLimit();
	}

	/** As {@link Memory#setThreadLimit}. */
	public void setThreadLimit(Optional<IntExpr> now) {
		memory.setThreadLimit(now);
	}

	/** As {@link Control#live}. */
	public BoolExpr live() {
		return control.live();
	}

	/** As {@link Control#begun}. */
	public void begin() {
		control = control.begun();
	}

	/** As {@link Control#restricted}. */
	public void restrict(BoolExpr condition) {
		control = control.restricted(condition);
	}

	/** As {@link Control#left}. */
	public void leave() {
		control = control.left();
	}

	/** As {@link Control#endedUnless}. */
	public void endUnless(BoolExpr condition) {
		control = control.endedUnless(condition);
	}

	/** Whether execution never gets here. */
	public boolean isDead() {
		return live().equals(Bools.FALSE);
	}

	/** As {@link Bindings#of}. */
	public Optional<MemoryObject> binding(Variable variable) {
		return bindings.of(variable);
	}

	/** A variable names an object from here on. */
	public void bind(Variable variable, MemoryObject object) {
		bindings = bindings.with(variable, object);
	}

	/** At the start of a region: names of threadprivate variables mean the new threads' copies. */
	public void unbindThreadLocals() {
		bindings = bindings.withoutThreadLocals();
	}

	/** As {@link Bindings#objects}. */
	public Map<Variable, MemoryObject> bindings() {
		return bindings.objects();
	}

	/** A name gets a copy: other functions go on to use the original. */
	public void keepOriginal(Variable variable, MemoryObject original) {
		bindings = bindings.withOriginal(variable, original);
	}

	/** As {@link Bindings#originals}. */
	public Map<Variable, MemoryObject> originals() {
		return bindings.originals();
	}

	/** As {@link Bindings#withOriginals}. */
	public void setOriginals(Map<Variable, MemoryObject> saved) {
		bindings = bindings.withOriginals(saved);
	}

	/** What names mean here. */
	public Bindings names() {
		return bindings;
	}

	/** Names, and lengths of arrays, mean what they meant elsewhere: a call of the same function in between had its own. */
	public void setNames(Bindings names) {
		bindings = names;
	}

	/** All names mean what they meant when they were saved. */
	public void restoreBindings(Map<Variable, MemoryObject> saved) {
		bindings = bindings.with(saved);
	}

	/** As {@link Bindings#length}. */
	public Optional<IntExpr> length(Expression expression) {
		return bindings.length(expression);
	}

	/** As {@link Bindings#withLength}. */
	public void setLength(Expression expression, IntExpr value) {
		bindings = bindings.withLength(expression, value);
	}

	/** As {@link Memory#contents}. */
	public Optional<Contents> contents(MemoryObject object) {
		return memory.contents(object);
	}

	/** As {@link Memory#setContents}. */
	public void setContents(MemoryObject object, Contents contents) {
		memory.setContents(object, contents);
	}

	/** As {@link Memory#forEachLedTo}. */
	void forEachLedTo(MemoryObject object, Consumer<MemoryObject> each) {
		memory.forEachLedTo(object, each);
	}

	/** As {@link Memory#objects}. */
	public Set<MemoryObject> objects() {
		return memory.objects();
	}

	/** The objects with contents that may be the same as a given one: of two that the program names itself none is. */
	public List<MemoryObject> objectsBeside(MemoryObject object) {
		return memory.objectsBeside(object);
	}

	/** The objects' lives have ended. */
	public void forget(Set<MemoryObject> objects) {
		memory.forget(objects);
	}

	/** As {@link Memory#depobj}. */
	public Optional<List<Dependence>> depobj(Place place) {
		return memory.depobj(place);
	}

	/** As {@link Memory#setDepobj}. */
	public void setDepobj(Place place, List<Dependence> held) {
		memory.setDepobj(place, held);
	}

	/** Forgets what the depend object holds, and others of its array that may be the same. */
	public void loseDepobj(Place place) {
		memory.loseDepobj(place);
	}

	/** Whether the object surely has storage on a device. */
	public boolean isOnDevice(MemoryObject object) {
		return memory.isOnDevice(object);
	}

	/** What may have storage on a device. */
	public Map<MemoryObject, Presence> onDevice() {
		return memory.onDevice();
	}

	/** As {@link Memory#setOnDevice}. */
	public void setOnDevice(Map<MemoryObject, Presence> objects) {
		memory.setOnDevice(objects);
	}

	/** From here on shared memory may hold what code beside has left there: depend objects, and what has storage on a device. */
	public void mayMeet(State other) {
		memory.mayBeAsIn(other.memory);
	}

	/**
	 * Allows for another point of the same task to have been before this one: of shared memory, and of what may order or exclude what
	 * follows, that may hold here.
	 *
	 * @return whether less is known here than before
	 */
	public boolean mayFollow(State other) {
		Knowledge before = knowledge;
		knowledge = knowledge.orAsIn(other.knowledge);
		return memory.mayBeAsIn(other.memory) | !knowledge.equals(before);
	}

	/** What {@link #mayFollow} speaks of, and the limit of threads, is as in another state. */
	public void setAsBetween(State other) {
		memory.setAsIn(other.memory);
		knowledge = knowledge.orAsIn(other.knowledge);
	}

	/** The same where symbols have values, as far as code behind it can tell. */
	public State with(Substitution values) {
		return new State(control.with(values), knowledge.with(values), bindings.with(values), memory.with(values), locks.with(values));
	}

	/**
	 * Joins the two ends of a branch; where one of them is dead only the other counts.
	 *
	 * @param first what an object holds in a state that knows nothing of it
	 * @param lost what an object holds that is not known any more
	 */
	public static State join(BoolExpr condition, State whenTrue, State whenFalse, BiFunction<State, MemoryObject, Contents> first,
			Function<MemoryObject, Contents> lost) {
		boolean both = !whenTrue.isDead() && !whenFalse.isDead();
		State on = whenTrue.isDead() && !whenFalse.isDead() ? whenFalse : whenTrue;
		Knowledge knowledge = both ? Knowledge.join(whenTrue.knowledge, whenFalse.knowledge)
				: Knowledge.either(on.knowledge, whenTrue.knowledge, whenFalse.knowledge);
		Memory memory = both
				? Memory.join(condition, whenTrue.memory, whenFalse.memory, o -> first.apply(whenTrue, o), o -> first.apply(whenFalse, o),
						lost)
				: Memory.either(on.memory, whenTrue.memory, whenFalse.memory);
		return new State(Control.join(condition, on.control, whenTrue.control, whenFalse.control), knowledge,
				Bindings.join(on.bindings, whenTrue.bindings, whenFalse.bindings), memory,
				both ? HeldLocks.join(condition, whenTrue.locks, whenFalse.locks) : on.locks);
	}

	/** The list with one more state. */
	public static List<State> with(List<State> states, State added) {
		return Control.union(states, List.of(added));
	}

	/** The condition under which one of the states is reached. */
	public static BoolExpr reached(List<State> states) {
		return Bools.or(states.stream().map(State::live).toList());
	}
}
