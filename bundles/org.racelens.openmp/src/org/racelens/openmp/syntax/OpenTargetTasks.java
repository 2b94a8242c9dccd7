package org.racelens.openmp.syntax;

import java.util.ArrayList;
import java.util.LinkedHashMap;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.program.Construct;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Offloading;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Tasking;
import org.racelens.openmp.program.Trait;
import org.racelens.openmp.unit.CallForm;
import org.racelens.openmp.unit.ParsedUnit;

/** Which target tasks, started with {@code nowait}, may still run after a statement of serial code. OpenMP 5.2 §12.8, §13.8, §15.5 */
public final class OpenTargetTasks {
	private final ParsedUnit unit;
	private final Map<String, FunctionDefinition> functions = new LinkedHashMap<>();
	private final Map<String, Open> ofFunctions = new LinkedHashMap<>();
	private final Set<String> entered = new LinkedHashSet<>();
	private final boolean any;
	private Optional<List<FunctionDefinition>> addressed = Optional.empty();

	public OpenTargetTasks(ParsedUnit unit) {
		this.unit = unit;
		unit.functions().forEach(f -> functions.put(f.key(), f));
		any = unit.functions().stream().anyMatch(f -> {
			List<Construct> found = new ArrayList<>();
			Walk.statements(f.body(), s -> task(s).ifPresent(found::add));
			return !found.isEmpty();
		});
	}

	/**
	 * Tasks that may still run.
	 *
	 * @param children those that a {@code taskwait} joins
	 * @param descendants those that only something around it joins
	 */
	private record Open(List<Construct> children, List<Construct> descendants) {
		static final Open NONE = new Open(List.of(), List.of());

		Open and(Open later) {
			return new Open(concat(children, later.children), concat(descendants, later.descendants));
		}

		private static List<Construct> concat(List<Construct> first, List<Construct> second) {
			List<Construct> result = new ArrayList<>(first);
			result.addAll(second);
			return result;
		}

		Open asDescendants() {
			return new Open(List.of(), concat(children, descendants));
		}

		Optional<Construct> first() {
			return concat(children, descendants).stream().findFirst();
		}
	}

	/** The first construct whose task a statement leaves running. */
	public Optional<Construct> leftBy(Statement s) {
		return any ? after(s).first() : Optional.empty();
	}

	/** The first of these statements up to a {@code taskwait} after which none of their tasks runs, or all of them. */
	public List<Statement> untilJoined(List<Statement> statements) {
		List<Statement> result = new ArrayList<>();
		Open open = Open.NONE;
		for (Statement s : statements) {
			result.add(s);
			if (isTaskwait(s)) {
				open = new Open(List.of(), open.descendants);
				if (open.first().isEmpty()) {
					return result;
				}
			} else {
				open = open.and(after(s));
			}
		}
		return result;
	}

	private Open after(Statement s) {
		Optional<Construct> task = task(s);
		if (task.isPresent()) {
			return new Open(List.of(task.get()), List.of());
		}
		if (s instanceof ConstructStatement c && joins(c.construct())) {
			return Open.NONE;
		}
		Open open = Open.NONE;
		for (Call call : calls(s)) {
			open = open.and(after(call));
		}
		boolean block = s instanceof Block;
		for (Statement part : Walk.parts(s)) {
			open = block && isTaskwait(part) ? new Open(List.of(), open.descendants) : open.and(after(part));
		}
		return s instanceof ConstructStatement c && c.construct() instanceof Tasking.Task ? open.asDescendants() : open;
	}

	private static List<Call> calls(Statement s) {
		List<Call> result = new ArrayList<>();
		Walk.ownExpressions(s).forEach(e -> Walk.expressions(e, inner -> {
			if (inner instanceof Call call) {
				result.add(call);
			}
		}));
		return result;
	}

	private Open after(Call call) {
		Open open = Open.NONE;
		for (FunctionDefinition callee : callees(call)) {
			open = open.and(afterCallOf(callee));
		}
		return open;
	}

	/** What a call may mean; through a pointer all that have an address and take such arguments. */
	private List<FunctionDefinition> callees(Call call) {
		if (call.target().isPresent()) {
			CallForm form = CallForm.of(call);
			return addressed().stream().filter(f -> unit.language().hasMangledNames() || form.fits(f)).toList();
		}
		Set<String> meant = unit.callees(call);
		return functions.values().stream().filter(f -> meant.contains(f.key())).toList();
	}

	private List<FunctionDefinition> addressed() {
		if (addressed.isEmpty()) {
			Set<FunctionDefinition> found = new LinkedHashSet<>();
			WrittenVariables.forEach(unit, e -> {
				if (e instanceof VariableReference v && v.variable().storage() == Storage.GLOBAL
						&& functions.containsKey(v.variable().name())) {
					found.add(functions.get(v.variable().name()));
				}
			});
			addressed = Optional.of(List.copyOf(found));
		}
		return addressed.get();
	}

	private Open afterCallOf(FunctionDefinition callee) {
		if (!entered.add(callee.key())) {
			return ofFunctions.getOrDefault(callee.key(), Open.NONE);
		}
		Open open = after(callee.body());
		ofFunctions.put(callee.key(), open);
		return open;
	}

	/** Whether a function itself, not what it calls, starts work of a device that goes on beside it. */
	public static boolean areStartedIn(FunctionDefinition f) {
		boolean[] found = { false };
		Walk.statements(f.body(), s -> found[0] |= s instanceof ConstructStatement c && c.construct() instanceof Offloading
				&& c.construct().has(ClauseName.NOWAIT));
		return found[0];
	}

	private static Optional<Construct> task(Statement s) {
		return s instanceof ConstructStatement c
				&& (c.construct() instanceof Offloading.Target || c.construct() instanceof Offloading.TargetMotion)
				&& c.construct().has(ClauseName.NOWAIT) ? Optional.of(c.construct()) : Optional.empty();
	}

	/** What waits for all tasks that are generated inside, or is executed by others than the thread of serial code. */
	private static boolean joins(Construct c) {
		return Trait.JOINING.isOf(c) && !(c instanceof Tasking.Taskloop && c.directive().has(ClauseName.NOGROUP));
	}

	private static boolean isTaskwait(Statement s) {
		return s instanceof ConstructStatement c && c.construct() instanceof Tasking.Taskwait && !c.construct().has(ClauseName.DEPEND);
	}
}
