package org.racelens.openmp.link;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable.Origin;
import org.racelens.model.gap.MessageKind;
import org.racelens.openmp.link.Program.Definition;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.syntax.RecordTree;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * A program with one start and all of its code in sight, so that nobody else calls its functions. Which functions lead to which: a
 * superset, by the names that they call or take the address of.
 */
final class ClosedProgram {
	/** by these, code that nobody names finds functions by their names */
	private static final Set<String> BY_NAME = Set.of("dlopen", "dlsym", "dlvsym", "dlmopen");

	private final Program program;
	private final Map<Definition, Set<Definition>> callers = new LinkedHashMap<>();
	/** by path, the functions that a unit defines */
	private final Map<String, Map<String, FunctionDefinition>> owns = new HashMap<>();
	/** functions that first values of variables name, or that another unit may call in the place of one of its own */
	private final Set<Definition> held = new LinkedHashSet<>();
	/** functions whose address code takes */
	private final Set<Definition> addressed = new LinkedHashSet<>();

	ClosedProgram(Program program, List<ParsedUnit> units) {
		this.program = program;
		for (ParsedUnit unit : units) {
			Map<String, FunctionDefinition> own = owns.computeIfAbsent(unit.source().path(), p -> new HashMap<>());
			unit.functions().forEach(f -> own.put(f.key(), f));
			for (FunctionDefinition f : unit.functions()) {
				Definition caller = new Definition(unit, f);
				mentioned(f).forEach(name -> meant(name, unit, own)
						.forEach(d -> callers.computeIfAbsent(d, k -> new LinkedHashSet<>()).add(caller)));
				used(f).forEach(name -> addressed.addAll(meant(name, unit, own)));
			}
			used(unit.declared()).forEach(name -> addressed.addAll(meant(name, unit, own)));
			unit.declared().variants().stream().map(DeclaredVariant::variant).filter(name -> !own.containsKey(name))
					.forEach(name -> held.addAll(meant(name, unit, own)));
			unit.globals().forEach(g -> mentioned(g).forEach(name -> held.addAll(meant(name, unit, own))));
		}
	}

	/** Whether all of a unit's code is known, and joined with that of others by the names of functions. */
	static boolean isUnderstood(ParsedUnit unit) {
		return !unit.language().hasMangledNames() && isInSight(unit);
	}

	/** Whether all of a unit's code is known. */
	private static boolean isInSight(ParsedUnit unit) {
		return unit.gaps().isEmpty() && unit.messages().stream().noneMatch(m -> m.kind() == MessageKind.SYNTAX)
				&& mentioned(unit.functions()).stream().noneMatch(BY_NAME::contains);
	}

	/**
	 * Whether all code of some units is known and they are read together with what they call, of which nothing but calls leads to
	 * functions, but for some in another language which name nothing that none of them defines, be they parts of the same program or of
	 * another one that is built beside it.
	 */
	static boolean areReadTogether(Collection<ParsedUnit> units) {
		Map<Boolean, List<ParsedUnit>> parts = units.stream().collect(Collectors.partitioningBy(u -> u.language().isReadTogether()));
		Set<String> own = parts.get(false).stream().flatMap(u -> u.functions().stream()).map(FunctionDefinition::key)
				.collect(Collectors.toSet());
		parts.get(false).forEach(u -> u.globals().forEach(g -> own.add(g.variable().name())));
		return units.stream().allMatch(ClosedProgram::isInSight) && parts.get(true).stream().noneMatch(ClosedProgram::hasFunctionsAsValues)
				&& parts.get(false).stream().allMatch(u -> !u.language().hasMangledNames() && u.linking().doubtful().isEmpty()
						&& mentioned(List.of(u.functions(), u.globals())).stream().noneMatch(n -> isForeign(n) && !own.contains(n)));
	}

	/** Whether a name may be one that compilers make of a name in another language. */
	private static boolean isForeign(String name) {
		return name.endsWith("_") || name.contains("_MOD_") || name.contains("_mp_");
	}

	/** Whether code has a function as a value: who gets it may call it with anything. */
	private static boolean hasFunctionsAsValues(ParsedUnit unit) {
		boolean[] found = { false };
		new RecordTree(v -> {
			found[0] |= v instanceof VariableReference r && r.variable().origin() == Origin.FUNCTION;
			return Optional.empty();
		}).of(List.of(unit.functions(), unit.globals(), unit.declared()));
		return found[0];
	}

	/** The names of what code calls and of the variables that it uses, among them those of functions whose address it takes. */
	static Set<String> mentioned(Object code) {
		Set<String> names = new LinkedHashSet<>(used(code));
		new RecordTree(v -> {
			if (v instanceof Call c) {
				names.add(c.callee());
			}
			return Optional.empty();
		}).of(code);
		return names;
	}

	/** The names of the variables that code uses, among them those of functions whose address it takes. */
	private static Set<String> used(Object code) {
		Set<String> names = new LinkedHashSet<>();
		new RecordTree(v -> {
			if (v instanceof VariableReference r) {
				names.add(r.variable().name());
			}
			return Optional.empty();
		}).of(code);
		return names;
	}

	/** Whether a function has parameters and its address is taken: whoever has it may pass anything. */
	private boolean mayBePassedAnything(Definition d) {
		return !d.function().parameters().isEmpty() && addressed.contains(d);
	}

	/** The functions to which pointers may lead. */
	Set<Definition> pointed() {
		Set<Definition> pointed = new LinkedHashSet<>(addressed);
		pointed.addAll(held);
		return pointed;
	}

	/** The functions that a name may mean in a unit. */
	List<Definition> meant(String name, ParsedUnit unit) {
		return meant(name, unit, owns.get(unit.source().path()));
	}

	private List<Definition> meant(String name, ParsedUnit unit, Map<String, FunctionDefinition> own) {
		FunctionDefinition f = own.get(name);
		return f != null && f.isInternal() ? List.of(new Definition(unit, f)) : program.definitions(name);
	}

	/**
	 * The functions of other units that lead to a unit's, the program's start among them; empty where it does not, where variables hold
	 * such functions, or where names are not clear.
	 *
	 * @param throughPointers whether functions with parameters may be among them whose address is taken
	 */
	Optional<Set<Definition>> leadingTo(ParsedUnit unit, boolean throughPointers) {
		Set<Definition> found = new LinkedHashSet<>();
		Deque<Definition> open = new ArrayDeque<>();
		unit.functions().forEach(f -> open.add(new Definition(unit, f)));
		while (!open.isEmpty()) {
			Definition d = open.poll();
			if (found.add(d)) {
				open.addAll(callers.getOrDefault(d, Set.of()));
			}
		}
		boolean starts = found.stream().anyMatch(d -> !d.isOf(unit) && d.unit().language().isProgram(d.function().key()));
		boolean clear = found.stream().noneMatch(held::contains) && (throughPointers || found.stream().noneMatch(this::mayBePassedAnything))
				&& found.stream().map(Definition::function)
						.filter(f -> !f.isInternal()).allMatch(f -> program.definition(f.key()).isPresent());
		found.removeIf(d -> d.isOf(unit));
		return starts && clear ? Optional.of(found) : Optional.empty();
	}
}
