package org.racelens.openmp.link;

import java.util.ArrayDeque;
import java.util.ArrayList;
import java.util.Collection;
import java.util.Deque;
import java.util.LinkedHashSet;
import java.util.List;
import java.util.Map;
import java.util.Optional;
import java.util.Set;
import java.util.concurrent.ConcurrentHashMap;
import java.util.function.Predicate;
import java.util.stream.Collectors;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Origin;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.library.LibraryModels;
import org.racelens.openmp.library.LibrarySignature.Trait;
import org.racelens.openmp.library.LibrarySignatures;
import org.racelens.openmp.library.StartingRoutine;
import org.racelens.openmp.link.Program.Definition;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.syntax.OpenTargetTasks;
import org.racelens.openmp.syntax.RecordTree;
import org.racelens.openmp.syntax.Walk;
import org.racelens.openmp.unit.CallForm;
import org.racelens.openmp.unit.CodeCarriers;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * The functions to which pointers lead in a program that is all in sight: those whose address its code takes. The libraries that it calls
 * are known well enough that none of them has other functions for it.
 */
final class PointedFunctions {
	/** how names of what the compiler has itself begin */
	private static final Set<String> OF_COMPILER = Set.of("__builtin_", "__sync_", "__atomic_", "va_");
	/** how names of libraries begin that hand out no code of theirs */
	private static final Set<String> OF_LIBRARIES = Set.of("MPI_", "PMPI_");

	/** the compiler's list of further arguments */
	private static final Type ARGUMENTS = new RecordType("__va_list_tag");

	/** whether pointers lead to no others */
	private final boolean known;
	private final ClosedProgram program;
	/** the names of the variables that units make */
	private final Set<String> made;
	private final Map<CallForm, Boolean> ending = new ConcurrentHashMap<>();

	PointedFunctions(ClosedProgram program, List<ParsedUnit> units, Predicate<String> isDoubtful) {
		this.program = program;
		made = units.stream().flatMap(u -> u.globals().stream()).map(d -> d.variable().name()).collect(Collectors.toSet());
		known = units.stream().allMatch(u -> isPlain(u, isDoubtful));
	}

	/** Whether a unit names no functions of which more may be meant than is in sight, and uses nothing that may have code of its own. */
	private boolean isPlain(ParsedUnit unit, Predicate<String> isDoubtful) {
		CodeCarriers carriers = new CodeCarriers(unit.records());
		boolean calling = unit.functions().stream().flatMap(f -> calls(f).stream()).filter(c -> c.target().isEmpty())
				.allMatch(c -> isOwn(c.callee(), unit) ? !isDoubtful.test(c.callee())
						: isOfKnownLibrary(c, unit) || !handsOutCode(c, carriers));
		boolean[] plain = { calling };
		RecordTree tree = new RecordTree(v -> {
			plain[0] &= !(v instanceof VariableReference r) || isPlain(r.variable(), unit, carriers, isDoubtful);
			plain[0] &= !(v instanceof Expression.Unmodelled u && u.type() instanceof UnknownType t
					&& StartingRoutine.of(t.spelling()).isPresent());
			return Optional.empty();
		});
		tree.of(unit.functions());
		tree.of(unit.globals());
		return plain[0];
	}

	/** Whether a variable is one of the program's that has code of the program alone, or stands for a function that is known to end. */
	private boolean isPlain(Variable v, ParsedUnit unit, CodeCarriers carriers, Predicate<String> isDoubtful) {
		if (v.origin() == Origin.FUNCTION) {
			return isOwn(v.name(), unit) ? !isDoubtful.test(v.name()) : LibraryModels.behaviour(v.name()).isPresent() && !begins(v.name());
		}
		return v.storage() != Storage.GLOBAL || made.contains(v.name()) || !mayBeCode(v.type(), carriers);
	}

	/** Whether a function may hand out code: in its result, or in what its arguments lead to, but for the list of further arguments. */
	private static boolean handsOutCode(Call c, CodeCarriers carriers) {
		return mayBeCode(c.type(), carriers) || c.arguments().stream().map(Expression::type)
				.anyMatch(t -> t instanceof PointerType p && !p.pointee().equals(ARGUMENTS) && mayBeCode(t, carriers));
	}

