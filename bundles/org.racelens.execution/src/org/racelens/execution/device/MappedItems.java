package org.racelens.execution.device;

import java.util.ArrayList;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.execution.data.IteratorValues;
import org.racelens.execution.data.SectionExtents;
import org.racelens.execution.interpreter.Execution;
import org.racelens.execution.machine.Machine;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.state.Frame;
import org.racelens.execution.state.State;
import org.racelens.execution.value.CopyDirection;
import org.racelens.execution.value.HostCopy;
import org.racelens.execution.value.SectionExtent;
import org.racelens.execution.value.Value;
import org.racelens.logic.term.IntExpr;
import org.racelens.logic.term.Ints;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.GapKind;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.MapClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredMapper;

/**
 * The storage that the items of {@code map}, {@code to} and {@code from} clauses stand for: what they name, or what the mapper of their
 * type says instead. OpenMP 5.2 §5.8.3, §5.8.8
 */
final class MappedItems {
	private static final long MOST_ELEMENTS = 64;
	private static final int DEEPEST = 6;

	private final Execution execution;
	private final Machine machine;
	private final State state;
	private final Frame frame;

	MappedItems(Execution execution, State state, Frame frame) {
		this.execution = execution;
		machine = execution.machine();
		this.state = state;
		this.frame = frame;
	}

	/**
	 * What a clause asks for.
	 *
	 * @param always whether it copies what is on the device already
	 * @param mapper the name of the mappers to use
	 * @param depth how many mappers are around it
	 */
	record Wanted(CopyDirection direction, boolean always, String mapper, int depth) {
		static Wanted of(MapClause map, Set<String> implied) {
			boolean always = map.modifiers().contains("always") || implied.contains("always");
			return new Wanted(CopyDirection.of(map.type()), always, mapper(map.modifiers()), 0);
		}

		static Wanted of(ListClause motion) {
			CopyDirection direction = motion.name() == ClauseName.TO ? CopyDirection.TO : CopyDirection.FROM;
			return new Wanted(direction, true, mapper(motion.modifier().map(m -> Set.of(m.split(", "))).orElse(Set.of())), 0);
		}

		private static String mapper(Set<String> modifiers) {
			return modifiers.stream().map(m -> m.replace(" ", "")).filter(m -> m.startsWith("mapper(") && m.endsWith(")"))
					.map(m -> m.substring("mapper(".length(), m.length() - 1)).findFirst().orElse("default");
		}

		/** What a clause of a mapper comes to inside of this one. */
		private Wanted inside(MapClause map) {
			return new Wanted(CopyDirection.of(map.type()).within(direction), always || map.modifiers().contains("always"),
					mapper(map.modifiers()), depth + 1);
		}
	}

	/** What an item stands for. */
	List<HostCopy> of(Wanted wanted, ListItem item) {
		Optional<SectionExtent> extent = extent(item);
		if (extent.isEmpty()) {
			if (wanted.direction != CopyDirection.NONE) {
				machine.recorder().gap(GapKind.UNMODELLED_CLAUSE, item.range(),
						Unfollowed.STORAGE_OF_X_IS_NOT_FOLLOWED.of(item.text()));
			}
			return List.of();
		}
		Optional<Type> type = item.original().or(item::expression).map(Expression::type);
		return machine.program().unit().declared().mappers().isEmpty() || type.isEmpty()
				? List.of(copy(wanted, extent.get(), item))
				: objects(wanted, extent.get(), type.get(), item);
	}

	private Optional<SectionExtent> extent(ListItem item) {
		if (item.isPart()) {
			return new SectionExtents(execution, state, frame).of(item);
		}
		return item.original().or(item::expression).flatMap(e -> {
			List<Place> places = execution.at(state, frame).places(e);
			return places.isEmpty() ? Optional.empty()
					: Optional.of(new SectionExtent(places, execution.variables().size(e.type(), state, frame)));
		});
	}

	private HostCopy copy(Wanted wanted, SectionExtent extent, ListItem item) {
		boolean present = machine.program().hasUnifiedMemory()
				|| !wanted.always && extent.places().stream().allMatch(p -> state.isOnDevice(p.object()));
		return new HostCopy(present ? CopyDirection.NONE : wanted.direction, extent, item);
	}

