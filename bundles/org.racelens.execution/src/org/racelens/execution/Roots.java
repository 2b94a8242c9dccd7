package org.racelens.execution;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Deque;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.stream.Collectors;
import java.util.stream.Stream;
import org.racelens.execution.call.StartingCalls;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Linkage;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.syntax.RegionStart;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.Focus;
import org.racelens.openmp.unit.ParsedUnit;

/** Where the execution of a unit starts. */
final class Roots {
	private final ParsedUnit unit;

	Roots(ParsedUnit unit) {
		this.unit = unit;
	}

	/** The roots from which some functions are reached, in the order in which they are executed. */
	Set<FunctionDefinition> of(Set<FunctionDefinition> targets) {
		Set<FunctionDefinition> relevant = reaching(targets);
		Set<FunctionDefinition> roots = new LinkedHashSet<>(roots(relevant));
		roots.addAll(usedAsValues(relevant));
		return roots;
	}

	/**
	 * The roots from which functions with regions are reached. Where the unit does not start the program, a function of another unit that
	 * has an address calls nothing by its name but what is a root itself.
	 */
	Set<FunctionDefinition> ofRegions(Set<FunctionDefinition> regions) {
		Set<FunctionDefinition> roots = of(regions);
		if (unit.functions().stream().noneMatch(f -> unit.language().isProgram(f.name()))) {
			roots.removeIf(f -> f.linkage() == Linkage.ELSEWHERE);
		}
		return roots;
	}

	/** The unit's own constructs that start a region, by function. */
	Map<FunctionDefinition, List<ConstructStatement>> constructs() {
		Map<FunctionDefinition, List<ConstructStatement>> result = new LinkedHashMap<>();
		for (FunctionDefinition f : unit.functions().stream().filter(f -> f.linkage() != Linkage.ELSEWHERE).toList()) {
			List<ConstructStatement> found = new ArrayList<>();
			Walk.statements(f.body(), s -> {
				if (s instanceof ConstructStatement c && RegionStart.is(c.construct())) {
					found.add(c);
				}
			});
			if (!found.isEmpty()) {
				result.put(f, found);
			}
		}
		return result;
	}

	/** The keys of the functions that regions call, themselves or by what they call; through pointers all whose address is taken. */
	Set<String> calledInRegions() {
		Set<String> values = usedAsValues();
		Set<String> result = new LinkedHashSet<>();
		Deque<Statement> open = new ArrayDeque<>();
		unit.functions().forEach(f -> Walk.statements(f.body(), s -> {
			if (s instanceof ConstructStatement c && RegionStart.is(c.construct())) {
				open.add(c);
			}
		}));
		while (!open.isEmpty()) {
			Statement code = open.remove();
			Set<String> called = new LinkedHashSet<>(callees(code));
			Walk.expressions(code, e -> called.addAll(e instanceof Call c && c.target().isPresent() ? values : Set.of()));
			called.removeAll(result);
			result.addAll(called);
			unit.functions().stream().filter(f -> called.contains(f.key())).forEach(f -> open.add(f.body()));
		}
		return result;
	}

	/** The keys of the functions that have loops or constructs, or call others. */
	Set<String> costly() {
		Set<String> all = unit.functions().stream().map(FunctionDefinition::key).collect(Collectors.toSet());
		return unit.functions().stream().filter(f -> hasLoops(f) || callees(f.body()).stream().anyMatch(all::contains))
				.map(FunctionDefinition::key).collect(Collectors.toSet());
	}

	private static boolean hasLoops(FunctionDefinition f) {
		boolean[] found = { false };
		Walk.statements(f.body(), s -> found[0] |= s instanceof Statement.Loop || s instanceof ConstructStatement);
		return found[0];
	}

	/** The functions that start threads by other means than OpenMP, which may run beside regions of all others. */
	Set<FunctionDefinition> startingThreads() {
		StartingCalls starting = new StartingCalls(unit);
		return unit.functions().stream().filter(starting::areIn).collect(Collectors.toCollection(LinkedHashSet::new));
	}

