package org.racelens.execution.call;

import java.util.ArrayList;
import java.util.Collection;
import java.util.EnumMap;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.function.Supplier;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.execution.call.BodyFacts.Trait;
import org.racelens.execution.state.StartedThread.Knowledge;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.syntax.OpenTargetTasks;
import org.racelens.openmp.unit.CodeCarriers;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * What the text of a unit says of calls of its functions that are not followed, whatever these call in turn: whether what they are given
 * may get to code that is not in sight; what they start that runs on, or what code it hands to unseen code, which may do so; whether it
 * begins messages, keeps pointers and uses variables. Of the library's functions those count as ended that call what they are given before
 * they return. What objects of C++ do when called is not looked into.
 */
public final class SeenCode {
	private final ParsedUnit unit;
	private final CodeCarriers carriers;
	private final Map<Trait, Set<String>> leading = new EnumMap<>(Trait.class);
	private final Map<String, Set<Variable>> used = new HashMap<>();
	private Optional<Read> read = Optional.empty();

	/**
	 * What the text says.
	 *
	 * @param bodies by the functions' keys
	 * @param addressed the keys of the functions that have an address
	 * @param holding the keys of the functions that use variables in which code is stored, or that may hold some
	 */
	private record Read(Map<String, BodyFacts> bodies, Set<String> addressed, CallGraph graph, Set<String> holding) {
	}

	/** Reads the unit when it is asked for the first time. */
	public SeenCode(ParsedUnit unit) {
		this.unit = unit;
		carriers = new CodeCarriers(unit.records());
	}

	private Read read() {
		if (read.isEmpty()) {
			read = Optional.of(readUnit());
		}
		return read.get();
	}

	private Read readUnit() {
		Map<String, FunctionDefinition> functions = unit.functions().stream()
				.collect(Collectors.toMap(FunctionDefinition::key, f -> f, (a, b) -> a, LinkedHashMap::new));
		StartingCalls starting = new StartingCalls(unit);
		Set<Disguise> disguises = Disguise.in(unit, carriers);
		Supplier<BodyReader> reader = () -> new BodyReader(unit, functions.keySet(), starting, carriers, disguises);
		Map<String, BodyFacts> bodies = new LinkedHashMap<>();
		functions.forEach((key, f) -> bodies.put(key, reader.get().of(f)));
		List<BodyFacts> all = new ArrayList<>(bodies.values());
		unit.globals().forEach(d -> all.add(reader.get().of(d)));
		Set<String> addressed = all.stream().flatMap(b -> b.named().stream()).collect(Collectors.toCollection(LinkedHashSet::new));
		Set<Variable> holding = all.stream().flatMap(b -> b.holding().stream()).collect(Collectors.toSet());
		Set<String> using = bodies.keySet().stream().filter(
				key -> disguises.contains(Disguise.POINTER)
						|| bodies.get(key).variables().stream().anyMatch(v -> holding.contains(v) || carriers.mayLead(v.type())))
				.collect(Collectors.toSet());
		CallGraph graph = new CallGraph(bodies, addressed.stream().map(functions::get).toList(), !unit.language().hasMangledNames());
		return new Read(bodies, addressed, graph, graph.leadingTo(using));
	}

	private boolean mayCome(Trait trait, FunctionDefinition function) {
		return leading(trait).contains(function.key());
	}

	/** The keys of the functions that do something, themselves or by what they call. */
	private Set<String> leading(Trait trait) {
		return leading.computeIfAbsent(trait, t -> read().graph()
				.leadingTo(read().bodies().keySet().stream().filter(k -> read().bodies().get(k).traits().contains(t)).toList()));
	}

	/** Which values may be pointers to functions. */
	CodeCarriers carriers() {
		return carriers;
	}

	/** Whether functions of the unit have an address, by which others can call them. */
	boolean hasAddressedCode() {
		return !read().addressed().isEmpty();
	}