	/** What is mapped of some objects of one type that lie side by side, or of arrays of them. */
	private List<HostCopy> objects(Wanted wanted, SectionExtent extent, Type type, ListItem item) {
		if (type instanceof ArrayType array) {
			return objects(wanted, extent, array.element(), item);
		}
		Optional<DeclaredMapper> mapper = machine.program().unit().declared().mapper(wanted.mapper, type, item.range());
		if (mapper.isEmpty() && !hasMapper(type, item)) {
			return List.of(copy(wanted, extent, item));
		}
		Optional<Long> size = machine.layout().size(type);
		Optional<Long> count = Ints.constant(extent.bytes()).flatMap(n -> size.filter(s -> s > 0).map(s -> n / s));
		if (count.filter(n -> n <= MOST_ELEMENTS).isEmpty() || wanted.depth > DEEPEST) {
			machine.recorder().gap(GapKind.UNMODELLED_CLAUSE, item.range(),
					Unfollowed.WHAT_MAPPER_OF_X_COPIES_BESIDES_IS_NOT_FOLLOWED.of(item.text()));
			return List.of(copy(wanted, extent, item));
		}
		List<HostCopy> result = new ArrayList<>();
		for (long i = 0; i < count.get(); i++) {
			IntExpr offset = Ints.of(i * size.get());
			List<Place> places = extent.places().stream().map(p -> p.plus(offset)).toList();
			result.addAll(mapper.isPresent() ? mapped(wanted, mapper.get(), places, item) : fields(wanted, type, places, item));
		}
		return result;
	}

	/** Whether parts of an object have mappers of their own. */
	private boolean hasMapper(Type type, ListItem item) {
		if (type instanceof ArrayType array) {
			return hasMapper(array.element(), item);
		}
		return machine.program().unit().declared().mapper("default", type, item.range()).isPresent()
				|| definition(type).filter(r -> r.fields().stream().anyMatch(f -> hasMapper(f.type(), item))).isPresent();
	}

	private Optional<RecordDefinition> definition(Type type) {
		return type instanceof RecordType r ? Optional.ofNullable(machine.program().unit().records().get(r.name())) : Optional.empty();
	}

	/** An object without a mapper is mapped with all of its members, some of which have mappers. */
	private List<HostCopy> fields(Wanted wanted, Type type, List<Place> places, ListItem item) {
		List<HostCopy> result = new ArrayList<>(
				List.of(copy(wanted, new SectionExtent(places, Ints.of(machine.layout().size(type).orElseThrow())), item)));
		Wanted ofMembers = new Wanted(wanted.direction, wanted.always, "default", wanted.depth + 1);
		for (RecordDefinition.Field field : definition(type).orElseThrow().fields()) {
			if (hasMapper(field.type(), item)) {
				SectionExtent extent = new SectionExtent(places.stream().map(p -> p.plus(Ints.of(field.offset()))).toList(),
						Ints.of(field.size()));
				result.addAll(objects(ofMembers, extent, field.type(), item));
			}
		}
		return result;
	}

	/** What a mapper maps for one object. */
	private List<HostCopy> mapped(Wanted wanted, DeclaredMapper mapper, List<Place> places, ListItem item) {
		List<HostCopy> result = new ArrayList<>();
		Map<Variable, MemoryObject> before = state.bindings();
		MemoryObject name = execution.variables().declare(mapper.object(), "mapper ", state, frame);
		Value address = new Value.Pointer(places, Value.address(places));
		machine.layout().size(mapper.object().type())
				.ifPresent(n -> state.setContents(name, execution.memory().held().of(state, name).store(0, n, address)));
		for (MapClause map : mapper.maps()) {
			Wanted inside = wanted.inside(map);
			new IteratorValues(execution, state, frame).forEach(map.iterators(), ranges -> map.items().forEach(i -> {
				if (isWhole(i, mapper)) {
					extent(i).ifPresent(x -> result.add(copy(inside, x, item).in(ranges)));
				} else {
					of(inside, i).forEach(c -> result.add(new HostCopy(c.direction(), c.extent(), item).in(ranges)));
				}
			}));
		}
		state.restoreBindings(before);
		return result;
	}

	/** Whether an item of a mapper is the object itself. */
	private static boolean isWhole(ListItem item, DeclaredMapper mapper) {
		return item.expression().filter(e -> e instanceof Dereference d && d.pointer() instanceof VariableReference v
				&& v.variable().equals(mapper.object())).isPresent();
	}
}
