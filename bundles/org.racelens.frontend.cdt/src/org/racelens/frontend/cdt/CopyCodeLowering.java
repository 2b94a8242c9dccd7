package org.racelens.frontend.cdt;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.Scope.Frame;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Call;
import org.racelens.model.expr.Expression.Dereference;
import org.racelens.model.expr.Expression.VariableReference;
import org.racelens.model.expr.Variable;
import org.racelens.model.expr.Variable.Storage;
import org.racelens.model.omp.ClauseName;
import org.racelens.model.program.DeclarativeDirectives.CopyCode;
import org.racelens.model.source.SourceRange;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.PointerType;
import org.racelens.model.type.Type.RecordType;
import org.racelens.model.type.Type.VoidType;

/** The constructors, assignments and destructors that copies of a class type execute, as expressions. OpenMP 5.2 §5.3, §5.4. */
final class CopyCodeLowering {
	private final Lowering lowering;
	private final Destructors destructors;

	CopyCodeLowering(Lowering lowering) {
		this.lowering = lowering;
		destructors = new Destructors(lowering);
	}

	/** Whether the code of all that copies for a clause execute is known; then it is among the unit's declarations. */
	boolean isFollowed(ClauseName clause, Type type) {
		Optional<ICPPClassType> of = lowering.records().classOf(type).filter(c -> type instanceof RecordType);
		if (of.isEmpty() || destructors.ofPartsMatter(of.get())) {
			return false;
		}
		ICPPClassType c = of.get();
		CopyCode code = code(c, type);
		lowering.unit().declared().add(type, code);
		boolean started = clause == ClauseName.FIRSTPRIVATE
				? code.copied().isPresent() || copyConstructor(c).isEmpty() && !hasObjects(c)
				: code.made().isPresent() || defaultConstructor(c).isEmpty() && !hasObjects(c);
		boolean ended = code.ended().isPresent() || Destructors.own(c).isEmpty();
		boolean assigned = clause != ClauseName.LASTPRIVATE || code.assigned().isPresent() || assignment(c).isEmpty() && !hasObjects(c);
		return started && ended && assigned;
	}

	/** Whether members or base classes are objects, whose own functions the compiler's would call. */
	private static boolean hasObjects(ICPPClassType c) {
		return c.getBases().length > 0
				|| Arrays.stream(c.getDeclaredFields()).anyMatch(f -> !f.isStatic() && f.getType() instanceof ICPPClassType);
	}

	private CopyCode code(ICPPClassType c, Type type) {
		SourceRange place = SourceRange.startOf(lowering.unit().tree().source().path());
		Scope scope = lowering.globals().fileScope().function(new Frame(Optional.empty(), TemplateArguments.NONE, ""));
		Variable copy = variable("(copy)", new PointerType(type, false), place);
		Variable other = variable("(original)", new PointerType(type, false), place);
		Variable value = variable("(object)", type, place);
		Expression self = new VariableReference(copy, place);
		Expression object = new Dereference(new VariableReference(other, place), type, place);
		Expression source = new Dereference(self, type, place);
		CallLowering calls = lowering.expressions().calls();
		IASTInitializerClause[] none = new IASTInitializerClause[0];
		return new CopyCode(copy, other, value,
				defaultConstructor(c).filter(this::isKnown).map(m -> calls.direct(m, Optional.of(self), none, place, scope))
						.or(() -> implicit(c, self, place)),
				copyConstructor(c).filter(this::isKnown).map(m -> calls.construct(m, self, object, place, scope)),
				assignment(c).filter(this::isKnown).map(m -> calls.operator(m, List.of(object, source), place, scope)),
				Destructors.own(c).filter(this::isKnown).map(m -> calls.direct(m, Optional.of(self), none, place, scope)));
	}

	private Variable variable(String name, Type type, SourceRange place) {
		return lowering.unit().variable(name, type, Storage.LOCAL, false, place);
	}

	private boolean isKnown(ICPPMethod m) {
		return lowering.functions().definition(m).isPresent();
	}

	private static Optional<ICPPConstructor> defaultConstructor(ICPPClassType type) {
		for (ICPPConstructor c : type.getConstructors()) {
			if (!c.isImplicit() && c.getRequiredArgumentCount() == 0) {
				return Optional.of(c);
			}
		}
		return Optional.empty();
	}

	/** The default constructor nobody wrote, where it has something to do. */
	private Optional<Expression> implicit(ICPPClassType type, Expression self, SourceRange place) {
		for (ICPPConstructor c : type.getConstructors()) {
			if (c.isImplicit() && c.getParameters().length == 0) {
				return lowering.functions().requestImplicit(c, TemplateArguments.NONE)
						.map(key -> new Call(key, Optional.empty(), List.of(self), VoidType.VOID, place));
			}
		}
		return Optional.empty();
	}

	/** A copy constructor that somebody wrote; one that may change what it copies is not known. */
	private static Optional<ICPPConstructor> copyConstructor(ICPPClassType type) {
		for (ICPPConstructor c : type.getConstructors()) {
			if (!c.isImplicit() && takesOwn(c, type) && c.getRequiredArgumentCount() <= 1) {
				return Optional.of(c);
			}
		}
		return Optional.empty();
	}

	private static Optional<ICPPMethod> assignment(ICPPClassType type) {
		for (ICPPMethod m : type.getDeclaredMethods()) {
			if (!m.isImplicit() && m.getName().equals("operator =") && takesOwn(m, type)) {
				return Optional.of(m);
			}
		}
		return Optional.empty();
	}

	private static boolean takesOwn(ICPPMethod m, ICPPClassType type) {
		IType[] parameters = m.getType().getParameterTypes();
		return parameters.length > 0 && BindingTypes.isConstantReference(parameters[0])
				&& BindingTypes.referent(parameters[0]).isSameType(type);
	}
}
