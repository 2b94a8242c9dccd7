package org.racelens.execution.memory;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Initializers;
import org.racelens.execution.arithmetic.Scalars;
import org.racelens.execution.arithmetic.Signs;
import org.racelens.execution.arithmetic.Structures;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.OrderMark.Strength;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.AtomicScope;
import org.racelens.execution.state.SharedLoads;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Touch;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;

/**
 * Loads and stores. What only the executing thread can reach keeps its values in the state; what the team shares is recorded as accesses,
 * and a load of it keeps the value from before the region only if nothing in the region may write it (semantics §2, Values).
 */
public final class MemoryModel {
	private final Machine machine;
	private final ThreadCopies copies;
	private final InputRanges ranges;
	private final Sharing sharing;
	private final Structures structures;
	private final Signs signs;
	private final Scalars scalars;
	private final AccessRecorder accesses;
	private final HeldContents held;
	private final ChangingMemory changing;
	private final UnknownPointers unknown;
	private final PublishedPointers pointers;
	private final LargeValues large;
	private final BlockAccesses blocks;

	public MemoryModel(Machine machine, Arithmetic arithmetic, Signs signs, Initializers initializers) {
		this.machine = machine;
		this.signs = signs;
		ranges = new InputRanges(machine, arithmetic, signs);
		copies = new ThreadCopies(machine);
		sharing = new Sharing(machine);
		structures = new Structures(machine);
		scalars = new Scalars(machine);
		accesses = new AccessRecorder(machine, sharing, copies);
		held = new HeldContents(machine, initializers, sharing, structures);
		changing = new ChangingMemory(machine);
		unknown = new UnknownPointers(machine, held);
		pointers = new PublishedPointers(machine);
		large = new LargeValues(machine);
		blocks = new BlockAccesses(machine, copies, sharing, accesses, held, unknown);
	}

	/** An access of a place by a type: the object is accessed by it from now on. */
	private Use accessing(Place place, Type type, Use use) {
		Use typed = use.by(machine.aliasing().of(type));
		machine.aliasing().access(place.object(), typed.types().orElseThrow());
		machine.aliasing().access(place, type);
		accesses.checkSection(place, scalars.size(place, type).map(Ints::of).orElse(Ints.ONE), typed);
		return typed;
	}

	/** Reads the one of some places whose guard holds. */
	public Value load(List<Place> places, Type type, Use use) {
		return Value.chosen(places, place -> loadOne(place, type, use)).map(v -> large.bounded(v, use.range()))
				.orElseGet(() -> unknown.read(use));
	}

	/** Reads one place. */
	public Value loadOne(Place at, Type type, Use source) {
		if (at.isUnknown()) {
			return unknown.read(source);
		}
		Place place = copies.named(at);
		Use use = accessing(place, type, source);
		Optional<Long> size = scalars.size(place, type);
		boolean shared = isShared(place.object()) || copies.isAnother(place);
		if (shared || sharing.isReachedByOthers(place)) {
			accesses.record(place, size.map(Ints::of).orElse(Ints.ONE), Touch.READ, use);
		}
		Value found = structures.loaded(type, part -> seen(place.plus(Ints.of(part.offset())), part.type(), shared, use), use.range())
				.orElseGet(() -> seen(place, type, shared, use));
		machine.exposure().look(place.object(), type, found, use.state());
		return found;
	}

