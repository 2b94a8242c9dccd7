package org.racelens.execution.state;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Consumer;
import org.racelens.execution.region.Exposed;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Kind;
import org.racelens.execution.region.Place;
import org.racelens.execution.value.HandedMemory;
import org.racelens.execution.value.Messages;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.Windows;
import org.racelens.logic.term.Ints;
import org.racelens.model.effort.Effort;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;

/**
 * Whose addresses the execution of a root has handed to code that is not analysed. What such code has once got it may keep, and use in any
 * later call.
 */
public final class Exposure {
	/** as many as are followed in the time that a unit of effort takes */
	private static final int LINKS_PER_UNIT = 8;

	private final Map<MemoryObject, Integer> given = new LinkedHashMap<>();
	private final Map<MemoryObject, Integer> chosen = new LinkedHashMap<>();
	private final Set<MemoryObject> compared = new LinkedHashSet<>();
	private boolean anyCompared;
	/** what pointers led to that were ever stored in an object */
	private final Map<MemoryObject, Set<MemoryObject>> stored = new LinkedHashMap<>();
	/** the classes whose objects were ever stored in an object */
	private final Map<MemoryObject, Set<Type>> classes = new LinkedHashMap<>();
	/** what integers that were ever stored in an object led to, and what bytes lead to that were copied there */
	private final Map<MemoryObject, Set<MemoryObject>> asNumbers = new LinkedHashMap<>();
	/** whose addresses have become numbers that are not followed */
	private final Set<MemoryObject> numbered = new LinkedHashSet<>();
	/** what the objects may be that pointers in lost memory lead to */
	private final Map<MemoryObject, Set<MemoryObject>> instead = new LinkedHashMap<>();
	private final Messages messages = new Messages();
	private final Windows windows = new Windows();
	private final HandedMemory handed = new HandedMemory();
	private final VariableUses variables;
	private int calls;
	/** Made when it is asked for, and only again after a change: stores ask for it far more often than calls change it. */
	private Optional<Exposed> now = Optional.empty();

	public Exposure(VariableUses variables) {
		this.variables = variables;
	}

	/** At the start of a root. */
	public void clear() {
		given.clear();
		chosen.clear();
		compared.clear();
		anyCompared = false;
		messages.clear();
		windows.clear();
		handed.clear();
		stored.clear();
		classes.clear();
		asNumbers.clear();
		numbered.clear();
		instead.clear();
		calls = 0;
		now = Optional.empty();
	}

	/** What calls have begun that do not block. */
	public Messages messages() {
		return messages;
	}

	/** The memory that other processes may write. */
	public Windows windows() {
		return windows;
	}

	/** The memory in which code that is not seen may find code. */
	public HandedMemory handed() {
		return handed;
	}

	/** Unknown code is called. */
	public void call() {
		calls++;
	}

	/** The code that is called now, or any that is called later, gets the addresses of objects, and of what these lead to. */
	public void give(Collection<MemoryObject> objects, State state) {
		Set<MemoryObject> roots = new LinkedHashSet<>(numbered);
		roots.addAll(objects);
		numbered.clear();
		reachedFrom(roots, state).forEach(o -> given.putIfAbsent(o, calls));
		now = Optional.empty();
	}

	/** Where a pointer leads becomes a number that is not followed: whoever gets it may have the address. */
	public void number(Value pointer) {
		Set<MemoryObject> objects = Value.pointedTo(pointer);
		objects.forEach(o -> given.putIfAbsent(o, calls));
		numbered.addAll(objects);
		compared.addAll(objects);
		now = Optional.empty();
	}

	/**
	 * A value that is not followed is read from an object: it may be any pointer that was ever stored there; a number may be made of the
	 * addresses that were put there as numbers.
	 */
	public void look(MemoryObject holder, Type type, Value seen, State state) {
		if (isSetByText(holder) && compared.addAll(Value.pointedTo(seen))) {
			now = Optional.empty();
		}
		Set<MemoryObject> held = stored.getOrDefault(holder, Set.of());
		if (held.isEmpty()) {
			return;
		}
		for (Value value : Value.scalars(seen)) {
			boolean pointer = type instanceof PointerType || value instanceof Value.Pointer;
			if (pointer ? value.isUnknownPointer() || value.targets().stream().anyMatch(Place::isUnknown)
					: asNumbers.containsKey(holder) && Ints.constant(value.term()).isEmpty()) {
				give(pointer ? held : asNumbers.get(holder), state);
			}
			value.targets().stream().map(Place::object).filter(o -> o.kind() == Kind.LOST_POINTEE)
					.forEach(o -> instead.computeIfAbsent(o, x -> new LinkedHashSet<>()).addAll(held));
		}
	}

	/**
	 * Whether the text itself sets the pointers in an object, as in a variable that functions have in common: callers do not choose them.
	 */
	private boolean isSetByText(MemoryObject holder) {
		return holder.variable().filter(v -> !v.isAutomatic()).isPresent() || compared.contains(holder);
	}

	/** Callers of the root may hold where an object is, in what they pass and in all that others can reach. */
	public void giveToCallers(MemoryObject object) {
		given.put(object, Exposed.TO_CALLERS);
		now = Optional.empty();
	}

