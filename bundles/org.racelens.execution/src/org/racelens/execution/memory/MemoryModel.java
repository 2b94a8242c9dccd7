package org.racelens.execution.memory;

import java.util.List;
import java.util.Optional;
import org.racelens.execution.arithmetic.Arithmetic;
import org.racelens.execution.arithmetic.Initializers;
import org.racelens.execution.arithmetic.Scalars;
import org.racelens.execution.arithmetic.Structures;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.Team;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.MemoryObject.Kind;
import org.racelens.execution.region.OrderMark;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Pointees;
import org.racelens.execution.value.Touch;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.WrittenPart;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.TermSize;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/**
 * Loads and stores. What only the executing thread can reach keeps its values in the state; what the team shares is recorded as accesses,
 * and a load of it keeps the value from before the region only if nothing in the region may write it (semantics §2, Values).
 */
public final class MemoryModel {
	private static final int MOST_TERM_PARTS = 1500;

	private final Machine machine;
	private final Initializers initializers;
	private final ThreadCopies copies;
	private final InputRanges ranges;
	private final Sharing sharing;
	private final Structures structures;
	private final Scalars scalars;
	private final AccessRecorder accesses;

	public MemoryModel(Machine machine, Arithmetic arithmetic, Initializers initializers) {
		this.machine = machine;
		ranges = new InputRanges(machine, arithmetic);
		this.initializers = initializers;
		copies = new ThreadCopies(machine);
		sharing = new Sharing(machine);
		structures = new Structures(machine);
		scalars = new Scalars(machine);
		accesses = new AccessRecorder(machine, sharing, copies);
	}

	/** An access of a place by a type: the object is accessed by it from now on. */
	private Use accessing(Place place, Type type, Use use) {
		Use typed = use.by(machine.aliasing().of(type));
		machine.aliasing().access(place.object(), typed.types().orElseThrow());
		accesses.checkSection(place, scalars.size(place, type).map(Ints::of).orElse(Ints.ONE), typed);
		return typed;
	}

	/** Reads the one of some places whose guard holds. */
	public Value load(List<Place> places, Type type, Use use) {
		return Value.chosen(places, place -> loadOne(place, type, use)).map(v -> bounded(v, use.range()))
				.orElseGet(() -> unknownPointer(use, Unfollowed.READS_THROUGH_POINTER_OF_UNKNOWN_ORIGIN));
	}

	/** The value, or an unknown one that depends on the same symbols where its term has grown too large to go on with. */
	private Value bounded(Value value, SourceRange place) {
		boolean large = TermSize.exceeds(value.term(), MOST_TERM_PARTS) || value instanceof Value.Pointer p && p.targets().stream()
				.anyMatch(t -> TermSize.exceeds(t.guard(), MOST_TERM_PARTS) || TermSize.exceeds(t.offset(), MOST_TERM_PARTS));
		if (!large) {
			return value;
		}
		IntExpr unknown = machine.lostOf("large", machine.havoc(place, Unfollowed.TOO_MANY_CONDITIONS.of()), List.of(value.term()));
		return value instanceof Value.Pointer ? new Value.Pointer(List.of(), unknown) : new Value.Number(unknown);
	}

	private Value unknownPointer(Use use, Unfollowed what) {
		ModelGap gap = new ModelGap(GapKind.UNMODELLED_POINTER, use.range(), what.of());
		if (!machine.recorder().isMuted() && !use.state().isDead()) {
			machine.team().ifPresent(t -> t.run().gaps().add(gap));
		}
		return new Value.Number(machine.lost("pointed", gap));
	}

	/** Reads one place. */
	public Value loadOne(Place at, Type type, Use source) {
		if (isUnknown(at)) {
			return unknownPointer(source, Unfollowed.READS_THROUGH_POINTER_OF_UNKNOWN_ORIGIN);
		}
		Place place = copies.named(at);
		Use use = accessing(place, type, source);
		Optional<Long> size = scalars.size(place, type);
		boolean shared = isShared(place.object()) || copies.isAnother(place);
		if (shared || sharing.isReachedByOthers(place)) {
			accesses.record(place, size.map(Ints::of).orElse(Ints.ONE), Touch.READ, use);
		}
		return structures.loaded(type, part -> seen(place.plus(Ints.of(part.offset())), part.type(), shared, use), use.range())
				.orElseGet(() -> seen(place, type, shared, use));
	}

