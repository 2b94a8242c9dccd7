package org.racelens.frontend.cdt;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IField;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPField;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Dereference;
import org.racelens.model.expr.Expression.Member;
import org.racelens.model.expr.Expression.Unmodelled;
import org.racelens.model.expr.Expression.VariableReference;
import org.racelens.model.expr.Variable;
import org.racelens.model.source.SourceRange;
import org.racelens.model.type.RecordDefinition.Field;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.PointerType;
import org.racelens.model.type.Type.RecordType;
import org.racelens.model.type.Type.UnknownType;

/** Accesses to members: {@code s.f}, {@code p->f}, and {@code f} inside a member function. */
final class MemberLowering {
	private final Lowering lowering;
	private final ExpressionLowering expressions;

	MemberLowering(Lowering lowering, ExpressionLowering expressions) {
		this.lowering = lowering;
		this.expressions = expressions;
	}

	Expression reference(IASTFieldReference e, Scope scope) {
		SourceRange range = lowering.places().of(e);
		Optional<IBinding> binding = lowering.unit().isC() ? Optional.empty() : lowering.names().binding(e.getFieldName(), scope);
		if (binding.orElse(null) instanceof IVariable v && (!(v instanceof IField) || v instanceof ICPPField f && f.isStatic())) {
			return ExpressionLowering.variable(lowering.globals().of(v), range);
		}
		return field(object(e, scope), Names.simple(e.getFieldName()), binding, range);
	}

	/** The object whose member is meant: for {@code p->f} what {@code p} points to. */
	Expression object(IASTFieldReference e, Scope scope) {
		Expression owner = expressions.lower(e.getFieldOwner(), scope);
		if (!e.isPointerDereference()) {
			return owner;
		}
		Expression pointer = owner;
		if (owner.type() instanceof RecordType) {
			pointer = expressions.calls().arrow(e, owner, scope).orElse(owner);
		}
		return new Dereference(pointer, Arithmetic.pointee(pointer.type()), pointer.range());
	}

	private Expression field(Expression object, String name, Optional<IBinding> binding, SourceRange range) {
		Optional<Field> field = lowering.records().field(object.type(), name);
		if (field.isEmpty()) {
			return new Unmodelled(Unit.expressionGap(range, "the member '" + name + "' is not known"), List.of(object),
					new UnknownType(name), range);
		}
		Type type = field.get().type();
		Expression member = new Member(object, name, type, range);
		boolean reference = binding.isPresent()
				? binding.get() instanceof IField f && BindingTypes.isReference(f.getType())
				: isReference(object.type(), name);
		return reference && type instanceof PointerType p ? new Dereference(member, p.pointee(), range) : member;
	}

	/** Whether a class says that a member is a reference: names of a text that was parsed on its own have no bindings. */
	private boolean isReference(Type owner, String name) {
		return lowering.records().classOf(owner).stream().flatMap(c -> Arrays.stream(c.getFields()))
				.anyMatch(f -> f.getName().equals(name) && BindingTypes.isReference(f.getType()));
	}

	/** A member that is named without its object, which is then {@code *this}; empty if the name is none. */
	Optional<Expression> implicit(IASTName name, SourceRange range, Scope scope) {
		return scope.frame().self()
				.filter(self -> lowering.records().field(Arithmetic.pointee(self.type()), Names.simple(name)).isPresent())
				.map(self -> field(self(self, range), Names.simple(name), lowering.names().binding(name, scope), range));
	}

	/** {@code *this} where it is not written: it stands where its member is named. */
	static Expression self(Variable self, SourceRange range) {
		return new Dereference(new VariableReference(self, range), Arithmetic.pointee(self.type()), range);
	}
}
