package org.racelens.execution.call;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.Function;
import java.util.stream.Collectors;
import java.util.stream.IntStream;
import org.racelens.execution.region.Unfollowed;
import org.racelens.execution.value.Value;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.gap.GapKind;
import org.racelens.model.gap.ModelGap;
import org.racelens.openmp.library.StartingRoutine;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.ParsedUnit;

/** Calls of routines that are there to leave something running: a thread, a handler, a request. They may be called by other names. */
public final class StartingCalls {
	/** the arguments of Linux' {@code clone} and {@code __clone2}: functions of programs with that name copy objects */
	private static final int ARGUMENTS_OF_CLONE = 4;

	/** the keys of the unit's functions */
	private final Set<String> own;
	/** whether the unit names one other than to call it */
	private final boolean named;

	public StartingCalls(ParsedUnit unit) {
		own = unit.functions().stream().map(FunctionDefinition::key).collect(Collectors.toSet());
		boolean[] found = { false };
		WrittenVariables.forEach(unit, e -> found[0] |= isNamed(e));
		named = found[0];
	}

	/** What runs beside regions because of the calls in a function, also because of those that may be made through a pointer. */
	public List<Started> in(FunctionDefinition f) {
		List<Started> found = new ArrayList<>();
		Walk.expressions(f.body(), e -> started(e).ifPresent(found::add));
		return found;
	}

	/** Whether a function calls one, or may do so by a pointer to it. */
	public boolean areIn(FunctionDefinition f) {
		return !in(f).isEmpty();
	}

	/** Whether an expression is such a call, or leads to one. */
	boolean mayBe(Expression e) {
		return started(e).isPresent();
	}

	private Optional<Started> started(Expression e) {
		if (e instanceof Call c && isStart(c)) {
			boolean none = own.contains(c.callee()) || SignalHandlers.isRegistration(c) && isNumber(c.arguments().get(1));
			return none ? Optional.empty()
					: Optional.of(new Started(code(c), new ModelGap(GapKind.UNMODELLED_CALL, c.range(), message(c).of())));
		}
		return isNamed(e) || named && e instanceof Call c && c.target().isPresent()
				? Optional.of(new Started(Optional.empty(),
						new ModelGap(GapKind.UNMODELLED_CALL, e.range(), Unfollowed.GIVEN_CODE_MAY_RUN_BESIDE_THE_REGION.of())))
				: Optional.empty();
	}

	/**
	 * What a call leaves running.
	 *
	 * @param code that is called then; empty where the text of the call does not tell
	 * @param gap why regions are not decided beside it
	 */
	public record Started(Optional<Expression> code, ModelGap gap) {
	}

	private static Optional<Expression> code(Call e) {
		String name = StartingRoutine.plain(e.callee());
		boolean inThread = name.equals("pthread_create") && e.arguments().size() > 2;
		boolean second = name.equals("thrd_create") || StartingRoutine.HANDLER.is(name);
		return inThread ? Optional.of(e.arguments().get(2))
				: second && e.arguments().size() > 1 ? Optional.of(e.arguments().get(1)) : Optional.empty();
	}

	private static Unfollowed message(Call e) {
		return isOfThread(e) ? Unfollowed.STARTED_THREAD_MAY_RUN_BESIDE_THE_REGION
				: isOfRequest(e) ? Unfollowed.WHAT_IS_ASKED_FOR_MAY_BE_DONE_BESIDE_THE_REGION
				: SignalHandlers.isRegistration(e) ? Unfollowed.SIGNAL_HANDLER_MAY_RUN_BESIDE_THE_REGION
				: Unfollowed.GIVEN_CODE_MAY_RUN_BESIDE_THE_REGION;
	}

	/** {@code SIG_IGN}, {@code SIG_DFL} and null pointers as they are written. */
	private static boolean isNumber(Expression e) {
		return e instanceof Cast c ? isNumber(c.operand()) : e instanceof IntegerLiteral;
	}

	private static boolean isStart(Call e) {
		return isOfThread(e) || isOfRequest(e) || StartingRoutine.NOTIFICATION.is(e.callee()) || SignalHandlers.isRegistration(e);
	}

	/** Whether a thread is started by name. */
	static boolean isOfThread(Call e) {
		String name = StartingRoutine.plain(e.callee());
		return StartingRoutine.THREAD.is(name) && (!name.startsWith("clone") || e.arguments().size() >= ARGUMENTS_OF_CLONE
				&& !(e.arguments().get(0).type() instanceof PointerType p && p.pointee() instanceof RecordType));
	}

	/** Whether a request is made by name. */
	static boolean isOfRequest(Call e) {
		return StartingRoutine.REQUEST.is(e.callee());
	}

	/** Whether a call through a pointer may call one: the pointer is not known to lead elsewhere. */
	boolean isThroughPointer(Call e, Function<Expression, Value> value) {
		return named && e.callee().isEmpty() && e.target().isPresent() && !leadsElsewhere(value.apply(e.target().get()));
	}

	private boolean leadsElsewhere(Value target) {
		return !target.targets().isEmpty()
				&& target.targets().stream().allMatch(t -> t.object().variable().filter(v -> isFunction(v) && !isName(v)).isPresent());
	}

	/** Whether one may be among the arguments of a call, which may call it. */
	boolean isPassed(Call e, List<Value> arguments) {
		return named && IntStream.range(0, Math.min(arguments.size(), e.arguments().size()))
				.anyMatch(i -> isNamed(e.arguments().get(i)) || leadsToFunction(e.arguments().get(i).type())
						&& !leadsElsewhere(arguments.get(i)));
	}

	private static boolean leadsToFunction(Type type) {
		return type instanceof PointerType p && p.pointee() instanceof UnknownType;
	}

	/** Whether an expression is the name of one, which need not be declared. */
	private boolean isNamed(Expression e) {
		return e instanceof VariableReference v && isName(v.variable())
				|| e instanceof Unmodelled u && u.type() instanceof UnknownType t && isName(t.spelling());
	}

	private boolean isName(Variable v) {
		return isFunction(v) && isName(v.name()) && !own.contains(v.name());
	}

	private static boolean isName(String function) {
		return StartingRoutine.of(function).isPresent();
	}

	private static boolean isFunction(Variable v) {
		return v.constant() && v.storage() == Storage.GLOBAL && v.type() instanceof PointerType;
	}
}
