package org.racelens.openmp.link;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashMap;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.unit.CallForm;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.openmp.unit.Symbols;

/** Units that belong together. The order in which they are given changes nothing. */
public final class Program {
	/** No units. */
	public static final Program NONE = new Program(List.of(), Set.of(), Extent.PARTS);

	/** What units are of a program. */
	public enum Extent {
		/** parts of one or more, or of libraries that others use */
		PARTS,
		/** all of it, but for libraries that know nothing of it */
		WHOLE
	}

	private final Map<String, ParsedUnit> units = new LinkedHashMap<>();
	private final Map<String, List<Definition>> definitions = new HashMap<>();
	/** the functions that may stand in several units, by their keys */
	private final Map<String, List<Definition>> copies = new HashMap<>();
	private final Map<String, Boolean> alike = new ConcurrentHashMap<>();
	/** the variables that the linker sees, by their names, where units make them */
	private final Map<String, List<Made>> variables = new HashMap<>();
	/** the names of which some unit, or a file that is no unit, says more than is read */
	private final Set<String> doubtful = new HashSet<>();
	/** whether some unit tells a name by which the linker may know any function of C++ */
	private boolean isAnyMangledNameTold;
	/** names of functions that a file which is no unit may define */
	private final Set<String> mentioned;
	/** the paths of the units with a function that is a program's start */
	private final Set<String> starting = new HashSet<>();
	/** what code that is executed before the start may write, by the paths of the units that have it */
	private final Map<String, Set<String>> early = new HashMap<>();

	/** who may call functions of the unit that starts the program */
	private final OtherCallers callers;
	private final WindowsElsewhere windows = new WindowsElsewhere();
	/** who leads where, if the program is all in sight */
	private final Optional<ClosedProgram> closed;
	/** whether all of its code is in sight and its files are read together, so that reading them from the start on shows all calls */
	private final boolean readTogether;
	/** where its pointers to functions lead */
	private final Optional<PointedFunctions> pointed;

	/** A function and the unit that defines it. */
	record Definition(ParsedUnit unit, FunctionDefinition function) {
		boolean isOf(ParsedUnit other) {
			return unit.source().path().equals(other.source().path());
		}

		/** By name and place; units are long. */
		@Override
		public boolean equals(Object other) {
			return other instanceof Definition d && d.isOf(unit) && d.function.key().equals(function.key())
					&& d.function.range().equals(function.range());
		}

		@Override
		public int hashCode() {
			return 31 * unit.source().path().hashCode() + function.hashCode();
		}
	}

	/** A variable and the unit that makes it. */
	record Made(ParsedUnit unit, Declaration declaration) {
	}

	/**
	 * @param units with different paths
	 * @param mentioned the names in the files of the program that are no units: their functions may have them
	 */
	public Program(List<ParsedUnit> units, Set<String> mentioned, Extent extent) {
		this.mentioned = Set.copyOf(mentioned);
		units.forEach(this::add);
		units.stream().filter(u -> u.functions().stream().anyMatch(f -> f.key().equals(FunctionDefinition.BEFORE_MAIN)))
				.forEach(u -> early.put(u.source().path(),
						new EarlyCode(n -> definitions.getOrDefault(n, List.of())).variables(u)));
		callers = new OtherCallers(units, starting);
		boolean whole = extent == Extent.WHOLE && mentioned.isEmpty() && early.isEmpty();
		closed = whole && starting.size() == 1 && units.stream().allMatch(ClosedProgram::isUnderstood)
				? Optional.of(new ClosedProgram(this, units)) : Optional.empty();
		long starts = units.stream().filter(u -> u.language().isReadTogether() && starting.contains(u.source().path())).count();
		readTogether = whole && starts == 1 && closed.isEmpty() && ClosedProgram.areReadTogether(units);
		pointed = closed.map(c -> new PointedFunctions(c, units, this::isDoubtful));
	}

