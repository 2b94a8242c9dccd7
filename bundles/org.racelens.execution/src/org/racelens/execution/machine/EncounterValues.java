package org.racelens.execution.machine;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiFunction;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.execution.region.AtEncounter;
import org.racelens.execution.region.AtEncounter.Changed;
import org.racelens.execution.region.ElementName;
import org.racelens.execution.region.MemoryObject;
import org.racelens.execution.region.NamedParts;
import org.racelens.execution.region.Place;
import org.racelens.execution.region.Pointing;
import org.racelens.execution.region.Pointing.Means;
import org.racelens.execution.region.Region;
import org.racelens.execution.region.Unfollowed;
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
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Variable;
import org.racelens.model.gap.Argument;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.Sentence;

/** Collects what the names that a region can use stand for at one point of the execution. */
final class EncounterValues {
	private static final int MOST_STEPS = 4;
	private static final int MOST_POINTERS = 500;
	private static final Symbol ANY_THREAD = Symbol.of(Name.of("thread"), Symbol.Role.UNNAMED);
	private static final Symbol ANY_OFFSET = Symbol.of(Name.of("offset"), Symbol.Role.UNNAMED);

	private final State state;
	private final ElementName names;
	private final Layout layout;
	private final List<Region.Held> numbers = new ArrayList<>();
	private final List<Pointing> pointers = new ArrayList<>();
	private final Map<MemoryObject, List<Changed>> changed = new HashMap<>();
	private final Set<MemoryObject> replaced = new HashSet<>();
	private final Map<FunctionSymbol, MemoryObject> left = new HashMap<>();
	private final BiFunction<State, MemoryObject, Contents> first;

	private EncounterValues(State state, ElementName names, Layout layout, BiFunction<State, MemoryObject, Contents> first) {
		this.state = state;
		this.names = names;
		this.layout = layout;
		this.first = first;
	}

	/**
	 * What variables and memory hold in a state.
	 *
	 * @param visible the variables that the source can name there
	 * @param first what an object holds in a state that knows nothing of it
	 */
	static AtEncounter in(State state, Collection<Variable> visible, ElementName names, Layout layout,
			BiFunction<State, MemoryObject, Contents> first) {
		EncounterValues values = new EncounterValues(state, names, layout, first);
		Set<String> members = values.members(visible);
		visible.stream().filter(v -> !isOutsideOfFunctions(v) || !members.contains(v.name()))
				.sorted(Comparator.comparing(Variable::isStatic).thenComparing(Variable::id)).forEach(v -> values.add(v, visible));
		values.follow();
		state.objects().forEach(object -> values.memory(object, state.contents(object).orElseThrow()));
		return new AtEncounter(values.numbers, values.pointers, values.changed, values.replaced, values.left);
	}

	private static boolean isOutsideOfFunctions(Variable variable) {
		return !variable.isAutomatic() && variable.storage() != Variable.Storage.STATIC_LOCAL;
	}

	/** What names mean inside of a closure or a member function that mean something else outside of functions. */
	private Set<String> members(Collection<Variable> visible) {
		return visible.stream().filter(v -> !v.isDeclared() && v.isAutomatic() && v.type() instanceof PointerType)
				.flatMap(v -> layout.fields(((PointerType) v.type()).pointee()).stream()).map(Field::name).collect(Collectors.toSet());
	}

	private void add(Variable variable, Collection<Variable> visible) {
		if (variable.isThreadLocal() && variable.isDeclared()) {
			List<Place> copies = List.of(Place.of(MemoryObject.copiesInTeam(variable)).of(List.of(ANY_THREAD)));
			pointers.add(new Pointing(variable.name(), Means.OBJECT, variable.type(), copies, Set.of(ANY_THREAD), Optional.empty()));
		}
		object(variable).ifPresent(object -> {
			if (variable.isDeclared() || variable.origin() == Variable.Origin.RECEIVER) {
				variable(variable, Place.of(object));
			} else if (variable.storage() == Variable.Storage.PARAMETER) {
				captures(object, visible.stream().filter(v -> !isOutsideOfFunctions(v)).map(Variable::name).collect(Collectors.toSet()));
			}
		});
	}