	/** The functions from which the part of interest can be reached by calls. */
	Set<FunctionDefinition> wanted(Focus focus) {
		return focus.functions()
				.map(keys -> reaching(unit.functions().stream().filter(f -> keys.contains(f.key())).collect(Collectors.toSet())))
				.orElseGet(() -> new LinkedHashSet<>(unit.functions()));
	}

	/** The functions from which some of these can be reached by calls: these first, then the others in source order. */
	private Set<FunctionDefinition> reaching(Set<FunctionDefinition> targets) {
		Map<String, Set<String>> callers = new LinkedHashMap<>();
		unit.functions()
				.forEach(
						f -> callees(f.body()).forEach(callee -> callers.computeIfAbsent(callee, k -> new LinkedHashSet<>()).add(f.key())));
		Set<String> reached = new LinkedHashSet<>();
		Deque<String> open = new ArrayDeque<>();
		targets.stream().map(FunctionDefinition::key).filter(reached::add).forEach(open::add);
		while (!open.isEmpty()) {
			callers.getOrDefault(open.remove(), Set.of()).stream().filter(reached::add).forEach(open::add);
		}
		Set<FunctionDefinition> result = new LinkedHashSet<>(targets);
		unit.functions().stream().filter(f -> reached.contains(f.key())).forEach(result::add);
		return result;
	}

	private Set<String> callees(Statement code) {
		Set<String> result = new LinkedHashSet<>();
		Walk.expressions(code, e -> {
			if (e instanceof Call c) {
				result.addAll(unit.callees(c));
			}
		});
		return result;
	}

	/**
	 * {@code main}, with what code of the program may call that is not followed; in units without it every function that other units may
	 * call; {@code static} ones are reached from those.
	 */
	private List<FunctionDefinition> roots(Set<FunctionDefinition> relevant) {
		Optional<FunctionDefinition> main = unit.functions().stream().filter(f -> unit.language().isProgram(f.name())).findFirst();
		boolean initializes = relevant.stream().anyMatch(f -> f.key().equals(FunctionDefinition.BEFORE_MAIN));
		if (main.filter(m -> initializes || relevant.contains(m)).isPresent()) {
			return Stream.concat(main.stream(), relevant.stream().filter(f -> f.linkage() == Linkage.EXTERNAL_UNFOLLOWED)).toList();
		}
		return relevant.stream().filter(f -> f.isCalledFromOutside() || f.key().equals(FunctionDefinition.BEFORE_MAIN)).toList();
	}

	/** Functions whose address is taken, and those of objects that are handed out: whoever holds one may call them with any arguments. */
	private List<FunctionDefinition> usedAsValues(Set<FunctionDefinition> relevant) {
		Set<String> used = givenAway();
		return relevant.stream().filter(f -> used.contains(f.key())).toList();
	}

	/** The keys of functions that unseen code may have got: as values, or with their objects. */
	Set<String> givenAway() {
		Set<String> result = usedAsValues();
		result.addAll(new HandedMembers(unit).keys());
		return result;
	}

	/** The functions that the unit calls itself and that others may call as well, who hold their object; with what is not known exactly. */
	Set<String> calledHereAndByHolders() {
		HandedMembers members = new HandedMembers(unit);
		Map<String, String> converted = members.converted();
		Set<String> here = new LinkedHashSet<>();
		unit.functions().stream().filter(f -> !converted.containsKey(f.key())).forEach(f -> here.addAll(callees(f.body())));
		Set<String> result = members.keys();
		result.retainAll(here);
		result.removeAll(usedAsValues());
		converted.forEach((function, operator) -> {
			if (here.contains(operator)) {
				result.add(function);
			}
		});
		return result;
	}

	private Set<String> usedAsValues() {
		Set<String> used = new LinkedHashSet<>();
		WrittenVariables.forEach(unit, e -> {
			if (e instanceof VariableReference v && v.variable().constant() && v.variable().storage() == Variable.Storage.GLOBAL) {
				used.add(v.variable().name());
			}
		});
		return used;
	}
}