	private static boolean mayBeCode(Type type, CodeCarriers carriers) {
		return carriers.mayLeadSomehow(type) || type instanceof UnknownType
				|| type instanceof PointerType p && mayBeCode(p.pointee(), carriers);
	}

	private boolean isOwn(String name, ParsedUnit unit) {
		return !program.meant(name, unit).isEmpty();
	}

	private static boolean isOfKnownLibrary(Call c, ParsedUnit unit) {
		String name = c.callee();
		return endsItself(c, unit) || OF_LIBRARIES.stream().anyMatch(name::startsWith) || StartingRoutine.of(name).isPresent();
	}

	/** Whether what a function of a library does has ended when it returns. */
	private static boolean endsItself(Call c, ParsedUnit unit) {
		String name = c.callee();
		return !begins(name)
				&& (OF_COMPILER.stream().anyMatch(name::startsWith) || LibraryModels.isDoneAfter(c, unit.libraryFunctions().prompt()));
	}

	private static boolean begins(String name) {
		return StartingRoutine.of(name).isPresent()
				|| LibrarySignatures.of(name).filter(s -> s.traits().contains(Trait.BEGINS)).isPresent();
	}

	/** The forms of calls through pointers in code that leave nothing running when they return, whatever function they lead to. */
	Set<CallForm> ending(Collection<FunctionDefinition> code) {
		return !known ? Set.of() : code.stream().flatMap(f -> calls(f).stream()).filter(c -> c.target().isPresent()).map(CallForm::of)
				.distinct().filter(form -> ending.computeIfAbsent(form, this::ends)).collect(Collectors.toSet());
	}

	private boolean ends(CallForm form) {
		Set<Definition> reached = new LinkedHashSet<>();
		Deque<Definition> open = new ArrayDeque<>(led(form));
		while (!open.isEmpty()) {
			Definition d = open.poll();
			if (reached.add(d)) {
				if (!leavesNothing(d)) {
					return false;
				}
				open.addAll(named(d));
				calls(d.function()).stream().map(c -> c.target().isPresent() ? led(CallForm.of(c)) : program.meant(c.callee(), d.unit()))
						.forEach(open::addAll);
			}
		}
		return true;
	}

	/** The functions that code names other than to call them: functions of a library may do so for it before they return. */
	private List<Definition> named(Definition d) {
		List<Definition> named = new ArrayList<>();
		Walk.expressions(d.function().body(), e -> {
			if (e instanceof VariableReference r && r.variable().origin() == Origin.FUNCTION) {
				named.addAll(program.meant(r.variable().name(), d.unit()));
			}
		});
		return named;
	}

	/** Whether a function of a library is given code whose name is not there. */
	private static boolean passesOn(Call c, CodeCarriers carriers) {
		return c.arguments().stream()
				.anyMatch(
						a -> carriers.mayLead(a.type()) && !(a instanceof VariableReference r && r.variable().origin() == Origin.FUNCTION));
	}

	private boolean leavesNothing(Definition d) {
		FunctionDefinition f = d.function();
		CodeCarriers carriers = new CodeCarriers(d.unit().records());
		boolean[] all = { true };
		Walk.expressions(f.body(), e -> all[0] &= !(e instanceof Expression.Unmodelled) && (!(e instanceof Call c) || c.target().isPresent()
				|| isOwn(c.callee(), d.unit()) || endsItself(c, d.unit()) && !passesOn(c, carriers)));
		Walk.statements(f.body(), s -> all[0] &= !(s instanceof Statement.Unmodelled));
		return all[0] && !OpenTargetTasks.areStartedIn(f);
	}

	private static List<Call> calls(FunctionDefinition f) {
		List<Call> calls = new ArrayList<>();
		Walk.expressions(f.body(), e -> {
			if (e instanceof Call c) {
				calls.add(c);
			}
		});
		return calls;
	}

	private List<Definition> led(CallForm form) {
		return program.pointed().stream().filter(d -> form.fits(d.function())).toList();
	}
}
