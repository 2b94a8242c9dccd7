package org.racelens.execution.call;

import java.util.ArrayDeque;
import java.util.Collection;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import java.util.function.Predicate;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.unit.CallForm;

/**
 * Which functions of a unit lead to which: by calls of their names and of those of their variants, through pointers to all that have an
 * address and take such arguments, and by functions of the library that call what they are given.
 */
final class CallGraph {
	/** stands for all functions that have an address */
	private static final Object ANY = new Object();

	/** what leads on: functions by their keys, forms of calls */
	private final Map<Object, Set<Object>> ways = new HashMap<>();
	private final Map<Object, Set<Object>> back = new HashMap<>();

	/**
	 * @param facts by the functions' keys
	 * @param addressed the functions that have an address
	 * @param formsTell whether calls through pointers lead to no functions that take other arguments
	 */
	CallGraph(Map<String, BodyFacts> facts, Collection<FunctionDefinition> addressed, boolean formsTell) {
		Set<CallForm> forms = new LinkedHashSet<>();
		facts.forEach((key, body) -> {
			body.callees().forEach(callee -> lead(key, callee));
			body.forms().forEach(form -> lead(key, formsTell ? form : ANY));
			forms.addAll(formsTell ? body.forms() : Set.of());
			if (body.callsAny()) {
				lead(key, ANY);
			}
		});
		addressed.forEach(f -> lead(ANY, f.key()));
		forms.forEach(form -> addressed.stream().filter(form::fits).forEach(f -> lead(form, f.key())));
	}

	private void lead(Object from, Object to) {
		ways.computeIfAbsent(from, f -> new LinkedHashSet<>()).add(to);
		back.computeIfAbsent(to, t -> new LinkedHashSet<>()).add(from);
	}

	/** The keys of functions, and of all that they lead to. */
	Set<String> reachedFrom(Collection<String> keys) {
		return closure(keys, ways, k -> true);
	}

	/** The keys of functions, and of all that lead to them. */
	Set<String> leadingTo(Collection<String> keys) {
		return closure(keys, back, k -> true);
	}

	/** The keys of the functions that one leads to directly. */
	Set<String> next(String key) {
		Set<String> next = closure(List.of(key), ways, k -> k.equals(key) || !(k instanceof String));
		if (!ways.getOrDefault(key, Set.of()).contains(key)) {
			next.remove(key);
		}
		return next;
	}

	/** @param passes whether what is behind something counts */
	private static Set<String> closure(Collection<String> keys, Map<Object, Set<Object>> edges, Predicate<Object> passes) {
		Set<Object> found = new LinkedHashSet<>(keys);
		Deque<Object> open = new ArrayDeque<>(found);
		while (!open.isEmpty()) {
			Object from = open.remove();
			if (passes.test(from)) {
				edges.getOrDefault(from, Set.of()).stream().filter(found::add).forEach(open::add);
			}
		}
		Set<String> result = new LinkedHashSet<>();
		found.stream().filter(String.class::isInstance).forEach(k -> result.add((String) k));
		return result;
	}
}