	private void add(ParsedUnit unit) {
		String path = unit.source().path();
		units.put(path, unit);
		doubtful.addAll(unit.linking().doubtful());
		isAnyMangledNameTold |= unit.linking().doubtful().stream().anyMatch(n -> n.startsWith("_Z"));
		unit.globals().stream().filter(d -> d.variable().storage() == Storage.GLOBAL).forEach(d -> symbol(unit, d.variable())
				.ifPresent(s -> variables.computeIfAbsent(s, k -> new ArrayList<>()).add(new Made(unit, d))));
		for (FunctionDefinition f : unit.functions()) {
			if (f.linkage() == Linkage.EXTERNAL) {
				Optional<String> symbol = symbol(unit, f);
				(symbol.isPresent() ? definitions : copies).computeIfAbsent(symbol.orElse(f.key()), k -> new ArrayList<>())
						.add(new Definition(unit, f));
			}
			if (unit.language().isProgram(f.key())) {
				starting.add(path);
			}
		}
	}

	/** By what the linker knows a function that one unit alone defines; in C that is its name. */
	private static Optional<String> symbol(ParsedUnit unit, FunctionDefinition f) {
		return unit.language().hasMangledNames() ? Optional.ofNullable(unit.linking().symbols().definitions().get(f.key()))
				: Optional.of(f.key());
	}

	private static Optional<String> symbol(ParsedUnit unit, Variable v) {
		return unit.language().hasMangledNames() ? unit.linking().symbols().of(v) : Optional.of(v.name());
	}

	/** The unit of a text, by its path. */
	public Optional<ParsedUnit> unit(String path) {
		return Optional.ofNullable(units.get(path));
	}

	/** The other units that may be parts of a program with the one of a path: of those that start programs, none where it starts one. */
	List<ParsedUnit> others(String path) {
		return units.values().stream().filter(u -> !u.source().path().equals(path))
				.filter(u -> !starting.contains(path) || !starting.contains(u.source().path())).toList();
	}

	/** Whether the unit of a path starts a program. */
	boolean isStart(String path) {
		return starting.contains(path);
	}

	/** Whether reading a unit with all that the program's start in another one leads to shows all calls of its functions. */
	boolean isReadFromStart(ParsedUnit unit) {
		return readTogether && unit.language().isReadTogether() && !isStart(unit.source().path());
	}

	/** The unit with the functions of others that it calls, and that these call. */
	public ParsedUnit linked(ParsedUnit unit) {
		if (units.isEmpty()) {
			return unit;
		}
		List<Declaration> settled = unit.globals().stream().filter(d -> !isSetEarly(d, unit.source().path())).toList();
		ParsedUnit linked = new UnitLinker(this, settled.size() == unit.globals().size() ? unit : unit.withGlobals(settled)).linked();
		return windows.beside(linked, others(unit.source().path()));
	}

	/**
	 * The unit with all of the program that leads to it, from its start on; empty where the program is not all in sight, or something that
	 * leads to the unit is not followed: functions with parameters among them whose address is taken, since whoever has it may pass
	 * anything.
	 */
	Optional<ParsedUnit> whole(ParsedUnit unit) {
		return whole(unit, false);
	}

	/** The same where functions whose address is taken may lead to the unit. */
	Optional<ParsedUnit> wholeThroughPointers(ParsedUnit unit) {
		return whole(unit, true);
	}

	private Optional<ParsedUnit> whole(ParsedUnit unit, boolean throughPointers) {
		Optional<Set<Definition>> callers = closed.filter(c -> units.containsKey(unit.source().path()))
				.flatMap(c -> c.leadingTo(unit, throughPointers));
		return callers.flatMap(all -> new UnitLinker(this, unit).linked(all)).map(u -> windows.beside(u, others(unit.source().path())));
	}

	/** The forms of calls through pointers in code that leave nothing running, whatever function of the whole program they lead to. */
	Set<CallForm> ending(List<FunctionDefinition> code) {
		return pointed.map(p -> p.ending(code)).orElse(Set.of());
	}

	/** The functions that a name means anywhere but in a unit with one of its own. */
	List<Definition> definitions(String name) {
		return definitions.getOrDefault(name, List.of());
	}