	/** What a load finds, whose access is recorded. */
	private Value seen(Place place, Type type, boolean shared, Use use) {
		Optional<Long> size = scalars.size(place, type);
		if (!shared || sharing.isMadeOnce(place.object())) {
			return read(place, type, use);
		}
		Team team = machine.team().orElseThrow();
		boolean reachable = team.run().mayWrite().isEverything()
				&& place.object().variable().filter(machine.variables()::isAddressed).isPresent();
		if (!reachable && !Sharing.mayBeWritten(place, size, use, team) && !copies.isAnother(place)) {
			return read(place, type, use);
		}
		Optional<Value> again = team.atomic().update().filter(u -> team.atomic().places().contains(use.range()))
				.flatMap(u -> u.known(place));
		if (again.isPresent()) {
			return marked(again.get(), place, type, use);
		}
		ModelGap why = machine.havoc(use.range(), Unfollowed.REGION_MAY_WRITE_X_WHILE_IT_IS_READ_HERE.of(place.object().name()));
		boolean uniform = AccessRecorder.isUniform(place, use, team);
		IntExpr value = uniform ? machine.apply("team", why, team.enclosing().uniformTrips())
				: machine.unknowns().sharedLoads().seen(machine.lost("loaded", why));
		if (Arithmetic.isUnsigned(type)) {
			machine.unknowns().unsignedLoads().add(value);
		}
		Value seen = type instanceof PointerType ? new Value.Pointer(List.of(), value) : new Value.Number(value);
		team.atomic().update().ifPresent(u -> u.load(place, seen));
		return marked(seen, place, type, use);
	}

	private Value marked(Value seen, Place place, Type type, Use use) {
		accesses.markRead(use, () -> new OrderMark.Read(machine.team().orElseThrow().atomic().strength(), seen.term(),
				initial(place, type, use.state())));
		return seen;
	}

	/** What stood there before the region; of another thread's copy that is not followed. */
	public Optional<IntExpr> initial(Place place, Type type, State state) {
		return copies.isAnother(place) ? Optional.empty() : scalars.load(contents(state, place.object()), place, type).map(Value::term);
	}

	/** What the state holds. */
	public Value read(Place place, Type type, Use use) {
		return scalars.load(contents(use.state(), place.object()), place, type).filter(v -> !machine.variables().isHandled(place.object()))
				.map(v -> ranges.of(v, place, type, contents(use.state(), place.object()), use)).orElseGet(() -> new Value.Number(
						machine.lost("value", machine.havoc(use.range(), Unfollowed.VALUE_OF_X_IS_NOT_KNOWN.of(place.object().name())))));
	}

	public void store(List<Place> places, Type type, Value value, Use source) {
		if (places.isEmpty()) {
			storeAnywhere(source);
			return;
		}
		for (Place at : places) {
			if (isUnknown(at)) {
				storeAnywhere(source);
				continue;
			}
			Place place = copies.named(at);
			Use use = accessing(place, type, source);
			Optional<Long> size = scalars.size(place, type);
			machine.recorder().logs().forEach(log -> Structures.log(log, place, value, size, use.types().orElseThrow()));
			machine.exposure().keep(place.object(), type, value, use.state());
			if (isShared(place.object()) || copies.isAnother(place)) {
				accesses.record(place, size.map(Ints::of).orElse(Ints.ONE), Touch.WRITE, use);
				markWrite(place, value, use);
				copies.forget(place, this, use);
				loseAliases(place.object(), use);
				escape(value, use);
			} else {
				if (sharing.isReachedByOthers(place)) {
					accesses.record(place, size.map(Ints::of).orElse(Ints.ONE), Touch.WRITE, use);
					markWrite(place, value, use);
				}
				if (value instanceof Value.Structure structure) {
					structure.parts().forEach(p -> write(place.plus(Ints.of(p.offset())), Optional.of(p.size()), p.value(), use));
				} else {
					write(place, size, value, use);
				}
			}
		}
	}