	/** The object that a variable names; empty for automatic ones that were not met. */
	private Optional<MemoryObject> object(Variable variable) {
		return state.binding(variable).or(() -> variable.isStatic()
				? Optional.of(new MemoryObject(MemoryObject.keyOf(variable), variable.name(), MemoryObject.Kind.VARIABLE,
						Optional.of(variable), variable.type(), 0, 0))
				: Optional.empty());
	}

	private void variable(Variable variable, Place place) {
		if (variable.isReference()) {
			pointees(place).ifPresent(targets -> named(variable.name(), Means.OBJECT, pointee(variable.type()), targets));
		} else {
			variable(variable.name(), variable.type(), place);
		}
	}

	private Optional<List<Place>> pointees(Place pointer) {
		return load(pointer, PointerType.BYTES, Value.Kind.POINTER).map(Value::targets);
	}

	private static Type pointee(Type type) {
		return type instanceof PointerType p ? p.pointee() : new Type.UnknownType("pointee");
	}

	private void variable(String name, Type type, Place place) {
		boolean isPointer = type instanceof PointerType;
		if (isPointer) {
			pointees(place).ifPresent(targets -> named(name, Means.POINTER, pointee(type), targets));
		}
		named(isPointer ? names.syntax().address(name) : name, isPointer ? Means.POINTER : Means.OBJECT, type, List.of(place));
		if (type instanceof IntegerType) {
			layout.size(type).flatMap(n -> load(place, n, Value.Kind.NUMBER))
					.ifPresent(value -> numbers.add(new Region.Held(name, value.term(), type)));
		}
	}

	/**
	 * Adds what a closure captures: variables, of which it holds the addresses, and values under their names.
	 *
	 * @param own names of the function that hide captured ones
	 */
	private void captures(MemoryObject parameter, Set<String> own) {
		load(Place.of(parameter), PointerType.BYTES, Value.Kind.POINTER).map(Value::targets).filter(t -> t.size() == 1).map(t -> t.get(0))
				.ifPresent(closure -> layout.fields(closure.object().element()).stream().filter(f -> !own.contains(f.name()))
						.forEach(f -> capture(f.name(), f.type(), closure.plus(Ints.of(f.offset())))));
	}

	private void capture(String name, Type type, Place held) {
		Optional<Place> captured = type instanceof PointerType
				? load(held, PointerType.BYTES, Value.Kind.POINTER).map(Value::targets).filter(t -> t.size() == 1).map(t -> t.get(0))
						.filter(t -> t.object().isVariable() && t.object().name().equals(name))
				: Optional.empty();
		captured.ifPresentOrElse(place -> place.object().variable().ifPresentOrElse(v -> variable(v, place),
				() -> variable(name, place.object().element(), place)), () -> variable(name, type, held));
	}

	private void named(String name, Means means, Type type, List<Place> targets) {
		pointers.add(new Pointing(name, means, type, targets, Set.of(), Optional.empty()));
	}

	private Optional<Value> load(Place place, long size, Value.Kind kind) {
		return contents(place.object()).load(place.object(), place.instance(), place.offset(), size, kind);
	}

	private Contents contents(MemoryObject object) {
		return state.contents(object).orElseGet(() -> first.apply(state, object));
	}

	/** Adds the pointers in what pointers lead to, those with the shortest names first. */
	private void follow() {
		int most = pointers.size() + MOST_POINTERS;
		int from = 0;
		for (int step = 0; step < MOST_STEPS; step++) {
			Symbol index = Symbol.of(Name.of("index " + step), Symbol.Role.UNNAMED);
			int to = pointers.size();
			List.copyOf(pointers.subList(from, to)).stream().filter(p -> pointers.size() < most)
					.forEach(p -> p.place().filter(place -> place.object().depth() == 0).ifPresent(place -> follow(p, place, index)));
			from = to;
		}
	}

