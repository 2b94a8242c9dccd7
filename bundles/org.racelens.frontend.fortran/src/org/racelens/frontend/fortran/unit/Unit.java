package org.racelens.frontend.fortran.unit;

import java.util.ArrayList;
import java.util.Collection;
import java.util.Comparator;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.RecordDefinition;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Origin;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.Explanation;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.model.gap.SourceMessage;
import org.racelens.model.source.Cancellation;
import org.racelens.model.source.CompileCommand.StrictAliasing;
import org.racelens.model.source.SourceLanguage;
import org.racelens.model.source.SourceRange;
import org.racelens.model.source.SourceText;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.unit.DeclarativeDirectives;
import org.racelens.openmp.unit.LayerCalls;
import org.racelens.openmp.unit.LibraryCallees;
import org.racelens.openmp.unit.ParsedUnit;

/** What has been lowered of a unit so far; frozen by {@link #parsed}. Used by one thread. */
public final class Unit {
	/** The function that ends the program. */
	public static final String EXIT = "exit";

	private final SourceText source;
	private final Cancellation cancellation;
	private final List<FunctionDefinition> functions = new ArrayList<>();
	private final List<Declaration> globals = new ArrayList<>();
	private final Map<String, RecordDefinition> records = new LinkedHashMap<>();
	private final Set<ModelGap> gaps = new LinkedHashSet<>();
	private final Set<SourceMessage> messages = new LinkedHashSet<>();
	private final Map<String, DerivedType> derived = new LinkedHashMap<>();
	private final Set<Integer> strided = new LinkedHashSet<>();
	private final Map<String, Variable> lasting = new HashMap<>();
	private final Set<Variable> polymorphic = new HashSet<>();
	private final Set<Variable> pointers = new HashSet<>();
	private final Set<Variable> targets = new HashSet<>();
	private final Dispatch dispatch = new Dispatch();
	private final UnitDirectives directives = new UnitDirectives();
	private final Map<String, Variable> named = new HashMap<>();
	private final Set<String> taken = new HashSet<>();
	private final Set<Descriptor> copiedDescriptors = new LinkedHashSet<>();
	private final Map<String, SourceRange> places = new HashMap<>();
	private final LinkNames links = new LinkNames();
	private int variables;

	public Unit(SourceText source, Cancellation cancellation) {
		this.source = source;
		this.cancellation = cancellation;
	}

	/** Throws where the caller has lost interest. */
	public void checkStopped() {
		if (cancellation.isCancelled()) {
			throw new java.util.concurrent.CancellationException("reading " + source.path() + " was cancelled");
		}
	}

	/** The text of the unit. */
	public SourceText source() {
		return source;
	}

	/** A variable that the text declares. */
	public Variable variable(String name, Type type, Storage storage, SourceRange declaration) {
		return new Variable(variables++, name, type, storage, false, declaration, Origin.DECLARED);
	}

	/** A dummy argument that holds the address of what its name means. */
	public Variable reference(String name, Type type, SourceRange declaration) {
		return new Variable(variables++, name, type, Storage.PARAMETER, false, declaration, Origin.DECLARED_REFERENCE);
	}

	/** A variable that no text names. */
	public Variable made(String name, Type type, Storage storage, SourceRange at) {
		return new Variable(variables++, "(" + name + ")", type, storage, false, at, Origin.MADE);
	}

	/** Storage of which names of the text are members. */
	public Variable storage(String name, Type type, Storage storage, SourceRange at) {
		return new Variable(variables++, "(" + name + ")", type, storage, false, at, Origin.STORAGE);
	}

	/** A named constant that is an array. */
	public Variable table(String name, Type type, SourceRange declaration) {
		return new Variable(variables++, name, type, Storage.STATIC_GLOBAL, true, declaration, Origin.DECLARED);
	}

	/** What stands for a function where it is not called but named. */
	public Variable function(String key, SourceRange at) {
		return named.computeIfAbsent(key,
				k -> new Variable(variables++, k, Types.to(Type.VoidType.VOID), Storage.GLOBAL, true, at, Origin.FUNCTION));
	}

	/** Whether nothing has the key of a function yet; it is taken. */
	public boolean makes(String key) {
		return taken.add(key);
	}

	/** Adds a function that has a body. */
	public void add(FunctionDefinition function) {
		functions.add(function);
	}

	/** The functions so far; what is removed from them is none of the unit. */
	public List<FunctionDefinition> functions() {
		return functions;
	}

	/** The keys of functions whose values are followed. */
	public Set<String> valued() {
		return Set.copyOf(named.keySet());
	}

	/** The keys of functions that something else than a call of them names. */
	public Set<String> designated() {
		Set<String> keys = new HashSet<>(named.keySet());
		keys.addAll(dispatch.designated());
		return keys;
	}

	/** What the linker may know of the unit. */
	public LinkNames links() {
		return links;
	}

	/** Adds a variable that lives as long as the program. */
	public void add(Declaration global) {
		globals.add(global);
	}

	/** Adds the layout of a record. */
	public void add(RecordDefinition definition) {
		records.put(definition.name(), definition);
	}

	/** The variable that was first made for a declaration; a procedure may be lowered more than once, and its objects are the same. */
	public Variable lasting(String declaration, Variable made) {
		Variable first = lasting.putIfAbsent(declaration, made);
		return first == null ? made : first;
	}