	private void markWrite(Place place, Value value, Use use) {
		Team team = machine.team().orElseThrow();
		List<IntExpr> found = team.atomic().update().map(u -> u.store(place, value)).orElse(List.of());
		accesses.markWrite(use, () -> new OrderMark.Write(team.atomic().strength(), value.term(), found));
	}

	public static boolean isUnknown(Place place) {
		return place.object().equals(MemoryObject.UNKNOWN);
	}

	/** A write through a pointer of which nothing is known: what has an address may have been written. */
	void storeAnywhere(Use use) {
		unknownPointer(use, Unfollowed.WRITES_THROUGH_POINTER_OF_UNKNOWN_ORIGIN);
		machine.recorder().logs().forEach(WriteLog::addEverything);
		use.state().objects().stream().filter(machine.variables()::isReached)
				.forEach(o -> machine.recorder().logs().forEach(log -> log.add(o, Ints.ZERO, Optional.empty())));
		loseAliases(MemoryObject.UNKNOWN, use);
	}

	/** A thread's own object whose address others can read is not followed. */
	private void escape(Value value, Use use) {
		boolean own = Value.scalars(value).stream()
				.anyMatch(v -> v instanceof Value.Pointer p && p.targets().stream().anyMatch(t -> !isShared(t.object())));
		if (own && !machine.recorder().isMuted()) {
			machine.recorder().gap(GapKind.UNMODELLED_POINTER, use.range(), Unfollowed.ADDRESS_OF_AN_OWN_OBJECT_IS_STORED_FOR_OTHERS.of());
		}
	}

	private void write(Place place, Optional<Long> size, Value value, Use use) {
		State state = use.state();
		loseAliases(place.object(), use);
		Optional<Contents> changed = size.filter(n -> place.instance().isEmpty())
				.flatMap(n -> scalars.store(contents(state, place.object()), place, n, value));
		state.setContents(place.object(), changed.orElseGet(() -> lost(place.object(), use.range(), Unfollowed.PART_WAS_WRITTEN.of())));
	}

	/** What may be the same memory under another name has unknown contents after a write. */
	public void loseAliases(MemoryObject written, Use use) {
		if (written.kind() == Kind.LOST_POINTEE) {
			ModelGap why = machine.havoc(use.range(), Unfollowed.X_WHICH_MAY_BE_ANY_MEMORY_IS_WRITTEN.of(written.name()));
			use.state().knowledge().setEverythingLost(Optional.of(why));
		}
		if (!machine.variables().isReached(written)) {
			return;
		}
		EffectiveTypes as = use.types().orElseGet(() -> machine.aliasing().of(written));
		for (MemoryObject object : use.state().objectsBeside(written)) {
			if (!object.equals(written) && machine.variables().isReached(object) && !isShared(object)
					&& machine.aliasing().mayMeet(object, machine.aliasing().of(object), written, as)) {
				use.state().setContents(object, lost(object, use.range(), Unfollowed.X_WHICH_MAY_BE_IT_IS_WRITTEN.of(written.name())));
			}
		}
	}

	/** A read or write of a range of bytes whose value does not matter. */
	public void touch(Place at, IntExpr bytes, Touch touch, Use use) {
		if (isUnknown(at)) {
			touchUnknown(touch, use);
			return;
		}
		Place place = copies.named(at);
		use.types().ifPresent(as -> machine.aliasing().access(place.object(), as));
		accesses.checkSection(place, bytes, use);
		if (touch == Touch.WRITE) {
			machine.recorder().logs().forEach(log -> log.add(place, bytes));
			loseAliases(place.object(), use);
		}
		boolean shared = isShared(place.object()) || copies.isAnother(place);
		access(at, bytes, touch, use);
		if (touch == Touch.WRITE) {
			copies.forget(place, this, use);
		}
		if (!shared && touch == Touch.WRITE) {
			use.state().setContents(place.object(), lost(place.object(), use.range(), Unfollowed.IT_WAS_WRITTEN_AS_BLOCK.of()));
		}
	}

