package org.racelens.execution.call;

import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Set;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Variable;
import org.racelens.openmp.library.QualifiedName;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Switch;
import org.racelens.openmp.syntax.CaseLabels;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * The functions of a unit of which the execution of the roots has followed every call: only this unit can call them, and so can every
 * function on the way to them that is no root. What these executions do not reach in them is never executed.
 */
public final class CallsInSight {
	private final ParsedUnit unit;
	private final Set<FunctionDefinition> roots;
	/** of each function the keys, or plain names, that it calls */
	private final Map<FunctionDefinition, Set<String>> calls = new LinkedHashMap<>();

	/** @param roots the functions that were executed for any call from outside, or for the start of the program */
	public CallsInSight(ParsedUnit unit, Set<FunctionDefinition> roots) {
		this.unit = unit;
		this.roots = roots;
		for (FunctionDefinition f : unit.functions()) {
			Set<String> called = new LinkedHashSet<>();
			Walk.expressions(f.body(), e -> {
				if (e instanceof Call c) {
					called.addAll(unit.callees(c));
				}
			});
			calls.put(f, called);
		}
	}

	/** Whether only this unit's calls lead to the function, and there is one. */
	public boolean areAll(FunctionDefinition f) {
		return !roots.contains(f) && way(f).stream().allMatch(g -> roots.contains(g) || isCalledHereAlone(g));
	}

	/** Whether execution takes in the function, and on the way to it, only the paths that the model has. */
	public boolean areExact(FunctionDefinition f) {
		return unit.gaps().isEmpty() && unit.declared().variants().isEmpty() && way(f).stream().allMatch(g -> isStraight(g.body()));
	}

	/** The function, and all that may call one of these. */
	private Set<FunctionDefinition> way(FunctionDefinition f) {
		Set<FunctionDefinition> way = new LinkedHashSet<>(Set.of(f));
		boolean grown = true;
		while (grown) {
			List<FunctionDefinition> callers = calls.keySet().stream().filter(g -> way.stream().anyMatch(h -> mayCall(g, h))).toList();
			grown = way.addAll(callers);
		}
		return way;
	}

	/** By key; by plain name where it is not known which function is meant. */
	private boolean mayCall(FunctionDefinition caller, FunctionDefinition callee) {
		QualifiedName plain = QualifiedName.of(callee.name());
		return calls.get(caller).stream().anyMatch(name -> name.equals(callee.key()) || QualifiedName.of(name).mayBe(plain));
	}

	private boolean isCalledHereAlone(FunctionDefinition f) {
		boolean member = !f.parameters().isEmpty() && f.parameters().get(0).origin() == Variable.Origin.RECEIVER;
		boolean called = calls.keySet().stream().anyMatch(g -> !g.equals(f) && calls.get(g).contains(f.key()));
		return f.isInternal() && !member && called;
	}

	/**
	 * Whether control takes the ways only that the model has: no jumps, no labels inside other statements, nothing that is not modelled.
	 */
	private static boolean isStraight(Statement body) {
		boolean[] straight = { true };
		Walk.statements(body, s -> {
			boolean label = !(s instanceof Switch || s instanceof Statement.Block)
					&& Walk.parts(s).stream().anyMatch(CaseLabels::areIn);
			straight[0] &= !(s instanceof Statement.Unmodelled) && !label;
		});
		Walk.expressions(body, e -> straight[0] &= !(e instanceof Expression.Unmodelled));
		return straight[0];
	}
}
