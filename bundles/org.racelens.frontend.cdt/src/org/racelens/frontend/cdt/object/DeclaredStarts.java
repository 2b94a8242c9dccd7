package org.racelens.frontend.cdt.object;

import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.ASTVisitor;
import org.eclipse.cdt.core.dom.ast.IASTCompositeTypeSpecifier;
import org.eclipse.cdt.core.dom.ast.IASTDeclaration;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTIdExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.IASTLiteralExpression;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.IBinding;
import org.eclipse.cdt.core.dom.ast.IProblemBinding;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTLambdaExpression;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMember;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.object.ListedParts.MadePart;
import org.racelens.frontend.cdt.source.CdtSemantics;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.unit.ObjectPart;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.Frame;
import org.racelens.frontend.cdt.unit.TemplateArguments;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Call;
import org.racelens.model.expression.Expression.Cast;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.RecordDefinition.Field;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.FloatingType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.VoidType;
import org.racelens.model.source.SourceRange;

/**
 * What the members of an aggregate start with by their declarations, where a braced list leaves them out: a value where it needs no more
 * than that, else code of the class, since other members may be named. C++17 §11.6.1p8
 */
final class DeclaredStarts {
	private final LoweringParts lowering;

	DeclaredStarts(LoweringParts lowering) {
		this.lowering = lowering;
	}

	/** The declarator that gives a member of a class its first value; empty if there is none. */
	Optional<IASTDeclarator> of(Type owner, Field member) {
		return lowering.records().classOf(owner).flatMap(lowering.records()::definition).flatMap(d -> declarator(d, member.name()))
				.filter(d -> d.getInitializer() != null);
	}

	private static Optional<IASTDeclarator> declarator(IASTCompositeTypeSpecifier type, String member) {
		for (IASTDeclaration d : type.getMembers()) {
			for (IASTDeclarator declarator : d instanceof IASTSimpleDeclaration s ? s.getDeclarators() : new IASTDeclarator[0]) {
				if (Declarators.innermost(declarator).getName().toString().equals(member)) {
					return Optional.of(declarator);
				}
			}
		}
		return Optional.empty();
	}

	/** The value of a member; empty where it takes code. */
	Optional<Expression> value(Type owner, Field member, IASTDeclarator declared, Scope scope) {
		IASTInitializerClause[] clauses = ConstructionLowering.arguments(declared.getInitializer());
		if (clauses.length != 1 || clauses[0] instanceof IASTInitializerList || !isPlain(member.type(), clauses[0])) {
			return Optional.empty();
		}
		Frame around = scope.frame();
		TemplateArguments arguments = lowering.records().classOf(owner).map(TemplateArguments::of).orElse(TemplateArguments.NONE);
		Frame ofClass = new Frame(Optional.empty(), around.returnType(), around.returnsReference(), arguments, around.key(),
				around.temporaries());
		return Optional.of(lowering.initializers().part(clauses[0], member.type(), lowering.globals().fileScope().function(ofClass)));
	}

	/** Whether a member starts with a literal, or is a scalar whose first value does not depend on the object. */
	private static boolean isPlain(Type member, IASTInitializerClause clause) {
		boolean literal = clause instanceof IASTLiteralExpression l && l.getKind() != IASTLiteralExpression.lk_this;
		boolean scalar = member instanceof IntegerType || member instanceof FloatingType || member instanceof PointerType;
		return literal || scalar && !ObjectUses.isIn(clause);
	}

	/** The code that makes a member, in a function of its own which gets the object. */
	MadePart code(Type owner, ObjectPart part, Field member, IASTDeclarator declared, SourceRange range) {
		ICPPClassType type = lowering.records().classOf(owner).orElseThrow();
		String function = lowering.functions().requestStart(type, owner, declared);
		return new MadePart(part,
				address -> new Call(function, Optional.empty(), List.of(around(address, owner, member, range)), VoidType.VOID, range));
	}

	/** The address of the object of which a member has an address. */
	private static Expression around(Expression address, Type owner, Field member, SourceRange range) {
		Type bytes = new PointerType(IntegerType.CHAR, false);
		Expression start = new Binary(Operator.SUBTRACT, new Cast(address, bytes, range),
				new IntegerLiteral(member.offset(), IntegerType.LONG, range), bytes, range);
		return new Cast(start, new PointerType(owner, false), range);
	}

	/** Looks for anything that may mean the object itself: its members, {@code this}, functions without a name. */
	private static final class ObjectUses extends ASTVisitor {
		private boolean found;

		private ObjectUses() {
			shouldVisitExpressions = true;
		}

		static boolean isIn(IASTInitializerClause clause) {
			ObjectUses uses = new ObjectUses();
			clause.accept(uses);
			return uses.found;
		}

		@Override
		public int visit(IASTExpression e) {
			found |= e instanceof ICPPASTLambdaExpression
					|| e instanceof IASTLiteralExpression l && l.getKind() == IASTLiteralExpression.lk_this
					|| e instanceof IASTIdExpression id && isOfObject(CdtSemantics.binding(id.getName()));
			return found ? PROCESS_ABORT : PROCESS_CONTINUE;
		}

		private static boolean isOfObject(IBinding binding) {
			return binding == null || binding instanceof IProblemBinding || binding instanceof ICPPMember m && !m.isStatic();
		}
	}
}
