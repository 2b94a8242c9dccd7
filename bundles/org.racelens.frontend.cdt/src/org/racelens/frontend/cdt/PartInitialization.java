package org.racelens.frontend.cdt;

import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTNode;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPConstructor;
import org.racelens.model.expr.Expression;
import org.racelens.model.expr.Expression.Unmodelled;
import org.racelens.model.source.SourceRange;
import org.racelens.model.type.RecordDefinition.Field;
import org.racelens.model.type.Type;
import org.racelens.model.type.Type.RecordType;

/**
 * What the elements of an array and the members of an aggregate start with, each from a clause of its own: in C++ constructors and
 * conversions run. C++17 §11.6.1p3, §11.6p17
 */
final class PartInitialization {
	private final Lowering lowering;

	PartInitialization(Lowering lowering) {
		this.lowering = lowering;
	}

	/** Whether a class makes its objects by constructors that are written, so that lists in braces are arguments. C++17 §11.6.1p1 */
	boolean isMade(Type type) {
		return !lowering.unit().isC() && type instanceof RecordType
				&& lowering.records().classOf(type).filter(this::hasConstructors).isPresent();
	}

	private boolean hasConstructors(ICPPClassType type) {
		for (ICPPConstructor c : type.getConstructors()) {
			if (!c.isImplicit() && !lowering.functions().isDefaulted(c)) {
				return true;
			}
		}
		return false;
	}

	/** The object that a constructor makes of a clause; empty where none is called. */
	Optional<Expression> made(IASTInitializerClause clause, Type type, Scope scope) {
		if (!isMade(type)) {
			return Optional.empty();
		}
		boolean braced = clause instanceof IASTInitializerList;
		IASTInitializerClause[] arguments = clause instanceof IASTInitializerList list ? list.getClauses()
				: new IASTInitializerClause[] { clause };
		Optional<Expression> same = arguments.length == 1 ? same(arguments[0], type, scope) : Optional.empty();
		if (same.isPresent()) {
			return same.map(v -> lowering.constructions().copied(v, scope));
		}
		if (!braced) {
			Expression converted = converted(lowering.expressions().initial(clause, scope), type, scope);
			if (converted.type().equals(type) && !(converted instanceof Unmodelled)) {
				return Optional.of(lowering.constructions().kept(type, converted, scope));
			}
		}
		IASTNode owner = braced ? clause : clause.getParent();
		return lowering.constructions().temporary(owner, arguments, type, lowering.places().of(clause), scope)
				.map(v -> lowering.constructions().kept(type, v, scope));
	}

	/** The object that a list has in its braces alone, of the class that is to be made or of one derived from it. C++17 §11.6.4p3.1 */
	Optional<Expression> same(IASTInitializerList list, Type type, Scope scope) {
		return list.getClauses().length == 1 ? same(list.getClauses()[0], type, scope) : Optional.empty();
	}

	private Optional<Expression> same(IASTInitializerClause clause, Type type, Scope scope) {
		if (lowering.unit().isC() || !(type instanceof RecordType) || !(clause instanceof IASTExpression)) {
			return Optional.empty();
		}
		Expression value = lowering.expressions().initial(clause, scope);
		return lowering.conversions().isPart(type, value.type()) ? Optional.of(value) : Optional.empty();
	}

	/** What a member starts with that a list leaves out, where that is not zero. C++17 §11.6.1p8 */
	Optional<Expression> omitted(Type whole, Field member, SourceRange range, Scope scope) {
		Optional<IASTInitializer> own = lowering.records().classOf(whole).flatMap(lowering.records()::definition)
				.flatMap(d -> initializer(d, member.name()));
		if (own.isEmpty()) {
			return isMade(member.type()) ? lowering.constructions()
					.temporary(null, new IASTInitializerClause[0], member.type(), range, scope)
					.map(v -> lowering.constructions().kept(member.type(), v, scope)) : Optional.empty();
		}
		IASTInitializerClause[] clauses = ConstructionLowering.arguments(own.get());
		boolean plain = clauses.length == 1 && clauses[0] instanceof IASTLiteralExpression l
				&& l.getKind() != IASTLiteralExpression.lk_this && !isMade(member.type());
		return Optional.of(plain ? lowering.initializers().part(clauses[0], member.type(), scope)
				: new Unmodelled(Unit.expressionGap(range, "what '" + member.name() + "' starts with by its declaration is not followed"),
						List.of(), member.type(), range));
	}

	private static Optional<IASTInitializer> initializer(IASTCompositeTypeSpecifier type, String member) {
		for (IASTDeclaration d : type.getMembers()) {
			for (IASTDeclarator declarator : d instanceof IASTSimpleDeclaration s ? s.getDeclarators() : new IASTDeclarator[0]) {
				if (TypeLowering.innermost(declarator).getName().toString().equals(member)) {
					return Optional.ofNullable(declarator.getInitializer());
				}
			}
		}
		return Optional.empty();
	}

	/** A value as a part of a type takes it. */
	Expression converted(Expression value, Type type, Scope scope) {
		return lowering.unit().isC() ? value : lowering.conversions().to(type, value, scope);
	}
}
