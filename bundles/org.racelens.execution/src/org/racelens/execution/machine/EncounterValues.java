package org.racelens.execution.machine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import org.racelens.execution.region.AtEncounter;
import org.racelens.execution.region.AtEncounter.Changed;
import org.racelens.execution.region.AtEncounter.Pointing;
import org.racelens.execution.region.ElementName;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Region;
import org.racelens.execution.state.State;
import org.racelens.execution.value.Contents;
import org.racelens.execution.value.Contents.Rest;
import org.racelens.execution.value.Layout;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.Bools;
import org.racelens.logic.term.FunctionSymbol;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;

/** Collects what variables and memory hold at one point of the execution. */
final class EncounterValues {
	private static final int MOST_STEPS = 4;
	private static final Symbol ANY_OFFSET = Symbol.of(Name.of("offset"), Symbol.Role.UNNAMED);

	private final State state;
	private final Layout layout;
	private final List<Region.Held> numbers = new ArrayList<>();
	private final List<Pointing> pointers = new ArrayList<>();
	private final Set<MemoryObject> displaced = new HashSet<>();
	private final Map<MemoryObject, List<Changed>> changed = new HashMap<>();
	private final Set<MemoryObject> replaced = new HashSet<>();
	private final Map<FunctionSymbol, MemoryObject> left = new HashMap<>();
	private final BiFunction<State, MemoryObject, Contents> first;

	private EncounterValues(State state, Layout layout, BiFunction<State, MemoryObject, Contents> first) {
		this.state = state;
		this.layout = layout;
		this.first = first;
	}

	/**
	 * What variables and memory hold in a state.
	 *
	 * @param first what an object holds in a state that knows nothing of it
	 */
	static AtEncounter in(State state, Layout layout, BiFunction<State, MemoryObject, Contents> first) {
		EncounterValues values = new EncounterValues(state, layout, first);
		state.objects().stream().filter(MemoryObject::isVariable).filter(object -> object.variable().isPresent())
				.sorted(Comparator.comparingInt(object -> object.variable().orElseThrow().id()))
				.forEach(object -> values.variable(object.variable().orElseThrow(), object));
		state.objects().forEach(object -> values.memory(object, state.contents(object).orElseThrow()));
		return new AtEncounter(values.numbers, values.pointers, values.displaced, values.changed, values.replaced, values.left);
	}

	private void variable(Variable variable, MemoryObject object) {
		boolean isPointer = variable.type() instanceof PointerType;
		if (isPointer || variable.type() instanceof IntegerType) {
			state.contents(object).flatMap(c -> layout.size(variable.type())
					.flatMap(n -> c.load(object, List.of(), Ints.ZERO, n, Value.Kind.of(variable.type())))).ifPresent(value -> {
						if (isPointer) {
							pointers.add(pointing(variable.name(), value));
							value.targets().stream().filter(t -> value.targets().size() == 1 && t.object().name().equals(variable.name()))
									.forEach(t -> left(t, MOST_STEPS));
						} else {
							numbers.add(new Region.Held(variable.name(), value.term(), variable.type()));
						}
					});
		}
	}

	private static Pointing pointing(String name, Value value) {
		List<Place> targets = value instanceof Value.Pointer p ? p.targets() : List.of();
		return new Pointing(name, targets.stream().map(Place::object).collect(Collectors.toSet()),
				targets.size() == 1 ? Optional.of(targets.get(0).offset()) : Optional.empty());
	}

