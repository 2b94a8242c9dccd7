package org.racelens.execution.interpreter;

import java.util.HashMap;
import java.util.IdentityHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.stream.Stream;
import org.racelens.execution.arithmetic.Initializers;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.machine.TaskContext;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.PublishedObjects;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.FunctionSymbol.Meaning;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.IntExpr.Apply;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.logic.term.Symbol.Role;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.CallSite;
import org.racelens.model.source.SourceRange;

/** Memory that the program allocates: a family of objects for each place that does so. */
public final class Allocations {
	private final Machine machine;
	private final Initializers initializers;
	/** of the expressions that stand at one place, as a macro writes them */
	private final Map<SourceRange, Map<Expression, Integer>> numbers = new HashMap<>();

	Allocations(Machine machine, Initializers initializers) {
		this.machine = machine;
		this.initializers = initializers;
	}

	/** What {@code calloc} and its like yield; where the place allocates several objects, which of them is zero is not followed. */
	public Value zeroed(Call e, Frame frame, State state) {
		Value.Pointer fresh = allocate(VoidType.VOID, e, frame);
		MemoryObject object = fresh.targets().get(0).object();
		boolean one = object.arity() == 0;
		state.setContents(object, one ? Contents.of(new Contents.Rest.Zero()) : initializers.lost(object));
		return fresh;
	}

	/** A pointer from code that is not analysed: null, or to an object of that code's choice, another one for each call. */
	public Value.Pointer yielded(Call e, Type pointee, Frame frame) {
		List<IntExpr> instance = machine.task().map(TaskContext::instance).orElseGet(() -> List.copyOf(machine.serial().trips()));
		Name key = Name.of("yielded " + site(e) + " " + frame.path() + " " + instance.size());
		MemoryObject object = new MemoryObject(key, (e.callee().isEmpty() ? "a call" : e.callee() + "()"),
				MemoryObject.Kind.YIELDED_POINTEE, Optional.empty(), pointee, 0, instance.size());
		machine.exposure().choose(object);
		IntExpr address = instance.isEmpty()
				? Symbol.of(key.after("&"), Role.UNNAMED)
				: new Apply(new FunctionSymbol(key.after("&"), instance.size(), Meaning.INPUT, Optional.empty()), instance);
		return new Value.Pointer(List.of(new Place(Bools.TRUE, object, instance, Ints.ZERO)), address);
	}

	/** A pointer to a fresh object; one allocation site inside loops makes one object for each trip. */
	public Value.Pointer allocate(Type element, Expression e, Frame frame) {
		List<IntExpr> instance = machine.task().map(TaskContext::encounter).orElseGet(() -> List.copyOf(machine.serial().trips()));
		int depth = machine.handingOver().isInside() ? 0 : machine.depth();
		MemoryObject object = new MemoryObject(Name.of("heap " + site(e) + " " + frame.path() + " " + instance.size() + " " + depth),
				"memory of line " + line(e.range(), frame), MemoryObject.Kind.HEAP, Optional.empty(), element, depth, instance.size());
		if (machine.task().filter(t -> t.run().escapes().isPublished(object) && !t.run().escapes().areNumbers()).isPresent()) {
			return published(object);
		}
		List<Place> places = List.of(new Place(Bools.TRUE, object, instance, Ints.ZERO));
		return new Value.Pointer(places, Symbol.of(object.key().after("&"), Role.UNNAMED));
	}

	/** What tells an expression from all others in the text, also from those that a macro writes to the same place. */
	private String site(Expression e) {
		Map<Expression, Integer> there = numbers.computeIfAbsent(e.range(), r -> new IdentityHashMap<>());
		int number = there.computeIfAbsent(e, x -> there.size());
		return number == 0 ? e.range().toString() : e.range() + "#" + number;
	}

	/** A pointer to the object that the executing thread allocates, of which others get to know the address. */
	private Value.Pointer published(MemoryObject own) {
		MemoryObject family = new MemoryObject(own.key().after("published "), own.name(), MemoryObject.Kind.PUBLISHED, Optional.empty(),
				own.element(), 0, 1);
		List<Place> places = List.of(PublishedObjects.of(family, machine.task().orElseThrow().thread()));
		return new Value.Pointer(places, Value.address(places));
	}

	/** The line of the program that leads to an allocation: in library code it is that of the call. */
	private static int line(SourceRange place, Frame frame) {
		return Stream.concat(frame.calls().stream().map(CallSite::place), Stream.of(place)).filter(p -> !p.isBuiltIn())
				.reduce((outer, inner) -> inner).orElse(place).line();
	}
}