	/** What a load finds, whose access is recorded. */
	private Value seen(Place place, Type type, boolean shared, Use use) {
		Optional<Long> size = scalars.size(place, type);
		if (!shared || sharing.isMadeOnce(place.object())) {
			return read(place, type, use);
		}
		TaskContext task = machine.task().orElseThrow();
		boolean reachable = task.run().mayWrite().isEverything()
				&& place.object().variable().filter(machine.variables()::isAddressed).isPresent();
		if (!reachable && !Sharing.mayBeWritten(place, size, use, task) && !copies.isAnother(place)) {
			return read(place, type, use);
		}
		Optional<Value> again = task.atomic().update().filter(u -> task.atomic().places().contains(use.range()))
				.flatMap(u -> u.known(place));
		if (again.isPresent()) {
			return marked(again.get(), place, type, use);
		}
		ModelGap why = machine.havoc(use.inSource(), Unfollowed.REGION_MAY_WRITE_X_WHILE_IT_IS_READ_HERE.of(place.object().name()));
		boolean uniform = !changing.mayChange(place.object(), use) && AccessRecorder.isUniform(place, use, task);
		SharedLoads loads = machine.unknowns().sharedLoads();
		IntExpr value = uniform ? loads.seenByAll(machine.apply("team", why, task.enclosing().uniformTrips()))
				: loads.seen(machine.lost("loaded", why));
		if (Arithmetic.isUnsigned(type)) {
			machine.unknowns().unsignedLoads().add(value);
		}
		Value seen = !(type instanceof PointerType) ? new Value.Number(value)
				: changing.mayChange(place.object(), use) ? new Value.Pointer(List.of(), value)
				: pointers.of(value, place, size, scalars.load(held.of(use.state(), place.object()), place, type), use.state());
		task.atomic().update().ifPresent(u -> u.load(place, seen));
		return marked(seen, place, type, use);
	}

	private Value marked(Value seen, Place place, Type type, Use use) {
		if (changing.isInWindow(place.object())) {
			return seen;
		}
		accesses.markRead(use, () -> new OrderMark.Read(machine.task().orElseThrow().atomic().strength(),
				ranges.otherSigns().told(seen.term(), place, type, use),
				initial(place, type, use.state()).filter(i -> OtherSigns.isOf(i, type))));
		return seen;
	}

	/** What stood there before the region; of another thread's copy that is not followed. */
	Optional<IntExpr> initial(Place place, Type type, State state) {
		return copies.isAnother(place) ? Optional.empty() : scalars.load(held.of(state, place.object()), place, type).map(Value::term);
	}

	/** What the state holds, unless others than the program may change it at any time. */
	public Value read(Place place, Type type, Use use) {
		if (changing.mayChange(place.object(), use)) {
			IntExpr now = changing.now(place.object(), use);
			if (Arithmetic.isUnsigned(type)) {
				machine.unknowns().unsignedLoads().add(now);
				machine.knowing(now instanceof Symbol ? Bools.lessEqual(Ints.ZERO, now) : Bools.TRUE, use.state());
			}
			return type instanceof PointerType ? new Value.Pointer(List.of(), now) : new Value.Number(now);
		}
		return scalars.load(held.of(use.state(), place.object()), place, type)
				.map(v -> ranges.of(v, place, type, held.of(use.state(), place.object()), use))
				.orElseGet(() -> part(place.object(), type, use));
	}

	/** A part of a value, or of several: who puts the parts of a pointer together again may have it, and where they go is not followed. */
	private Value part(MemoryObject object, Type type, Use use) {
		if (!(type instanceof PointerType)) {
			machine.exposure().give(machine.exposure().heldIn(object, use.state()), use.state());
		}
		return new Value.Number(machine.lost("value", machine.havoc(use.inSource(), Unfollowed.VALUE_OF_X_IS_NOT_KNOWN.of(object.name()))));
	}

	/** Whether others than the threads of the program may write an object at any time. */
	public boolean isInWindow(MemoryObject object) {
		return changing.isInWindow(object);
	}

	/** Stores a value in whichever of the places the address means; where an address is unknown, anything may be written. */
	public void store(List<Place> places, Type type, Value given, Use source) {
		if (places.isEmpty()) {
			unknown.write(source);
			return;
		}
		for (Place at : places) {
			if (at.isUnknown()) {
				unknown.write(source);
				continue;
			}
			Place place = copies.named(at);
			Use use = accessing(place, type, source);
			Value value = ranges.otherSigns().written(given, place, type, use);
			Optional<Long> size = scalars.size(place, type);
			machine.recorder().logs().forEach(log -> Structures.log(log, place, value, size, use.types().orElseThrow()));
			machine.exposure().keep(place.object(), type, value, use.state());
			if (isShared(place.object()) || copies.isAnother(place)) {
				succeed(place, type, use);
				accesses.record(place, size.map(Ints::of).orElse(Ints.ONE), Touch.WRITE, use);
				markWrite(place, type, value, use);
				copies.forget(place, held, use);
				held.loseAliases(place.object(), use);
				escape(value, use);
			} else {
				if (sharing.isReachedByOthers(place)) {
					accesses.record(place, size.map(Ints::of).orElse(Ints.ONE), Touch.WRITE, use);
					markWrite(place, type, value, use);
				}
				if (value instanceof Value.Structure structure) {
					structure.parts().forEach(p -> write(place.plus(Ints.of(p.offset())), Optional.of(p.size()), p.value(), use));
				} else {
					write(place, size, value, use);
				}
			}
		}
	}