	/** What a clause hands on at the end of a construct is read from the copy, which tasks that were generated inside may still write. */
	public void readCopy(MemoryObject copy, Use use) {
		touch(Place.of(copy), machine.layout().size(copy.element()).map(Ints::of).orElse(Ints.ONE), Touch.READ, use);
	}

	/** An access that is only recorded: what it changes is told otherwise. */
	public void access(Place at, IntExpr bytes, Touch touch, Use use) {
		Place place = copies.named(at);
		if (isShared(place.object()) || copies.isAnother(place) || sharing.isReachedByOthers(place)) {
			accesses.record(place, bytes, touch, use);
		}
	}

	/** A write of the values that stand there already. */
	public void rewrite(Place at, IntExpr bytes, Use use) {
		if (isUnknown(at)) {
			touchUnknown(Touch.WRITE, use);
		} else {
			access(at, bytes, Touch.WRITE, use);
		}
	}

	/** The end of the life of a block, from its start on. */
	public void release(Place start, Use use) {
		Place place = copies.named(start);
		if (isShared(place.object()) || copies.isAnother(place) || sharing.isReachedByOthers(place)) {
			accesses.release(place, use);
		}
	}

	/** What stands in a part of an object is not known any more. */
	public void lose(MemoryObject object, WrittenPart part, Use use) {
		machine.recorder().logs().forEach(log -> log.add(object, Ints.of(part.offset()), Optional.of(part.size())));
		loseAliases(object, use);
		if (!isShared(object)) {
			use.state().setContents(object, lost(object, use.range(), Unfollowed.IT_WAS_WRITTEN_ON_DEVICE.of()));
		}
	}

	/** A read or write through a pointer of which nothing is known. */
	public void touchUnknown(Touch touch, Use use) {
		if (touch == Touch.WRITE) {
			storeAnywhere(use);
		} else {
			unknownPointer(use, Unfollowed.READS_THROUGH_POINTER_OF_UNKNOWN_ORIGIN);
		}
	}

	/** Where the accesses are recorded that others can meet. */
	public AccessRecorder accesses() {
		return accesses;
	}

	/** See {@link Sharing#isShared}. */
	public boolean isShared(MemoryObject object) {
		return sharing.isShared(object);
	}

	/** Gives a private object its value. */
	public void set(MemoryObject object, Value value, State state) {
		boolean followed = Layout.isScalar(object.element()) || value instanceof Value.Structure;
		state.setContents(object, followed ? structures.filled(contents(state, object), object.element(), value)
				: lost(object, SourceRange.startOf(machine.program().unit().source().path()), Unfollowed.ITS_VALUE_IS_NOT_FOLLOWED.of()));
	}

	public Contents contents(State state, MemoryObject object) {
		return state.contents(object).orElseGet(() -> {
			Contents initial = state.knowledge().everythingLost().map(g -> lost(object, g.place(), g.explanation()))
					.orElseGet(() -> ThreadCopies.isCopy(object)
							? lost(object, object.variable().get().declaration(), Unfollowed.WHAT_EARLIER_REGIONS_LEFT_IS_NOT_FOLLOWED.of())
							: initial(object));
			state.setContents(object, initial);
			return initial;
		});
	}

	/** What an object holds when the program starts, or the function that the analysis starts with. */
	public Contents initial(MemoryObject object) {
		return initializers.initial(object);
	}

	/** Contents of which nothing is known any more. */
	public Contents lost(MemoryObject object, SourceRange place, Explanation why) {
		return lost(object, machine.havoc(place, Unfollowed.CONTENTS_OF_X_ARE_NOT_KNOWN_Y.of(object.name(), why)));
	}

	public Contents lost(MemoryObject object, ModelGap gap) {
		List<IntExpr> context = machine.team().isPresent() && (object.depth() > 0 || sharing.isWrittenOnlyHere(object))
				? machine.team().get().instance() : List.of();
		FunctionSymbol f = new FunctionSymbol(machine.freshName(object.name()), context.size() + object.arity() + 1, Meaning.HAVOC,
				Optional.of(gap));
		return Contents.of(new Contents.Rest.Function(f, context, new Pointees(machine.layout())));
	}
}