	/** The pointers that unseen code may have left in an object which the source names, and in what these lead to. */
	private void left(Place start, int steps) {
		if (!start.guard().equals(Bools.TRUE) || !start.offset().equals(Ints.ZERO) || start.object().depth() > 0 || steps == 0) {
			return;
		}
		Contents contents = state.contents(start.object()).orElseGet(() -> first.apply(state, start.object()));
		Optional<FunctionSymbol> base = base(contents);
		base.filter(f -> f.meaning() == FunctionSymbol.Meaning.HAVOC).ifPresent(f -> left.put(f, start.object()));
		for (Field field : layout.fields(start.object().element())) {
			if (field.type() instanceof PointerType) {
				contents.load(start.object(), start.instance(), Ints.of(field.offset()), PointerType.BYTES, Value.Kind.POINTER)
						.filter(value -> value.targets().size() == 1
								&& base.filter(f -> isHeldAt(f, field.offset(), value.term())).isPresent())
						.map(value -> value.targets().get(0)).ifPresent(target -> {
							if (target.object().kind() == MemoryObject.Kind.LOST_POINTEE) {
								pointers.add(new Pointing(target.object().name(), Set.of(target.object()), Optional.of(Ints.ZERO)));
							}
							left(target, steps - 1);
						});
			}
		}
	}

	/** Whether a value is what stood at an offset already: what was stored there since has its name from where it stood before. */
	private static boolean isHeldAt(FunctionSymbol base, long offset, IntExpr value) {
		return value instanceof IntExpr.Apply a && a.function().equals(base)
				&& a.arguments().get(a.arguments().size() - 1).equals(Ints.of(offset));
	}

	/** The function that stands for what an object holds where nothing was stored since. */
	private static Optional<FunctionSymbol> base(Contents contents) {
		Rest rest = contents.rest();
		while (rest instanceof Rest.Overlay || rest instanceof Rest.Kept) {
			rest = rest instanceof Rest.Overlay o ? o.below().rest() : ((Rest.Kept) rest).held().rest();
		}
		return rest instanceof Rest.Function f ? Optional.of(f.function()) : Optional.empty();
	}

	private void memory(MemoryObject object, Contents contents) {
		long unit = ElementName.unit(object.element());
		Contents rest = contents;
		while (rest.rest() instanceof Rest.Kept || rest.rest() instanceof Rest.Overlay o && o.size() == unit) {
			cells(object, rest);
			if (rest.rest() instanceof Rest.Kept k) {
				changed.computeIfAbsent(object, o -> new ArrayList<>())
						.add(new Changed(ANY_OFFSET, Bools.not(k.members().containing(ANY_OFFSET))));
				rest = k.held();
			} else if (rest.rest() instanceof Rest.Overlay o) {
				changed.computeIfAbsent(object, k -> new ArrayList<>()).add(new Changed(o.offset(), o.where()));
				rest = o.below();
			}
		}
		cells(object, rest);
		if (base(rest).filter(f -> f.meaning() != FunctionSymbol.Meaning.HAVOC).isEmpty()) {
			replaced.add(object);
		}
	}

	private void cells(MemoryObject object, Contents contents) {
		Contents first = Contents.of(contents.rest());
		contents.cells().forEach((offset, cell) -> {
			Value.Kind kind = cell.value().map(Value.Kind::of).orElse(Value.Kind.NUMBER);
			Optional<Value> original = object.arity() > 0 ? Optional.empty()
					: first.load(object, List.of(), Ints.of(offset), cell.size(), kind);
			if (original.isEmpty() || !cell.value().map(Value::term).equals(original.map(Value::term))) {
				changed.computeIfAbsent(object, k -> new ArrayList<>())
						.add(new Changed(ANY_OFFSET, Bools.and(Bools.lessEqual(Ints.of(offset), ANY_OFFSET),
								Bools.less(ANY_OFFSET, Ints.of(offset + cell.size())))));
				original.ifPresent(value -> displace(value, cell.value()));
			}
		});
	}

	/** A part of memory holds another pointer than the one that names what it led to. */
	private void displace(Value original, Optional<Value> now) {
		for (Place target : original instanceof Value.Pointer p ? p.targets() : List.<Place>of()) {
			displaced.add(target.object());
			now.map(value -> pointing(target.object().name(), value)).ifPresent(pointers::add);
		}
	}
}
