package org.racelens.execution.arithmetic;

import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.function.UnaryOperator;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.EffectiveTypes;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.State;
import org.racelens.execution.state.WriteLog;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Layout.Part;
import org.racelens.execution.value.ListedValues;
import org.racelens.execution.value.Value;
import org.racelens.execution.value.Value.Structure.Elision;
import org.racelens.execution.value.Value.Structure.Home;
import org.racelens.logic.term.BoolExpr;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Substitution;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.source.SourceRange;

/**
 * Values of structures: they are copied part by part, as assignments, arguments and results of structure types do. A structure with unions,
 * bit-fields or very many parts is one value of which nothing is known.
 */
public final class Structures {
	private final Machine machine;

	public Structures(Machine machine) {
		this.machine = machine;
	}

	/** The value of a structure whose parts are found one by one; nothing for other types. */
	public Optional<Value> loaded(Type type, Function<Part, Value> part, SourceRange place) {
		return machine.layout().parts(type).map(parts -> new Value.Structure(
				parts.stream().map(p -> new Value.Structure.Part(p.offset(), size(p.type()), part.apply(p))).toList(),
				machine.lost("record", machine.havoc(place, Unfollowed.STRUCTURES_ARE_FOLLOWED_BY_THEIR_PARTS.of()))));
	}

	private long size(Type scalar) {
		return machine.layout().size(scalar).orElseThrow();
	}

	/** The value that an object with these contents has. */
	public Optional<Value> of(Type type, Contents contents, SourceRange place) {
		return loaded(type, p -> contents
				.load(MemoryObject.UNKNOWN, List.of(), Ints.of(p.offset()), size(p.type()), Value.Kind.of(p.type()))
				.orElseGet(() -> new Value.Number(
						machine.lost("part", machine.havoc(place, Unfollowed.PART_OF_THIS_IS_NOT_KNOWN.of())))),
				place);
	}

	/** The value of a braced list, whose parts are evaluated by a function. */
	public Optional<Value> of(InitializerList list, Initializers initializers, ListedValues values) {
		return machine.layout().parts(list.type())
				.flatMap(p -> of(list.type(), initializers.of(MemoryObject.UNKNOWN, list.type(), list, values), list.range()))
				.map(v -> v instanceof Value.Structure s ? s.of(values.homes()) : v);
	}

	/** The value of an object that ends where something takes the value over; of another type than a structure as it is. */
	public static Value ending(Value value, MemoryObject object, Elision elision) {
		return value instanceof Value.Structure s ? s.of(Set.of(new Home(object, 0, elision))) : value;
	}

	/** A value has been taken over: pointers to the objects that end with it lead to the one that they were all the time. */
	public void takenOver(Value value, List<Place> by, State state, SourceRange place) {
		if (value instanceof Value.Structure s) {
			s.homes().forEach(h -> takenOver(h, by, state, place));
		}
	}

	/** @param by what holds the value now, in which the object that ends has its offset */
	public void takenOver(Home home, List<Place> by, State state, SourceRange place) {
		Optional<Place> start = by.size() == 1 && !by.get(0).object().equals(MemoryObject.UNKNOWN) && home.elision() != Elision.ALLOWED
				? Optional.of(by.get(0).plus(Ints.of(home.offset())))
				: Optional.empty();
		BoolExpr same = home.elision() == Elision.BYTEWISE ? Bools.notEqual(machine.lost("same", copied(home, place)), Ints.ZERO)
				: Bools.TRUE;
		for (MemoryObject holder : state.objects()) {
			Contents contents = state.contents(holder).orElseThrow();
			if (contents.targets().stream().anyMatch(t -> t.object().equals(home.object()))) {
				state.setContents(holder,
						contents.mapped(v -> Value.choice(same, redirected(v, home, start, place), v), UnaryOperator.identity(),
								UnaryOperator.identity()));
				machine.exposure().store(holder, start.stream().map(Place::object).toList(), state);
			}
		}
	}

	private ModelGap copied(Home home, SourceRange place) {
		return machine.havoc(place, Unfollowed.WHETHER_X_IS_COPIED_HERE_OR_LIVES_ON_IS_NOT_KNOWN.of(home.object().name()));
	}

	/** The value as it gets from one function to another by way of a parameter or result of a type. */
	public Value passed(Value value, Type type) {
		return value instanceof Value.Structure s && machine.program().unit().declared().copiedByBytes().contains(type) ? s.passedByBytes()
				: value;
	}

	/** A pointer that may lead to an object, with another one in its place; of which nothing is known if that is not known. */
	private Value redirected(Value value, Home home, Optional<Place> to, SourceRange place) {
		MemoryObject from = home.object();
		if (!(value instanceof Value.Pointer p) || p.targets().stream().noneMatch(t -> t.object().equals(from))) {
			return value;
		}
		if (to.isEmpty()) {
			return new Value.Pointer(List.of(), machine.lost("moved", copied(home, place)));
		}
		List<Place> targets = p.targets().stream()
				.map(t -> t.object().equals(from) ? to.get().guardedBy(t.guard()).plus(t.offset()) : t).toList();
		Symbol old = Value.start(from);
		return new Value.Pointer(targets,
				Substitution.of(Map.of(old, Value.address(List.of(to.get())))).apply(p.term()));
	}

	/** The contents of a new object that starts with a value. */
	public Contents filled(Contents fresh, Type type, Value value) {
		if (value instanceof Value.Structure s) {
			Contents filled = fresh;
			for (Value.Structure.Part p : s.parts()) {
				filled = filled.store(p.offset(), p.size(), p.value());
			}
			return filled;
		}
		Optional<Long> size = Layout.isScalar(type) ? machine.layout().size(type) : Optional.empty();
		return size.map(n -> fresh.store(0, n, value)).orElse(fresh);
	}

	/** Whether a list is an unnamed object that takes over the value of another of its type, rather than what stands in braces. */
	public static boolean isWhole(InitializerList list) {
		return list.elements().size() == 1 && list.type() instanceof RecordType && list.elements().get(0).type().equals(list.type());
	}

	/** Notes where a value is written. */
	public static void log(WriteLog log, Place place, Value value, Optional<Long> size, EffectiveTypes as) {
		if (value instanceof Value.Structure s) {
			s.parts().forEach(p -> log.add(place.plus(Ints.of(p.offset())), Optional.of(p.size()), as, p.value()));
		} else {
			log.add(place, size, as, value);
		}
	}
}
