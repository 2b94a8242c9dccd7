package org.racelens.execution.call;

import java.util.EnumSet;
import java.util.HashSet;
import java.util.Optional;
import java.util.Set;
import java.util.function.Predicate;
import org.racelens.execution.call.BodyFacts.Trait;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Assignment;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.openmp.library.LibraryModels;
import org.racelens.openmp.library.LibrarySignature;
import org.racelens.openmp.library.LibrarySignatures;
import org.racelens.openmp.program.FunctionDefinition;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.ConstructStatement;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.Return;
import org.racelens.openmp.syntax.OpenTargetTasks;
import org.racelens.openmp.syntax.RecordTree;
import org.racelens.openmp.syntax.WrittenVariables;
import org.racelens.openmp.unit.CallForm;
import org.racelens.openmp.unit.CodeCarriers;
import org.racelens.openmp.unit.ParsedUnit;

/** Reads the text of a function or of a first value: all of it, clauses and the lengths in types included. */
final class BodyReader {
	private final ParsedUnit unit;
	private final Set<String> functions;
	/** the types of objects that can be called */
	private final Set<Type> callable;
	private final StartingCalls starting;
	private final CodeCarriers carriers;
	private final Set<Disguise> disguises;
	private final RecordTree tree = new RecordTree(this::see);
	private final Set<Trait> traits = EnumSet.noneOf(Trait.class);
	private final Set<String> callees = new HashSet<>();
	private final Set<CallForm> forms = new HashSet<>();
	private final Set<String> named = new HashSet<>();
	private final Set<Variable> variables = new HashSet<>();
	private final Set<Variable> holding = new HashSet<>();
	private boolean callsAny;
	private boolean hasConstructs;
	/** whether what is read is given to a function that calls it before it returns */
	private boolean isForNow;

	/**
	 * @param functions the keys of the unit's functions
	 * @param disguises in which pointers to code may stand in the unit
	 */
	BodyReader(ParsedUnit unit, Set<String> functions, StartingCalls starting, CodeCarriers carriers, Set<Disguise> disguises) {
		this.disguises = disguises;
		this.unit = unit;
		this.functions = functions;
		callable = CallableTypes.withOperator(unit);
		this.starting = starting;
		this.carriers = carriers;
	}

	/** What a function does. */
	BodyFacts of(FunctionDefinition f) {
		if (OpenTargetTasks.areStartedIn(f)) {
			traits.add(Trait.STARTS);
		}
		BodyFacts facts = read(f.body());
		// what constructs execute by declarations of the unit: combiners, mappers, copies
		return hasConstructs ? read(unit.declared()) : facts;
	}

	/** What the first value of a variable says. */
	BodyFacts of(Declaration d) {
		return read(d);
	}

	private BodyFacts read(Object code) {
		tree.of(code);
		return new BodyFacts(traits, callees, forms, callsAny, named, variables, holding);
	}

	private Optional<Object> see(Object part) {
		if (part instanceof Expression e && starting.mayBe(e)) {
			traits.add(Trait.STARTS);
		}
		if (part instanceof Expression e && callable.contains(e.type()) && !isForNow) {
			traits.add(Trait.NAMES);
		}
		hasConstructs |= part instanceof ConstructStatement;
		if (Statement.Unmodelled.mayDoAnything(part)) {
			traits.add(Trait.UNSEEN);
			traits.add(Trait.HANDS);
		} else if (part instanceof VariableReference v) {
			refer(v.variable());
		} else if (part instanceof Assignment a) {
			store(a);
		} else if (part instanceof Declaration d) {
			d.initializer().filter(i -> !d.variable().isAutomatic() && mayBeCode(i)).ifPresent(i -> holding.add(d.variable()));
		} else if (part instanceof Return r && r.value().filter(v -> isPointer(v.type())).isPresent()) {
			traits.add(Trait.KEEPS);
		} else if (part instanceof Call c) {
			call(c);
			return Optional.of(c);
		}
		return Optional.empty();
	}

	private void refer(Variable v) {
		if (isCode(v)) {
			named.add(v.name());
			if (isForNow) {
				callees.add(v.name());
			} else {
				traits.add(Trait.NAMES);
			}
		} else if (!v.isAutomatic()) {
			variables.add(v);
		}
	}

