package org.racelens.frontend.cdt.expression;

import java.util.Arrays;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTFieldReference;
import org.eclipse.cdt.core.dom.ast.IASTName;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IField;
import org.eclipse.cdt.core.dom.ast.IType;
import org.eclipse.cdt.core.dom.ast.IVariable;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTQualifiedName;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPField;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Members;
import org.racelens.frontend.cdt.lowering.Names;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.References;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Member;
import org.racelens.model.expression.Expression.Unmodelled;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Type.UnknownType;
import org.racelens.model.source.SourceRange;

/** Accesses to members: {@code s.f}, {@code p->f}, and {@code f} inside a member function. */
final class MemberLowering implements Members {
	private final LoweringParts lowering;
	private final ExpressionLowering expressions;

	MemberLowering(LoweringParts lowering, ExpressionLowering expressions) {
		this.lowering = lowering;
		this.expressions = expressions;
	}

	Expression reference(IASTFieldReference e, Scope scope) {
		SourceRange range = lowering.places().of(e);
		Optional<IBinding> binding = lowering.unit().isC() ? Optional.empty() : lowering.names().binding(e.getFieldName(), scope);
		if (binding.orElse(null) instanceof IVariable v && (!(v instanceof IField) || v instanceof ICPPField f && f.isStatic())) {
			return lowering.globals().of(v).use(range);
		}
		return field(named(object(e, scope), e.getFieldName(), scope), Names.simple(e.getFieldName()), binding, range);
	}

	/** The part of an object in which a name with its class is looked up: {@code d.B::f}. C++17 §6.4.5, §8.2.5p4 */
	Expression named(Expression object, IASTName name, Scope scope) {
		if (!(name instanceof ICPPASTQualifiedName q) || q.getQualifier().length == 0 || !(object.type() instanceof RecordType own)) {
			return object;
		}
		IBinding qualifier = q.getQualifier()[q.getQualifier().length - 1].resolveBinding();
		if (!(scope.frame().templateArguments().binding(qualifier) instanceof IType t)
				|| !(lowering.bindingTypes().of(t, scope.frame().templateArguments()) instanceof RecordType part) || part.equals(own)) {
			return object;
		}
		Expression pointer = lowering.conversions().to(new PointerType(part, false), Addresses.ofArgument(object), scope);
		return pointer.type().equals(new PointerType(part, false)) ? new Dereference(pointer, part, object.range()) : object;
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
			return new Unmodelled(Unit.expressionGap(range, Unlowered.MEMBER_X_IS_NOT_KNOWN.of(name)), List.of(object),
					new UnknownType(name), range);
		}
		Type type = field.get().type();
		Expression member = new Member(object, name, type, range);
		boolean reference = binding.isPresent()
				? binding.get() instanceof IField f && References.isReference(f.getType())
				: isReference(object.type(), name);
		return reference && type instanceof PointerType p ? new Dereference(member, p.pointee(), range) : member;
	}

	@Override
	public boolean isReference(Type owner, String name) {
		return lowering.records().classOf(owner).stream().flatMap(c -> Arrays.stream(c.getFields()))
				.anyMatch(f -> f.getName().equals(name) && References.isReference(f.getType()));
	}

	/** A member that is named without its object, which is then {@code *this}; empty if the name is none. */
	Optional<Expression> implicit(IASTName name, SourceRange range, Scope scope) {
		return scope.frame().self().map(self -> named(Addresses.self(self, range), name, scope))
				.filter(object -> lowering.records().field(object.type(), Names.simple(name)).isPresent())
				.map(object -> field(object, Names.simple(name), lowering.names().binding(name, scope), range));
	}
}
