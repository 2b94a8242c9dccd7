package org.racelens.frontend.cdt.object;

import java.util.ArrayList;
import java.util.HashSet;
import java.util.List;
import java.util.Optional;
import java.util.Set;
import java.util.function.BiPredicate;
import java.util.stream.Stream;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTFunctionDefinition;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IArrayType;
import org.eclipse.cdt.core.dom.ast.IQualifierType;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.ITypedef;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPBase;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPField;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.unit.References;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.openmp.directive.Clause;
import org.racelens.openmp.directive.Clause.ListClause;
import org.racelens.openmp.directive.Clause.ListItem;
import org.racelens.openmp.directive.Clause.RawClause;
import org.racelens.openmp.directive.Clause.ReductionClause;
import org.racelens.openmp.directive.ClauseName;
import org.racelens.openmp.directive.Directive;
import org.racelens.openmp.directive.DirectiveName;

/**
 * What the copies of objects in clauses do besides holding a value: their constructors and destructors run in each thread, and their
 * assignments at the end. OpenMP 5.2 §5.3, §5.4. Where that may touch more than the copy, their code is lowered; where it has none that is
 * known, it is said to be not modelled, by a clause without a list.
 */
public final class CopyEffects {
	private static final Set<ClauseName> COPYING = Set.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE, ClauseName.LASTPRIVATE,
			ClauseName.LINEAR, ClauseName.REDUCTION);

	private static final Set<DirectiveName> COPYING_UNLISTED = Set.of(DirectiveName.TASK, DirectiveName.TASKLOOP, DirectiveName.TARGET);

	private final LoweringParts lowering;
	private final CopyCodeLowering code;

	public CopyEffects(LoweringParts lowering) {
		this.lowering = lowering;
		code = new CopyCodeLowering(lowering);
	}

	/** The directive with what is to be said of its clauses. */
	public Directive said(Directive directive) {
		List<Clause> clauses = new ArrayList<>(directive.clauses());
		if (!lowering.unit().isC()) {
			for (Clause clause : directive.clauses()) {
				items(clause).stream().filter(i -> i.variable().filter(v -> matters(clause, v.type())).isPresent())
						.filter(i -> clause instanceof ReductionClause || !code.isFollowed(clause.name(), i.variable().get().type()))
						.map(i -> new RawClause(clause.name(),
								List.of("the constructor, destructor or assignment of the copies of " + i.text() + " is not followed"),
								i.range()))
						.forEach(clauses::add);
			}
		}
		return directive.with(clauses);
	}

	/**
	 * After a construct that may copy what no clause lists: a task, a target region, one with {@code default(private)} or
	 * {@code default(firstprivate)}. What it copies is known where it is executed; here the classes of all objects so far are looked at.
	 */
	public void know(Directive directive) {
		boolean copies = directive.names().stream().anyMatch(COPYING_UNLISTED::contains) || directive.has(ClauseName.DEFAULT);
		if (copies && !lowering.unit().isC()) {
			lowering.records().met().forEach(this::know);
		}
	}

	/** Tells the unit that copies of a type have code that is not known, where that is so. */
	public void know(Type type) {
		boolean followed = Stream.of(ClauseName.PRIVATE, ClauseName.FIRSTPRIVATE)
				.allMatch(c -> !matters(c, type) || code.isFollowed(c, type));
		if (!followed) {
			lowering.unit().declared().addUnknownCopies(type);
		}
	}

	private static Type element(Type type) {
		return type instanceof ArrayType array ? element(array.element()) : type;
	}

	private static List<ListItem> items(Clause clause) {
		if (!COPYING.contains(clause.name())) {
			return List.of();
		}
		return clause instanceof ListClause l ? l.items() : clause instanceof ReductionClause r ? r.items() : List.of();
	}

	/** The operator's declaration says of reductions how the copies are made, combined and destroyed. */
	private boolean matters(Clause clause, Type type) {
		Type element = element(type);
		return !(clause instanceof ReductionClause r && lowering.unit().declared().isReduction(r.operator(), element))
				&& matters(clause.name(), element);
	}

	private boolean matters(ClauseName clause, Type element) {
		Optional<ICPPClassType> of = lowering.records().classOf(element);
		BiPredicate<ICPPClassType, ICPPMethod> made = clause == ClauseName.FIRSTPRIVATE
				? CopyEffects::copies
				: (c, m) -> m instanceof ICPPConstructor && m.getRequiredArgumentCount() == 0;
		return of.filter(c -> any(c, (k, m) -> made.test(k, m) && !isHarmless(m, clause == ClauseName.FIRSTPRIVATE))
				|| any(c, (k, m) -> m.isDestructor() && !isHarmless(m, false))
				|| clause == ClauseName.LASTPRIVATE && any(c, (k, m) -> m.getName().equals("operator =") && !isHarmless(m, true))
				|| clause != ClauseName.FIRSTPRIVATE && !harmlessMembers(c, new HashSet<>())).isPresent();
	}

	static boolean copies(ICPPClassType type, ICPPMethod m) {
		IType[] parameters = m.getType().getParameterTypes();
		return m instanceof ICPPConstructor && parameters.length > 0 && m.getRequiredArgumentCount() <= 1
				&& References.isReference(parameters[0]);
	}

	/** @param copies whether the values that the code writes are relied on, so that none but the compiler's own will do */
	private boolean isHarmless(ICPPMethod m, boolean copies) {
		if (m.isImplicit() || lowering.functions().isDefaulted(m)) {
			return true;
		}
		Optional<IASTFunctionDefinition> definition = lowering.functions().definition(m);
		return !copies && definition.filter(HarmlessCode::is).isPresent();
	}

	/** Whether a class, a base class or the class of a member has such a member function. */
	private static boolean any(ICPPClassType type, BiPredicate<ICPPClassType, ICPPMethod> wanted) {
		return any(type, wanted, new HashSet<>());
	}

	private static boolean any(ICPPClassType type, BiPredicate<ICPPClassType, ICPPMethod> wanted, Set<ICPPClassType> seen) {
		if (!seen.add(type) || isNumber(type)) {
			return false;
		}
		for (ICPPMethod m : type.getDeclaredMethods()) {
			if (wanted.test(type, m)) {
				return true;
			}
		}
		for (ICPPConstructor m : type.getConstructors()) {
			if (wanted.test(type, m)) {
				return true;
			}
		}
		return parts(type).stream().anyMatch(p -> any(p, wanted, seen));
	}

	private static boolean isNumber(ICPPClassType type) {
		return type.getName().equals("complex") && type.getOwner() != null && type.getOwner().getName().startsWith("std");
	}

	/** Whether what the declarations of members say they start with is harmless too. */
	private boolean harmlessMembers(ICPPClassType type, Set<ICPPClassType> seen) {
		if (!seen.add(type) || isNumber(type)) {
			return true;
		}
		for (ICPPField f : type.getDeclaredFields()) {
			if (!f.isStatic() && !startsHarmless(f)) {
				return false;
			}
		}
		return parts(type).stream().allMatch(p -> harmlessMembers(p, seen));
	}

	private boolean startsHarmless(ICPPField field) {
		Optional<IASTCompositeTypeSpecifier> type = lowering.records().definition(field.getClassOwner());
		for (IASTDeclaration member : type.map(IASTCompositeTypeSpecifier::getMembers).orElse(new IASTDeclaration[0])) {
			if (member instanceof IASTSimpleDeclaration simple) {
				for (IASTDeclarator d : simple.getDeclarators()) {
					boolean meant = Declarators.innermost(d).getName().toString().equals(field.getName());
					if (meant && d.getInitializer() != null && !HarmlessCode.is(d.getInitializer())) {
						return false;
					}
				}
			}
		}
		return true;
	}

	/** The classes of base classes and members. */
	static List<ICPPClassType> parts(ICPPClassType type) {
		List<ICPPClassType> result = new ArrayList<>();
		for (ICPPBase base : type.getBases()) {
			if (base.getBaseClass() instanceof IType t && bare(t) instanceof ICPPClassType c) {
				result.add(c);
			}
		}
		for (ICPPField field : type.getDeclaredFields()) {
			if (!field.isStatic() && bare(field.getType()) instanceof ICPPClassType c) {
				result.add(c);
			}
		}
		return result;
	}

	private static IType bare(IType type) {
		if (type instanceof ITypedef alias) {
			return bare(alias.getType());
		}
		if (type instanceof IQualifierType qualified) {
			return bare(qualified.getType());
		}
		return type instanceof IArrayType array ? bare(array.getType()) : type;
	}
}
