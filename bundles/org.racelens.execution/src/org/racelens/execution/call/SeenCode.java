package org.racelens.execution.call;

import java.util.ArrayDeque;
import java.util.Deque;
import java.util.HashMap;
import java.util.LinkedHashSet;
import java.util.Map;
import java.util.Set;
import java.util.stream.Collectors;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.library.LibrarySignature.Trait;
import org.racelens.openmp.library.LibrarySignatures;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.OpenTargetTasks;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.CallForm;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * Functions all of whose code is in sight, with all that they call: whatever they do has ended when they return, also where a call of them
 * is not followed. Of the library's functions those count that call what they are given before they return.
 */
public final class SeenCode {
	private final ParsedUnit unit;
	private final Map<String, FunctionDefinition> functions;
	private final Map<String, Boolean> known = new HashMap<>();
	private final Map<String, Boolean> beginning = new HashMap<>();
	private final Map<String, Boolean> starts = new HashMap<>();
	private final StartingCalls starting;
	private final Set<Type> callable;

	public SeenCode(ParsedUnit unit) {
		this.unit = unit;
		starting = new StartingCalls(unit);
		callable = CallableTypes.withOperator(unit);
		functions = unit.functions().stream().collect(Collectors.toMap(FunctionDefinition::key, f -> f, (a, b) -> a));
	}

	/**
	 * Whether all that a function executes is in sight, and it stores no code anywhere. What objects of C++ do when called is not looked
	 * into.
	 */
	boolean isAllOf(FunctionDefinition function) {
		return !unit.language().hasMangledNames()
				&& known.computeIfAbsent(function.key(), key -> reached(function).stream().allMatch(this::callsOnlySeenCode));
	}

	/**
	 * Whether a function may start what runs on when it returns: threads, handlers, work of a device, or code that it hands to unseen code.
	 */
	public boolean starts(FunctionDefinition function) {
		return starts.computeIfAbsent(function.key(),
				key -> isStarting(reached(function)));
	}

	/** What one function names another one may hand out, or find where it was put. */
	private boolean isStarting(Set<FunctionDefinition> reached) {
		return reached.stream().anyMatch(f -> starting.areIn(f) || handsCode(f) || OpenTargetTasks.areStartedIn(f))
				|| reached.stream().anyMatch(this::callsUnseenCode) && reached.stream().anyMatch(this::usesCode);
	}

	private boolean callsUnseenCode(FunctionDefinition f) {
		boolean[] found = { false };
		Walk.expressions(f.body(), e -> found[0] |= e instanceof Call c && c.target().isEmpty() && !isSeen(c));
		return found[0];
	}

	/** Whether a function has code as a value other than for a function of the library that calls it before it returns. */
	private boolean usesCode(FunctionDefinition f) {
		int[] names = { 0 };
		Walk.expressions(f.body(), e -> {
			names[0] += isCode(e) ? 1 : 0;
			if (e instanceof Call c && unit.libraryFunctions().prompt().contains(c.callee()) && !makesObject(c)) {
				c.arguments().forEach(a -> Walk.expressions(a, part -> names[0] -= isCode(part) ? 1 : 0));
			}
		});
		return names[0] > 0;
	}

	/** Whether a function of the library may keep what it is given in an object of a class. */
	private static boolean makesObject(Call c) {
		return !c.arguments().isEmpty() && c.arguments().get(0).type() instanceof PointerType p && p.pointee() instanceof RecordType;
	}

	private boolean handsCode(FunctionDefinition f) {
		boolean[] found = { false };
		Walk.expressions(f.body(), e -> found[0] |= e instanceof Call c && !isSeen(c) && c.arguments().stream().anyMatch(this::namesCode));
		return found[0];
	}

	private boolean namesCode(Expression argument) {
		boolean[] found = { false };
		Walk.expressions(argument, e -> found[0] |= isCode(e));
		return found[0];
	}

	/** Whether an expression is a function, or an object that is called like one. */
	private boolean isCode(Expression e) {
		return e instanceof VariableReference v && isCode(v.variable()) || callable.contains(e.type());
	}

	private boolean isCode(Variable v) {
		return v.constant() && v.storage() == Storage.GLOBAL && functions.containsKey(v.name());
	}

	/** Whether a function may begin messages that are under way when it returns. */
	boolean beginsMessages(FunctionDefinition function) {
		return beginning.computeIfAbsent(function.key(), key -> reached(function).stream().anyMatch(SeenCode::callsWhatBegins));
	}

	private static boolean callsWhatBegins(FunctionDefinition f) {
		boolean[] found = { false };
		Walk.expressions(f.body(), e -> found[0] |= e instanceof Call c
				&& LibrarySignatures.of(c.callee()).filter(s -> s.traits().contains(Trait.BEGINS)).isPresent());
		return found[0];
	}

	/** A function with those that it calls, itself or by others, as far as the text tells. */
	Set<FunctionDefinition> reached(FunctionDefinition function) {
		Set<FunctionDefinition> reached = new LinkedHashSet<>();
		Deque<FunctionDefinition> open = new ArrayDeque<>(Set.of(function));
		while (!open.isEmpty()) {
			FunctionDefinition f = open.remove();
			if (reached.add(f)) {
				Walk.expressions(f.body(), e -> {
					if (e instanceof Call c) {
						unit.callees(c).stream().filter(functions::containsKey).map(functions::get).forEach(open::add);
					}
				});
			}
		}
		return reached;
	}

	private boolean callsOnlySeenCode(FunctionDefinition f) {
		boolean[] all = { !OpenTargetTasks.areStartedIn(f) && !executesUnseenCode(f) };
		Walk.expressions(f.body(), e -> all[0] &= !(e instanceof VariableReference v && isCode(v.variable())));
		return all[0];
	}

	/**
	 * Whether a function itself, not what it calls, executes what is not in sight: by calls, also through pointers, or in what is not
	 * modelled.
	 */
	public boolean executesUnseenCode(FunctionDefinition f) {
		boolean[] found = { false };
		Walk.expressions(f.body(), e -> found[0] |= e instanceof Expression.Unmodelled || e instanceof Call c && !isSeen(c));
		Walk.statements(f.body(), s -> found[0] |= s instanceof Statement.Unmodelled);
		return found[0];
	}

	private boolean isSeen(Call c) {
		return c.target().isPresent() ? unit.linking().ending().contains(CallForm.of(c))
				: functions.containsKey(c.callee()) || unit.libraryFunctions().prompt().contains(c.callee());
	}
}