	/**
	 * Whether code of the program that is not followed may call a function of the unit that starts it.
	 *
	 * @param followed the functions of other units whose calls are in sight
	 */
	boolean isCalledUnseen(ParsedUnit unit, FunctionDefinition f, Set<Definition> followed) {
		List<String> names = Stream.concat(Stream.of(f.key()), symbol(unit, f).stream()).distinct().toList();
		boolean outside = units.containsKey(unit.source().path()) && mentioned.contains(Symbols.name(f.key()));
		return f.linkage() == Linkage.EXTERNAL && !unit.language().isProgram(f.name())
				&& (outside || callers.mayCall(names, unit, followed));
	}

	/** The functions of other units that were read as parts of a unit. */
	Set<Definition> readWith(ParsedUnit unit) {
		return unit.functions().stream().filter(f -> f.linkage() == Linkage.ELSEWHERE)
				.flatMap(f -> unit(f.range().path()).stream().map(u -> new Definition(u, f))).collect(Collectors.toSet());
	}

	/** Whether the code of another unit may give a variable its value before the program starts. */
	private boolean isSetEarly(Declaration d, String path) {
		String name = EarlyCode.name(d.variable(), path);
		return !d.variable().constant() && early.entrySet().stream().anyMatch(e -> !e.getKey().equals(path) && e.getValue().contains(name));
	}

	/** Whether by a name the linker may know something else than what a unit declares. */
	boolean isDoubtful(String name) {
		return doubtful.contains(Symbols.name(name)) || !Symbols.name(name).equals(name) && isAnyMangledNameTold;
	}

	/**
	 * The definition that calls from any unit mean by a name; empty where none is known, or more than one may be meant. A unit that starts
	 * a program belongs to this one alone, of which the others are no part if several start one.
	 */
	Optional<Definition> definition(String name) {
		List<Definition> all = definitions.getOrDefault(name, List.of());
		return all.size() == 1 && isClear(name, all.get(0).unit()) ? Optional.of(all.get(0)) : Optional.empty();
	}

	/** The function of another unit that a call means in a language in which names do not tell. */
	Optional<MeantCall> meant(ParsedUnit unit, Call call) {
		return unit.linking().symbols().meant(call).flatMap(m -> definition(m.symbol()).flatMap(d -> MeantCall.of(call, m, d)));
	}

	/** The constant that any unit means by a name, with the value that it has in the whole program; empty as for functions. */
	Optional<Made> constant(String name) {
		List<Made> all = variables.getOrDefault(name, List.of());
		return all.size() == 1 && isClear(name, all.get(0).unit())
				? Optional.of(all.get(0)).filter(m -> m.declaration().variable().constant() && m.declaration().initializer().isPresent())
				: Optional.empty();
	}

	/**
	 * The variable that any unit means by a name, with the value that it has when the whole program starts; empty as for functions, and
	 * where code that runs earlier may set it.
	 */
	Optional<Made> variable(String name) {
		List<Made> all = variables.getOrDefault(name, List.of());
		return all.size() == 1 && isClear(name, all.get(0).unit())
				? Optional.of(all.get(0)).filter(m -> !m.declaration().variable().constant() && startsAsDeclared(m.declaration(), m.unit()))
				: Optional.empty();
	}

	/** Whether no code that runs before the program starts may use a variable that a unit makes. */
	boolean startsAsDeclared(Declaration d, ParsedUnit unit) {
		String name = EarlyCode.name(d.variable(), unit.source().path());
		return early.values().stream().noneMatch(names -> names.contains(name));
	}

	/** Whether all units that have a function of a key have the same one, so that it does not matter whose is taken. C++17 §6.2 p6 */
	boolean isOneDefinition(FunctionDefinition f) {
		return alike.computeIfAbsent(f.key(), k -> {
			List<Definition> all = copies.getOrDefault(k, List.of());
			return all.stream().map(d -> new PlainForm(d.unit()).of(d.function())).distinct().limit(2).count() == 1;
		});
	}

	private boolean isClear(String name, ParsedUnit unit) {
		String simple = Symbols.name(name);
		return !isDoubtful(name) && !mentioned.contains(simple)
				&& (starting.size() < 2 || !starting.contains(unit.source().path()));
	}
}