	/** Pointers of some ranks may be associated with what is not contiguous. */
	public void strides(Set<Integer> ranks) {
		strided.addAll(ranks);
	}

	/** The descriptor that pointers have. */
	public Descriptor pointer(Type element, int rank) {
		return new Descriptor(element, rank, strided.contains(rank) ? Descriptor.Kind.STRIDED : Descriptor.Kind.POINTER);
	}

	/** Adds the layout of a descriptor and yields its type. */
	public Type described(Descriptor descriptor) {
		records.computeIfAbsent(descriptor.type().name(), n -> descriptor.definition());
		return descriptor.type();
	}

	/** Adds a derived type with its layout. */
	public void add(DerivedType type, SourceRange at) {
		places.put(type.record().name(), at);
		derived.put(type.record().name(), type);
		records.put(type.record().name(), type.record());
	}

	/** The derived type of objects; empty where they are of no such type. */
	public Optional<DerivedType> derived(Type type) {
		return type instanceof RecordType r ? Optional.ofNullable(derived.get(r.name())) : Optional.empty();
	}

	/** The type of a derived type and those that it extends, itself first. Fortran 2018 §7.5.7 */
	public List<DerivedType> ancestors(Type type) {
		List<DerivedType> all = new ArrayList<>();
		for (Optional<DerivedType> t = derived(type); t.isPresent(); t = t.get().parent().map(derived::get)) {
			all.add(t.get());
		}
		return all;
	}

	/** The type and those that extend it, also by others. */
	public List<DerivedType> extensions(DerivedType type) {
		return derived.values().stream().filter(t -> ancestors(t.type()).stream().anyMatch(a -> a.type().equals(type.type()))).toList();
	}

	/** A variable may be of a type that extends the declared one. Fortran 2018 §7.3.2.3 */
	public void polymorphic(Variable variable) {
		polymorphic.add(variable);
	}

	/** Whether a variable may be of a type that extends the declared one. */
	public boolean isPolymorphic(Variable variable) {
		return polymorphic.contains(variable);
	}

	/** A variable is a pointer: what it leads to does not end with it. */
	public void pointer(Variable variable) {
		pointers.add(variable);
	}

	/** Whether a variable is a pointer. */
	public boolean isPointer(Variable variable) {
		return pointers.contains(variable);
	}

	/** What another variable of a procedure inside stands for: what is said of it is said of that one, too. */
	public void isAs(Variable original, Variable inside) {
		List.of(polymorphic, pointers, targets).stream().filter(s -> s.contains(original)).forEach(s -> s.add(inside));
	}

	/** Pointers may lead to a variable. */
	public void target(Variable variable) {
		targets.add(variable);
	}

	/** Whether pointers may lead to a variable. */
	public boolean isTarget(Variable variable) {
		return targets.contains(variable);
	}

	/** What calls mean by other names than those of procedures. */
	public Dispatch dispatch() {
		return dispatch;
	}

	/** The derived types so far. */
	public Collection<DerivedType> derived() {
		return List.copyOf(derived.values());
	}

	/** Where a derived type is defined. */
	public SourceRange placeOf(DerivedType type) {
		return places.get(type.record().name());
	}

	/** The layout of a record. */
	public Optional<RecordDefinition> record(RecordType type) {
		return Optional.ofNullable(records.get(type.name()));
	}

	/** The size of an object; empty where the text does not tell it. */
	public Optional<Long> bytes(Type type) {
		return new Sizes(this).of(type);
	}

	/** A gap of the unit as a whole; gaps of statements and expressions travel inside them. */
	public void add(ModelGap gap) {
		gaps.add(gap);
	}

	/** Adds a message about the program. */
	public void add(SourceMessage message) {
		messages.add(message);
	}

	/** A gap of an expression that is not modelled. */
	public static ModelGap expressionGap(SourceRange at, Explanation why) {
		return new ModelGap(GapKind.UNMODELLED_EXPRESSION, at, why);
	}

	/** A gap of a statement that is not modelled. */
	public static ModelGap statementGap(SourceRange at, Explanation why) {
		return new ModelGap(GapKind.UNMODELLED_STATEMENT, at, why);
	}

	/** The descriptors that clauses copy. */
	public Set<Descriptor> copiedDescriptors() {
		return copiedDescriptors;
	}

	/** What declarative directives say. */
	public UnitDirectives directives() {
		return directives;
	}

	/**
	 * The unit as lowered so far, in a fixed order.
	 *
	 * @param modes of its compiler that other languages have, too
	 */
	public ParsedUnit parsed(SourceLanguage language, DeclarativeDirectives declared, Set<String> modes) {
		List<FunctionDefinition> sorted = functions.stream()
				.sorted(Comparator.comparing((FunctionDefinition f) -> !f.range().path().equals(source.path()))
						.thenComparing(FunctionDefinition::range).thenComparing(FunctionDefinition::key))
				.toList();
		List<SourceMessage> sortedMessages = messages.stream()
				.sorted(Comparator.comparing(SourceMessage::place).thenComparing(SourceMessage::explanation)).toList();
		return new ParsedUnit(source, language, sorted, globals, records, declared, StrictAliasing.ON, Set.of(EXIT), Set.of(),
				new LibraryCallees(Set.of(EXIT), Set.of(EXIT)), dispatch.functions(),
				links.linking(modes), LayerCalls.NONE,
				gaps.stream().sorted().toList(), sortedMessages);
	}
}
