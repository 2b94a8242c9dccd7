package org.racelens.openmp.link;

import java.util.ArrayDeque;
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
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.library.LibraryModels;
import org.racelens.openmp.library.LibrarySignature.Trait;
import org.racelens.openmp.library.LibrarySignatures;
import org.racelens.openmp.library.StartingRoutine;
import org.racelens.openmp.link.Program.Definition;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.syntax.OpenTargetTasks;
import org.racelens.openmp.syntax.RecordTree;
import org.racelens.openmp.unit.CallForm;
import org.racelens.openmp.unit.CodeCarriers;
import org.racelens.openmp.unit.ParsedUnit;

/**
 * The functions to which pointers lead in a program that is all in sight: those whose address its code takes. The libraries that it calls
 * are known well enough that none of them has other functions for it.
 */
final class PointedFunctions {
	/** how names of what the compiler has itself begin */
	private static final Set<String> OF_COMPILER = Set.of("__builtin_", "__sync_", "__atomic_");
	/** what C's header of lists of further arguments has */
	private static final Set<String> OF_ARGUMENTS = Set.of("va_start", "va_arg", "va_copy", "va_end");
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
	private final Map<Definition, CodeText> texts = new ConcurrentHashMap<>();

	PointedFunctions(ClosedProgram program, List<ParsedUnit> units, Predicate<String> isDoubtful) {
		this.program = program;
		made = units.stream().flatMap(u -> u.globals().stream()).map(d -> d.variable().name()).collect(Collectors.toSet());
		known = units.stream().allMatch(u -> isPlain(u, isDoubtful));
	}

	/** Whether a unit names no functions of which more may be meant than is in sight, and has no pointer that a library may have made. */
	private boolean isPlain(ParsedUnit unit, Predicate<String> isDoubtful) {
		CodeCarriers carriers = new CodeCarriers(unit.records());
		CodeText text = CodeText.of(List.of(unit.functions(), unit.globals(), unit.declared()));
		return text.isUnderstood() && text.calls().stream().filter(c -> c.target().isEmpty())
				.allMatch(c -> isOwn(c.callee(), unit) ? !isDoubtful.test(c.callee())
						: isOfKnownLibrary(c, unit) || !handsOutCode(c, unit, carriers))
				&& text.named().stream().allMatch(v -> isPlain(v, unit, carriers, isDoubtful))
				&& text.casts().stream().noneMatch(c -> makesCode(c, unit, carriers));
	}

	/**
	 * Whether a number, a pointer to numbers that the program's functions do not return, or one in a variable that no unit makes becomes a
	 * pointer that leads to code.
	 */
	private boolean makesCode(Cast c, ParsedUnit unit, CodeCarriers carriers) {
		Expression from = uncast(c);
		boolean isNumber = from.type() instanceof IntegerType && !(from instanceof IntegerLiteral)
				|| from.type() instanceof PointerType p && (p.pointee() instanceof IntegerType || p.pointee() instanceof FloatingType);
		boolean isOwn = from instanceof Call call && (call.target().isPresent() || isOwn(call.callee(), unit));
		return (isNumber && !isOwn || !carriers.mayLead(from.type()) && isElsewhere(from)) && carriers.mayLead(c.type());
	}

	/** Whether a value is, or is reached by, that of a variable that a library makes. */
	private boolean isElsewhere(Expression value) {
		boolean[] found = { false };
		new RecordTree(part -> {
			found[0] |= part instanceof VariableReference r && r.variable().storage() == Storage.GLOBAL
					&& !CodeText.isFunction(r.variable())
					&& !made.contains(r.variable().name());
			return Optional.empty();
		}).of(value);
		return found[0];
	}

	private static Expression uncast(Expression e) {
		return e instanceof Cast c ? uncast(c.operand()) : e;
	}

