package org.racelens.openmp.layer;

import java.util.ArrayList;
import java.util.HashMap;
import java.util.HashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.TreeSet;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;
import org.racelens.openmp.library.FunctionBehaviour;
import org.racelens.openmp.library.FunctionModels;
import org.racelens.openmp.library.RuntimeRoutine;
import org.racelens.openmp.program.ConstructBuilder;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.ExpressionStatement;
import org.racelens.openmp.program.VirtualFunctions.VirtualFunction;
import org.racelens.openmp.syntax.RecordTree;
import org.racelens.openmp.unit.DeclarativeDirectives.DeclaredVariant;
import org.racelens.openmp.unit.LayerCalls;
import org.racelens.openmp.unit.ParsedUnit;
import org.racelens.openmp.unit.Symbols.Site;

/**
 * Puts the runtime's routines and directives in the place of calls that stand for them by what the user says of the functions
 * ({@link FunctionBehaviour#isOfRuntime()}). Steps, for each such call of a function without a body:
 * <ol>
 * <li>a call that yields a thread's number or the size of a team, or works on a lock, becomes one of OpenMP's routine with the same
 * arguments;
 * <li>a barrier that is a statement of its own becomes the directive, behind the evaluation of its arguments;
 * <li>a call that cannot be what the user says stays what it is, and who executes it says why.
 * </ol>
 */
public final class RuntimeLayer {
	private static final Map<FunctionBehaviour, String> ROUTINES = Map.of(FunctionBehaviour.THREAD_NUMBER, "omp_get_thread_num",
			FunctionBehaviour.TEAM_SIZE, "omp_get_num_threads", FunctionBehaviour.LOCKS, "omp_set_lock", FunctionBehaviour.UNLOCKS,
			"omp_unset_lock", FunctionBehaviour.TRIES_LOCK, "omp_test_lock");

	private final ParsedUnit unit;
	private final ModelledCalls modelled;
	private final Set<String> kept = new HashSet<>();
	private final Map<Site, Set<String>> found = new HashMap<>();
	private final RecordTree tree = new RecordTree(this::replaced);

	private RuntimeLayer(ParsedUnit unit, FunctionModels models) {
		this.unit = unit;
		modelled = new ModelledCalls(unit, models);
		unit.functions().forEach(f -> kept.add(f.key()));
		unit.declared().variants().stream().map(DeclaredVariant::base).forEach(kept::add);
	}

	/** The unit with the runtime's routines and directives; the same unit where it has no calls that stand for them. */
	public static ParsedUnit of(ParsedUnit unit, FunctionModels models) {
		if (models.behaviours().values().stream().noneMatch(FunctionBehaviour::isOfRuntime)) {
			return unit;
		}
		RuntimeLayer layer = new RuntimeLayer(unit, models);
		ParsedUnit replaced = unit.withLayer(layer.tree.of(unit.functions()), layer.tree.of(unit.globals()), unit.layer());
		return layer.found.isEmpty() ? unit
				: replaced.withLayer(replaced.functions(), replaced.globals(), unit.layer().and(new LayerCalls(layer.found)));
	}

	/** What a function does whose calls stand as those of a routine. */
	public static Optional<FunctionBehaviour> behaviour(String routine) {
		return ROUTINES.entrySet().stream().filter(e -> e.getValue().equals(routine)).map(Map.Entry::getKey).findFirst();
	}

	private Optional<Object> replaced(Object value) {
		if (value instanceof ExpressionStatement s) {
			return call(s.expression()).flatMap(c -> barrier(c, s.range())).map(Object.class::cast);
		}
		return value instanceof Call c ? routine(c).map(Object.class::cast) : Optional.empty();
	}

	/** The call that an expression is, whether its value is named as unused or not. */
	private static Optional<Call> call(Expression e) {
		return e instanceof Cast c && c.type() instanceof VoidType ? call(c.operand())
				: e instanceof Call c ? Optional.of(c) : Optional.empty();
	}

	private Optional<Statement> barrier(Call call, SourceRange range) {
		if (said(call).filter(b -> b == FunctionBehaviour.BARRIER).isEmpty()) {
			return Optional.empty();
		}
		Directive directive = new Directive(List.of(DirectiveName.BARRIER), List.of(), List.of(), range);
		Statement barrier = new ConstructStatement(ConstructBuilder.build(directive, Optional.empty()));
		found.computeIfAbsent(new Site(range, DirectiveName.BARRIER.spelling()), s -> new TreeSet<>()).add(name(call));
		List<Statement> all = new ArrayList<>();
		tree.of(call.arguments()).forEach(a -> all.add(new ExpressionStatement(a, range)));
		all.add(barrier);
		return Optional.of(all.size() == 1 ? barrier : new Block(all, range));
	}

	private Optional<Call> routine(Call call) {
		Optional<String> routine = said(call).filter(b -> fits(b, named(call))).map(ROUTINES::get);
		return routine.map(r -> {
			found.computeIfAbsent(new Site(call.range(), r), s -> new TreeSet<>()).add(name(call));
			return new Call(r, Optional.empty(), tree.of(call.arguments()), call.type(), call.range());
		});
	}

	/** What the user says of the called function, unless it has a body, may have one, or is the runtime's own. */
	private Optional<FunctionBehaviour> said(Call call) {
		Call named = named(call);
		boolean isOther = call.callee().isEmpty() || kept.contains(call.callee()) || RuntimeRoutine.of(call.callee()).isPresent();
		return isOther ? Optional.empty() : modelled.of(named).filter(b -> !modelled.mayHaveBody(named));
	}

	private Call named(Call call) {
		return new Call(name(call), call.target(), call.arguments(), call.type(), call.range());
	}

	/** The name by which users know the called function. */
	private String name(Call call) {
		return Optional.ofNullable(unit.virtualFunctions().called().get(call.callee())).map(VirtualFunction::name).orElse(call.callee());
	}

	/** Whether a call can be what the user says of its function. */
	private boolean fits(FunctionBehaviour behaviour, Call call) {
		return switch (behaviour) {
			case THREAD_NUMBER, TEAM_SIZE -> call.type() instanceof IntegerType;
			case LOCKS, UNLOCKS -> leadsToLock(call);
			case TRIES_LOCK -> leadsToLock(call) && call.type() instanceof IntegerType;
			case BARRIER, PURE, INPUT, NOTHING, READS_ARGUMENTS, WRITES_ARGUMENTS, READS_ELEMENTS, WRITES_ELEMENTS, FILLS_BYTES,
					COPIES_BYTES,
					COMPARES_BYTES, ALLOCATES, ALLOCATES_ZEROED, FREES, REALLOCATES, EXITS ->
				false;
		};
	}

	/** A member function that is given more than its object may mean another lock by it. */
	private boolean leadsToLock(Call call) {
		Type first = call.arguments().isEmpty() ? VoidType.VOID : call.arguments().get(0).type();
		boolean isClear = call.arguments().size() == 1 || !modelled.isOfMember(call);
		return isClear && !(call.type() instanceof UnknownType) && (first instanceof PointerType || first instanceof ArrayType);
	}
}