	/** Whether a variable is the name of a function of the unit. */
	private boolean isCode(Variable v) {
		return v.constant() && v.storage() == Storage.GLOBAL && functions.contains(v.name());
	}

	private void store(Assignment a) {
		boolean isOwn = a.target() instanceof VariableReference v && v.variable().isAutomatic();
		if (!isOwn && isPointer(a.type())) {
			traits.add(Trait.KEEPS);
		}
		if (mayBeCode(a.value())) {
			WrittenVariables.root(a.target()).filter(v -> !v.isAutomatic()).ifPresent(holding::add);
		}
	}

	/** Whether values of a type may be pointers, or hold some. */
	private boolean isPointer(Type type) {
		return type instanceof PointerType || type instanceof RecordType
				|| disguises.contains(Disguise.NUMBER) && type instanceof IntegerType i && i.bits() == 64;
	}

	/** Whether a value names code, or may lead to some by its type. */
	private boolean mayBeCode(Expression value) {
		return mentions(value, v -> v instanceof Expression e && carriers.mayLead(e.type())
				|| v instanceof VariableReference r && isCode(r.variable()));
	}

	private static boolean mentions(Expression e, Predicate<Object> wanted) {
		boolean[] found = { false };
		new RecordTree(v -> {
			found[0] |= wanted.test(v);
			return found[0] ? Optional.of(v) : Optional.empty();
		}).of(e);
		return found[0];
	}

	private void call(Call c) {
		if (LibrarySignatures.of(c.callee()).filter(s -> s.traits().contains(LibrarySignature.Trait.BEGINS)).isPresent()) {
			traits.add(Trait.BEGINS);
		}
		boolean isPrompt = false;
		if (c.target().isPresent()) {
			forms.add(CallForm.of(c));
			unseen(c, !unit.linking().ending().contains(CallForm.of(c)));
		} else {
			Set<String> meant = meant(c);
			callees.addAll(meant);
			isPrompt = meant.isEmpty() && unit.libraryFunctions().prompt().contains(c.callee());
			if (isPrompt && c.arguments().stream().anyMatch(this::mayBeCode)) {
				traits.add(Trait.KEEPS);
			}
			callsAny |= isPrompt && c.arguments().stream().anyMatch(this::isPassedOn);
			unseen(c, !functions.contains(c.callee()) && !LibraryModels.isDoneAfter(c, unit.libraryFunctions().prompt()));
		}
		boolean outer = isForNow;
		isForNow = isPrompt && !makesObject(c);
		tree.inside(c);
		isForNow = outer;
	}

	/** Whether a function of the library may keep what it is given in an object of a class. */
	private static boolean makesObject(Call c) {
		return !c.arguments().isEmpty() && c.arguments().get(0).type() instanceof PointerType p && p.pointee() instanceof RecordType;
	}

	/** The functions of the unit that a call by name may mean. */
	private Set<String> meant(Call c) {
		Set<String> meant = new HashSet<>(unit.callees(c));
		meant.retainAll(functions);
		return meant;
	}

	/** Whether an argument leads to code whose name it does not tell. */
	private boolean isPassedOn(Expression argument) {
		return carriers.mayLead(argument.type()) && !(argument instanceof VariableReference v && isCode(v.variable()));
	}

	private void unseen(Call c, boolean isUnseen) {
		if (isUnseen) {
			traits.add(Trait.UNSEEN);
			if (unit.language().hasMangledNames() || c.arguments().stream().anyMatch(this::mayLeadSomewhere)) {
				traits.add(Trait.HANDS);
			}
		}
	}

	/**
	 * Whether an argument may lead to code: of pointers whose types do not tell, where the unit makes such of what leads to code; of
	 * numbers those that addresses fit in, where code is made a number.
	 */
	private boolean mayLeadSomewhere(Expression argument) {
		Expression given = Disguise.uncast(argument);
		return Disguise.isBesideCode(given, carriers) || carriers.mayLeadSomehow(given.type())
				|| disguises.contains(Disguise.POINTER) && given.type() instanceof PointerType
				|| given.type() instanceof IntegerType i && i.bits() == 64
						&& !(given instanceof IntegerLiteral) && disguises.contains(Disguise.NUMBER);
	}
}