	/**
	 * Whether what a call is given may get to code that is not in sight, in whatever form: not where all that it executes is in sight,
	 * starts nothing, and takes the address of no code to store it.
	 */
	boolean mayPassOn(FunctionDefinition function) {
		return unit.language().hasMangledNames()
				|| Stream.of(Trait.UNSEEN, Trait.STARTS, Trait.NAMES).anyMatch(t -> mayCome(t, function));
	}

	/** Whether a call may store code of the unit where later calls find it. */
	boolean keepsCode(FunctionDefinition function) {
		return mayCome(Trait.KEEPS, function) && (mayCome(Trait.NAMES, function) || read().holding().contains(function.key()));
	}

	/** Whether a call may store pointers that it is given where later calls find them. */
	boolean keepsPointers(FunctionDefinition function) {
		return mayCome(Trait.KEEPS, function);
	}

	/**
	 * How it is known that a call leaves something running: it starts threads, registers handlers, makes requests or gives work to a
	 * device, or code of the unit is handed to unseen code, which may do so; empty if it does neither. What code its arguments lead to is
	 * another question.
	 */
	public Optional<Knowledge> started(FunctionDefinition function) {
		boolean hands = mayCome(Trait.HANDS, function)
				&& (mayCome(Trait.NAMES, function) || hasAddressedCode() && read().holding().contains(function.key()));
		return mayCome(Trait.STARTS, function) ? Optional.of(Knowledge.SPECIFIED)
				: hands ? Optional.of(Knowledge.POSSIBLE) : Optional.empty();
	}

	/** The first function that code which is not seen may call by its name, and that starts what runs on. */
	Optional<FunctionDefinition> startingForOthers() {
		return unit.functions().stream()
				.filter(f -> f.isCalledFromOutside() && !unit.language().isProgram(f.name()) && mayCome(Trait.STARTS, f)).findFirst();
	}

	/** Whether something may go on when calls of functions have returned. In C++ objects may be code that is handed on. */
	public boolean mayLeaveRunning(Collection<String> keys) {
		boolean objects = unit.language().hasMangledNames() && (hasAddressedCode() || unit.functions().stream()
				.anyMatch(f -> f.name().startsWith("operator")
						|| f.parameters().stream().anyMatch(p -> p.origin() == Variable.Origin.RECEIVER)));
		return unit.functions().stream().filter(f -> keys.contains(f.key()))
				.anyMatch(f -> started(f).isPresent() || objects && mayCome(Trait.UNSEEN, f));
	}

	/** The functions that lead to what goes on beside them on a device; through pointers, too. */
	public Set<FunctionDefinition> leadingToDevices() {
		List<String> giving = unit.functions().stream().filter(OpenTargetTasks::areStartedIn).map(FunctionDefinition::key).toList();
		Set<String> leading = giving.isEmpty() ? Set.of() : read().graph().leadingTo(giving);
		return unit.functions().stream().filter(f -> leading.contains(f.key())).collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/** Whether a function may begin messages that are under way when it returns. */
	boolean beginsMessages(FunctionDefinition function) {
		return mayCome(Trait.BEGINS, function);
	}

	/** The variables that live longer than a call and that a call may name. */
	Set<Variable> used(FunctionDefinition function) {
		return used.computeIfAbsent(function.key(), key -> reached(Set.of(key)).stream().map(read().bodies()::get)
				.flatMap(b -> b.variables().stream()).collect(Collectors.toSet()));
	}

	/** The keys of functions, and of all that calls of them lead to in the unit. */
	public Set<String> reached(Collection<String> keys) {
		Set<String> reached = read().graph().reachedFrom(keys);
		reached.retainAll(read().bodies().keySet());
		return reached;
	}

	/** The keys of the unit's functions that one leads to directly: by name, through pointers, or by functions of the library. */
	public Set<String> next(String key) {
		return read().graph().next(key);
	}
}
