package org.racelens.execution.machine;

import java.util.ArrayList;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
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
import org.racelens.logic.term.Ints;
import org.racelens.logic.term.Name;
import org.racelens.logic.term.Symbol;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;

/** Collects what variables and memory hold at one point of the execution. */
final class EncounterValues {
	private static final Symbol ANY_OFFSET = Symbol.of(Name.of("offset"), Symbol.Role.UNNAMED);

	private final State state;
	private final Layout layout;
	private final List<Region.Held> numbers = new ArrayList<>();
	private final List<Pointing> pointers = new ArrayList<>();
	private final Set<MemoryObject> displaced = new HashSet<>();
	private final Map<MemoryObject, List<Changed>> changed = new HashMap<>();
	private final Set<MemoryObject> replaced = new HashSet<>();

	private EncounterValues(State state, Layout layout) {
		this.state = state;
		this.layout = layout;
	}

	/** What variables and memory hold in a state. */
	static AtEncounter in(State state, Layout layout) {
		EncounterValues values = new EncounterValues(state, layout);
		state.objects().stream().filter(MemoryObject::isVariable).filter(object -> object.variable().isPresent())
				.sorted(Comparator.comparingInt(object -> object.variable().orElseThrow().id()))
				.forEach(object -> values.variable(object.variable().orElseThrow(), object));
		state.objects().forEach(object -> values.memory(object, state.contents(object).orElseThrow()));
		return new AtEncounter(values.numbers, values.pointers, values.displaced, values.changed, values.replaced);
	}

	private void variable(Variable variable, MemoryObject object) {
		boolean isPointer = variable.type() instanceof PointerType;
		if (isPointer || variable.type() instanceof IntegerType) {
			state.contents(object).flatMap(c -> layout.size(variable.type())
					.flatMap(n -> c.load(object, List.of(), Ints.ZERO, n, Value.Kind.of(variable.type())))).ifPresent(value -> {
						if (isPointer) {
							pointers.add(pointing(variable.name(), value));
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
		if (!(rest.rest() instanceof Rest.Function)) {
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