	/**
	 * Adds the pointers in an object.
	 *
	 * @param start where a pointer leads to
	 * @param index stands for the number of one of its elements
	 */
	private void follow(Pointing pointer, Place start, Symbol index) {
		MemoryObject object = start.object();
		Type element = element(object.element());
		if (object.isFromOutside()) {
			boolean isWhole = element instanceof Type.RecordType || object.arity() == 0;
			base(contents(object)).filter(f -> f.meaning() == FunctionSymbol.Meaning.HAVOC)
					.filter(f -> isWhole || !pointer.isOfElements() && !isOwnStore(f, object)).ifPresent(f -> left.put(f, object));
		}
		if (!start.offset().equals(Ints.ZERO)) {
			return;
		}
		if (pointer.means() == Means.OBJECT && pointer.type() instanceof PointerType p) {
			pointees(start)
					.ifPresent(targets -> pointers.add(new Pointing(pointer.name(), Means.POINTER, p.pointee(), targets, pointer.any(),
							Optional.empty())));
		} else if (element instanceof PointerType) {
			elements(pointer, start, ((PointerType) element).pointee(), Ints.multiply(index, PointerType.BYTES), index);
		} else {
			Stream.of(element, element(pointer.type())).distinct().filter(Type.RecordType.class::isInstance)
					.forEach(record -> members(pointer, start, record, index));
		}
	}

	/**
	 * Whether what a function stands for was lost where the text itself stored in a table, or in what leads there: no condition says what
	 * the program has chosen.
	 */
	private static boolean isOwnStore(FunctionSymbol lost, MemoryObject table) {
		Stream<Explanation> why = lost.gap().map(ModelGap::explanation).stream()
				.flatMap(e -> Stream.concat(Stream.of(e),
						e.arguments().stream().filter(Explanation.class::isInstance).map(Explanation.class::cast)));
		return why.anyMatch(e -> tellsOfStores(e.sentence()) || isStoreTo(table, e));
	}

	private static boolean isStoreTo(MemoryObject table, Explanation why) {
		return why.sentence() == Unfollowed.X_WHICH_MAY_BE_ANY_MEMORY_IS_WRITTEN
				&& why.arguments().stream().anyMatch(a -> a instanceof Argument.Name n && table.name().startsWith(n.text()));
	}

	private static boolean tellsOfStores(Sentence s) {
		return s == Unfollowed.LOOP_WRITES_IT || s == Unfollowed.PART_WAS_WRITTEN || s == Unfollowed.PARALLEL_REGION_WRITES_IT
				|| s == Unfollowed.WHAT_THE_LOOP_STORES_IN_X_IS_NOT_FOLLOWED;
	}

	/** Adds the pointers in a structure, also where the object is declared as another one that it begins with. */
	private void members(Pointing pointer, Place start, Type record, Symbol index) {
		Optional<Long> size = layout.size(record).filter(n -> n > 0);
		layout.pointers(record).forEach(part -> {
			Place holder = start.at(Ints.of(part.offset()));
			load(holder, PointerType.BYTES, Value.Kind.POINTER)
					.ifPresent(value -> member(pointer, holder, pointee(part.type()), value));
			size.ifPresent(n -> elements(pointer, holder, pointee(part.type()), Ints.multiply(index, n), index));
		});
	}

	private void member(Pointing pointer, Place holder, Type type, Value value) {
		String name = new NamedParts(pointer, holder.object(), names).at(Ints.constantPart(holder.offset()), PointerType.BYTES);
		pointers.add(new Pointing(name, Means.POINTER, type, value.targets(), pointer.any(), Optional.empty()));
	}

	/** Adds what the pointers in all elements of an array lead to. */
	private void elements(Pointing array, Place first, Type pointee, IntExpr way, Symbol index) {
		Set<Symbol> any = new HashSet<>(array.any());
		any.add(index);
		long step = Ints.terms(way).values().iterator().next();
		String name = new NamedParts(array, first.object(), names).each(Ints.constantPart(first.offset()), step);
		boolean isTable = !array.isOfElements() && name.equals(names.syntax().any(array.name()));
		Optional<String> table = isTable ? Optional.of(names.syntax().whole(array.name())) : Optional.empty();
		pointees(first.plus(way)).ifPresent(
				targets -> pointers.add(new Pointing(name, Means.POINTER, pointee, targets, any, table)));
	}

	private static Type element(Type type) {
		return type instanceof ArrayType a ? element(a.element()) : type;
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
			}
		});
	}
}