	/** Whether a variable is one of the program's that has code of the program alone, or stands for a function that is known to end. */
	private boolean isPlain(Variable v, ParsedUnit unit, CodeCarriers carriers, Predicate<String> isDoubtful) {
		if (CodeText.isFunction(v)) {
			return isOwn(v.name(), unit) ? !isDoubtful.test(v.name()) : LibraryModels.behaviour(v.name()).isPresent() && !begins(v.name());
		}
		return v.storage() != Storage.GLOBAL || made.contains(v.name()) || !mayBeCode(v.type(), carriers);
	}

	/**
	 * Whether a function may hand out code: in its result, or in what its arguments lead to, but for the list of further arguments. What is
	 * in a structure that is not declared here is known elsewhere.
	 */
	private static boolean handsOutCode(Call c, ParsedUnit unit, CodeCarriers carriers) {
		return mayBeCode(c.type(), carriers) || isOpaque(c.type(), unit)
				|| c.arguments().stream().map(PointedFunctions::uncast).map(Expression::type)
						.anyMatch(t -> t instanceof PointerType p && !p.pointee().equals(ARGUMENTS)
								&& (mayBeCode(t, carriers) || isOpaque(p.pointee(), unit)));
	}

	private static boolean isOpaque(Type type, ParsedUnit unit) {
		return type instanceof PointerType p && (p.pointee() instanceof RecordType r && !unit.records().containsKey(r.name())
				|| isOpaque(p.pointee(), unit));
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
				&& (OF_COMPILER.stream().anyMatch(name::startsWith) || OF_ARGUMENTS.contains(name)
						|| LibraryModels.isDoneAfter(c, unit.libraryFunctions().prompt()));
	}

	private static boolean begins(String name) {
		return StartingRoutine.of(name).isPresent()
				|| LibrarySignatures.of(name).filter(s -> s.traits().contains(Trait.BEGINS)).isPresent();
	}

	/** The forms of calls through pointers in code that leave nothing running when they return, whatever function they lead to. */
	Set<CallForm> ending(Collection<FunctionDefinition> code) {
		return !known ? Set.of()
				: code.stream().flatMap(f -> CodeText.of(f).calls().stream()).filter(c -> c.target().isPresent()).map(CallForm::of)
						.distinct().filter(form -> ending.computeIfAbsent(form, this::ends)).collect(Collectors.toSet());
	}

	private boolean ends(CallForm form) {
		Set<Definition> reached = new LinkedHashSet<>();
		Deque<Definition> open = new ArrayDeque<>(led(form));
		boolean ends = !open.isEmpty();
		while (ends && !open.isEmpty()) {
			Definition d = open.poll();
			if (reached.add(d)) {
				CodeText text = texts.computeIfAbsent(d, t -> CodeText.of(t.function(), t.unit()));
				ends = leavesNothing(d, text)
						&& text.calls().stream().allMatch(c -> c.target().isEmpty() || !led(CallForm.of(c)).isEmpty());
				// functions of a library may call what is named for it before they return
				text.functions().forEach(name -> open.addAll(program.meant(name, d.unit())));
				text.calls().forEach(c -> open.addAll(called(c, d.unit())));
			}
		}
		return ends;
	}

	/** The functions of the program that a call may execute. */
	private List<Definition> called(Call c, ParsedUnit unit) {
		return c.target().isPresent() ? led(CallForm.of(c))
				: unit.callees(c).stream().flatMap(name -> program.meant(name, unit).stream()).toList();
	}

	private boolean leavesNothing(Definition d, CodeText text) {
		CodeCarriers carriers = new CodeCarriers(d.unit().records());
		return text.isUnderstood() && !OpenTargetTasks.areStartedIn(d.function()) && text.calls().stream().allMatch(
				c -> c.target().isPresent() || isOwn(c.callee(), d.unit()) || endsItself(c, d.unit()) && !passesOn(c, carriers));
	}

	/** Whether a function of a library is given code whose name is not there. */
	private static boolean passesOn(Call c, CodeCarriers carriers) {
		return c.arguments().stream().anyMatch(
				a -> carriers.mayLead(a.type()) && !(a instanceof VariableReference r && CodeText.isFunction(r.variable())));
	}

	private List<Definition> led(CallForm form) {
		return program.pointed().stream().filter(d -> form.fits(d.function())).toList();
	}
}