	/** A comparison was successful: what it read is read by the order of that from now on. OpenMP 5.2 §15.8.4 */
	private void succeed(Place place, Type type, Use use) {
		TaskContext task = machine.task().orElseThrow();
		AtomicScope scope = task.atomic();
		if (scope.places().contains(use.range()) && scope.comparison().done().filter(Strength::acquires).isPresent()) {
			task.setAtomic(scope.ordering(scope.comparison().done().get()));
			try {
				loadOne(place, type, use);
			} finally {
				task.setAtomic(scope);
			}
		}
	}

	/** What other processes write as well hands nothing over. */
	private void markWrite(Place place, Type type, Value value, Use use) {
		if (changing.isInWindow(place.object())) {
			return;
		}
		TaskContext task = machine.task().orElseThrow();
		List<IntExpr> found = task.atomic().update().map(u -> u.store(place, value)).orElse(List.of());
		Optional<IntegerType> number = Optional.of(Layout.value(type)).filter(IntegerType.class::isInstance).map(IntegerType.class::cast);
		Strength strength = task.atomic().comparison().done().orElse(task.atomic().strength());
		accesses.markWrite(use, () -> {
			IntExpr left = ranges.otherSigns().told(value.term(), place, type, use);
			return left != value.term() ? new OrderMark.Write(strength, left, number, List.of())
					: new OrderMark.Write(strength, found.isEmpty() ? told(type, value, use) : left, number, found);
		});
	}

	/** What others find of a value: an unsigned number has no term where it is larger than every signed one. */
	private IntExpr told(Type type, Value value, Use use) {
		IntExpr term = value.term();
		return !Arithmetic.isUnsigned(type) || signs.isNonNegative(term, use.state().live()) ? term
				: Ints.choice(Bools.less(term, Ints.ZERO),
						machine.lost("large", machine.havoc(use.inSource(), Unfollowed.VALUE_OF_X_IS_NOT_KNOWN.of(use.variable()))), term);
	}

	/** A thread's own object whose address others can read is not followed, unless the thread allocates but one at its place. */
	private void escape(Value value, Use use) {
		List<MemoryObject> own = Value.pointedTo(value).stream().filter(o -> !isShared(o)).toList();
		own.stream().filter(sharing::canBePublished).forEach(machine.task().orElseThrow().run().escapesFound()::addPublished);
		if (!own.stream().allMatch(sharing::canBePublished) && !machine.recorder().isMuted()) {
			machine.recorder().gap(GapKind.UNMODELLED_POINTER, use.inSource(),
					Unfollowed.ADDRESS_OF_AN_OWN_OBJECT_IS_STORED_FOR_OTHERS.of());
		}
	}

	private void write(Place place, Optional<Long> size, Value value, Use use) {
		State state = use.state();
		held.loseAliases(place.object(), use);
		Optional<Contents> changed = size.filter(n -> place.instance().isEmpty())
				.flatMap(n -> scalars.store(held.of(state, place.object()), place, n, value));
		state.setContents(place.object(),
				changed.orElseGet(() -> held.lost(place.object(), use.range(), Unfollowed.PART_WAS_WRITTEN.of())));
	}

	/** Where the accesses are recorded that others can meet. */
	public AccessRecorder accesses() {
		return accesses;
	}

	/** What states hold of objects. */
	public HeldContents held() {
		return held;
	}

	/** Accesses through pointers of which nothing is known. */
	public UnknownPointers unknown() {
		return unknown;
	}

	/** Accesses of blocks of bytes. */
	public BlockAccesses blocks() {
		return blocks;
	}

	/** See {@link Sharing#isShared}. */
	public boolean isShared(MemoryObject object) {
		return sharing.isShared(object);
	}
}
