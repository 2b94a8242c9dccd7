package org.racelens.openmp.link;

import java.util.Collection;
import java.util.HashMap;
import java.util.HashSet;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.regex.MatchResult;
import java.util.regex.Pattern;
import java.util.stream.Collectors;
import org.racelens.model.expression.Expression.Call;
import org.racelens.openmp.link.Program.Definition;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.syntax.RecordTree;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.openmp.unit.Symbols.Declared;

/**
 * Who in other units may call the functions of the unit that starts the program: a superset, by the names that code calls or takes the
 * address of, be it ever executed or not. Of a unit that is not understood each word counts.
 */
final class OtherCallers {
	private static final Pattern WORD = Pattern.compile("[A-Za-z_$][\\w$]*");

	/** by name, the functions whose code has it */
	private final Map<String, Set<Definition>> users = new HashMap<>();
	/** by path, the names in first values of variables, and the words of what is not understood */
	private final Map<String, Set<String>> others = new HashMap<>();
	/** by path, the units that start programs */
	private final Set<String> starting;

	/** @param starting the paths of the units that start a program: none of them is part of another one's */
	OtherCallers(Collection<ParsedUnit> units, Set<String> starting) {
		this.starting = starting;
		if (!starting.isEmpty()) {
			units.stream().filter(u -> starting.size() > 1 ? !isStarting(u) : true).forEach(this::add);
		}
	}

	private boolean isStarting(ParsedUnit unit) {
		return starting.contains(unit.source().path());
	}

	private void add(ParsedUnit unit) {
		List<FunctionDefinition> written = unit.functions().stream().filter(f -> f.linkage() != Linkage.ELSEWHERE).toList();
		Set<String> own = written.stream().map(FunctionDefinition::key).collect(Collectors.toSet());
		for (FunctionDefinition f : written) {
			Definition user = new Definition(unit, f);
			names(unit, f.body()).stream().filter(n -> !own.contains(n))
					.forEach(n -> users.computeIfAbsent(n, k -> new LinkedHashSet<>()).add(user));
		}
		Set<String> rest = names(unit, unit.globals());
		if (!unit.gaps().isEmpty()) {
			WORD.matcher(unit.source().text()).results().map(MatchResult::group).forEach(rest::add);
		}
		unit.declared().variants().stream().map(DeclaredVariant::variant).forEach(rest::add);
		rest.removeAll(own);
		others.put(unit.source().path(), rest);
	}

	/** The names that code has, by key and, of calls in a language in which names do not tell, by symbol. */
	private static Set<String> names(ParsedUnit unit, Object code) {
		Set<String> names = new HashSet<>(ClosedProgram.mentioned(code));
		if (unit.language().hasMangledNames()) {
			new RecordTree(v -> {
				if (v instanceof Call c) {
					unit.linking().symbols().meant(c).map(Declared::symbol).ifPresent(names::add);
				}
				return Optional.empty();
			}).of(code);
		}
		return names;
	}

	/**
	 * Whether code that is not followed may call a function of a unit that starts a program.
	 *
	 * @param names by which other units know the function
	 * @param followed the functions of other units whose calls are in sight
	 */
	boolean mayCall(List<String> names, ParsedUnit unit, Set<Definition> followed) {
		return isStarting(unit) && names.stream().anyMatch(n -> users.getOrDefault(n, Set.of()).stream()
				.anyMatch(d -> !d.isOf(unit) && !followed.contains(d))
				|| others.entrySet().stream().anyMatch(e -> !e.getKey().equals(unit.source().path()) && e.getValue().contains(n)));
	}
}