	/** Some objects, and all that pointers in them lead to, directly or by others. */
	public Set<MemoryObject> reachedFrom(Collection<MemoryObject> objects, State state) {
		Set<MemoryObject> reached = new LinkedHashSet<>(objects);
		Deque<MemoryObject> open = new ArrayDeque<>(reached);
		int[] followed = { 0 };
		Consumer<MemoryObject> follow = object -> {
			followed[0]++;
			if (reached.add(object)) {
				open.add(object);
			}
		};
		while (!open.isEmpty()) {
			MemoryObject object = open.poll();
			state.forEachLedTo(object, follow);
			stored.getOrDefault(object, Set.of()).forEach(follow);
			instead.getOrDefault(object, Set.of()).forEach(follow);
		}
		Effort.spend(followed[0] / LINKS_PER_UNIT);
		return reached;
	}

	/** What pointers in an object lead to, or have led to. */
	public Set<MemoryObject> heldIn(MemoryObject object, State state) {
		Set<MemoryObject> held = new LinkedHashSet<>();
		state.forEachLedTo(object, held::add);
		held.addAll(stored.getOrDefault(object, Set.of()));
		return held;
	}

	/** An object of a class comes into being in an object. */
	public void put(MemoryObject holder, Type type) {
		classes.computeIfAbsent(holder, h -> new LinkedHashSet<>()).add(type);
	}

	/** The objects in which pointers or objects of classes were stored. */
	public Set<MemoryObject> holders() {
		Set<MemoryObject> holders = new LinkedHashSet<>(stored.keySet());
		holders.addAll(classes.keySet());
		return holders;
	}

	/** What pointers that were stored in an object led to. */
	public Set<MemoryObject> storedIn(MemoryObject object) {
		return stored.getOrDefault(object, Set.of());
	}

	/** The classes of the objects that were stored in an object. */
	public Set<Type> classesIn(MemoryObject object) {
		return classes.getOrDefault(object, Set.of());
	}

	/** Whether code that is not analysed may read what is stored in an object. */
	boolean isOpen(MemoryObject object) {
		return object.isFromOutside() || given.containsKey(object)
				|| object.variable().filter(v -> v.storage() == Variable.Storage.GLOBAL).isPresent();
	}

	/** The code that is called now yields a pointer to an object of its choice. */
	public void choose(MemoryObject object) {
		chosen.putIfAbsent(object, calls);
		now = Optional.empty();
	}

	/** The program asks whether two objects are the same, or which one comes first. */
	public void compare(Value first, Value second) {
		Set<MemoryObject> objects = Value.pointedTo(first);
		Set<MemoryObject> others = Value.pointedTo(second);
		if (!objects.isEmpty() && !others.isEmpty() && !objects.equals(others)) {
			compared.addAll(objects);
			compared.addAll(others);
			now = Optional.empty();
		}
	}

	/** The program asks whether two blocks hold the same, addresses among it. */
	public void compareBlocks() {
		anyCompared = true;
		now = Optional.empty();
	}

	/** An object takes a value: pointers in it, which lead anywhere in a structure whose parts are not followed. */
	public void keep(MemoryObject holder, Type type, Value value, State state) {
		if (type instanceof RecordType) {
			put(holder, type);
		}
		boolean followed = !(type instanceof RecordType) || value instanceof Value.Structure;
		Set<MemoryObject> targets = followed ? Value.pointedTo(value) : reached(state);
		if (type instanceof IntegerType) {
			keepAsNumbers(holder, targets);
		}
		if (value instanceof Value.Structure || Ints.constant(value.term()).isEmpty()) {
			messages.take(holder);
		}
		led(holder, targets, state);
	}

	private void keepAsNumbers(MemoryObject holder, Collection<MemoryObject> targets) {
		if (!targets.isEmpty()) {
			asNumbers.computeIfAbsent(holder, h -> new LinkedHashSet<>()).addAll(targets);
		}
	}

	/** Bytes of an object are copied into another one, and pointers with them; where that is of integers, as numbers. */
	public void copy(MemoryObject holder, Collection<MemoryObject> targets, State state) {
		Type element = holder.element();
		while (element instanceof ArrayType a) {
			element = a.element();
		}
		if (element instanceof IntegerType) {
			keepAsNumbers(holder, targets);
		}
		store(holder, targets, state);
	}

	/** What a pointer may lead to of which nothing is known. */
	public Set<MemoryObject> reached(State state) {
		Set<MemoryObject> objects = state.objects();
		objects.removeIf(o -> !variables.isReached(o));
		return objects;
	}

	/** Pointers to objects are stored in another one. */
	public void store(MemoryObject holder, Collection<MemoryObject> targets, State state) {
		messages.take(holder);
		led(holder, targets, state);
	}

	private void led(MemoryObject holder, Collection<MemoryObject> targets, State state) {
		if (targets.isEmpty()) {
			return;
		}
		stored.computeIfAbsent(holder, h -> new LinkedHashSet<>()).addAll(targets);
		if (isOpen(holder)) {
			give(targets, state);
		}
	}

	/** All that unknown code may have kept the address of. */
	public Set<MemoryObject> given() {
		return new LinkedHashSet<>(given.keySet());
	}

	/** The addresses handed out so far, as a value that does not change any more. */
	public Exposed now() {
		if (now.isEmpty()) {
			now = Optional.of(given.isEmpty() && chosen.isEmpty() && compared.isEmpty() && !anyCompared ? Exposed.NOTHING
					: new Exposed(given, chosen, compared, anyCompared));
		}
		return now.get();
	}

	/** As {@link Exposed#keepsApart}. */
	boolean keepsApart(MemoryObject a, MemoryObject b) {
		return (a.isPointee() || b.isPointee()) && now().keepsApart(a, b);
	}
}
