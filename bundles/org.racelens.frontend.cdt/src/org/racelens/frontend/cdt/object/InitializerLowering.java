package org.racelens.frontend.cdt.object;

import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTEqualsInitializer;
import org.eclipse.cdt.core.dom.ast.IASTExpression;
import org.eclipse.cdt.core.dom.ast.IASTInitializer;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTInitializerList;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTConstructorInitializer;
import org.racelens.frontend.cdt.lowering.Initializers;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Aggregates;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.Literals;
import org.racelens.frontend.cdt.unit.ObjectPart;
import org.racelens.frontend.cdt.unit.PartRole;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Temporaries;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Comma;
import org.racelens.model.expression.Expression.InitializerList;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.StringLiteral;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.model.source.SourceRange;

/** Initialisers; braces that are left out are put back, and designators give the positions. C11 §6.7.9. */
public final class InitializerLowering implements Initializers {
	private final LoweringParts lowering;
	private final PartInitialization parts;

	public InitializerLowering(LoweringParts lowering) {
		this.lowering = lowering;
		parts = new PartInitialization(lowering);
	}

	@Override
	public Optional<Expression> of(IASTInitializer initializer, Type type, Scope scope) {
		if (initializer instanceof IASTEqualsInitializer equals) {
			return Optional.of(clause(equals.getInitializerClause(), type, scope));
		}
		if (initializer instanceof IASTInitializerList list) {
			return Optional.of(clause(list, type, scope));
		}
		Optional<IASTInitializerClause[]> given = inParentheses(initializer, scope);
		if (given.filter(c -> c.length == 1).isPresent()) {
			return Optional.of(clause(given.get()[0], type, scope));
		}
		boolean zero = isEmpty(initializer, scope) && !(type instanceof ArrayType) && !parts.isMade(type);
		SourceRange range = zero ? lowering.places().of(initializer) : null;
		return !zero ? Optional.empty()
				: Optional.of(
						type instanceof RecordType ? new InitializerList(List.of(), List.of(), type, range) : Literals.zero(type, range));
	}

	/** Whether an initialiser is a pair of parentheses with nothing in them: the object starts with zeros. C++17 §11.6p8 */
	private boolean isEmpty(IASTInitializer initializer, Scope scope) {
		return inParentheses(initializer, scope).filter(c -> c.length == 0).isPresent();
	}

	private Optional<IASTInitializerClause[]> inParentheses(IASTInitializer initializer, Scope scope) {
		return initializer instanceof ICPPASTConstructorInitializer c ? Optional.of(lowering.packs().given(c.getArguments(), scope))
				: Optional.empty();
	}

	@Override
	public Expression part(IASTInitializerClause clause, Type type, Scope scope) {
		return parts.made(clause, type, scope).orElseGet(() -> {
			Expression value = clause(clause, type, scope);
			boolean object = value.type() instanceof RecordType && value.type().equals(type) && !(value instanceof InitializerList);
			return object ? lowering.constructions().copied(value, scope) : parts.converted(value, type, scope);
		});
	}

	@Override
	public Expression part(IASTInitializerClause clause, Type owner, ObjectPart part, Scope scope) {
		boolean reference = part.role() == PartRole.FIELD && part.type() instanceof PointerType && lowering.expressions().members()
				.isReference(owner, lowering.records().definition(owner).orElseThrow().fields().get((int) part.first()).name());
		Type referent = Arithmetic.pointee(part.type());
		return reference ? parts.bound(clause(clause, referent, scope), referent, scope) : part(clause, part.type(), scope);
	}

	private Expression clause(IASTInitializerClause clause, Type type, Scope scope) {
		if (!(clause instanceof IASTInitializerList list)) {
			return lowering.expressions().initial(clause, scope);
		}
		Optional<Expression> same = parts.same(list, type, scope);
		if (same.isPresent()) {
			return same.get();
		}
		boolean scalar = !(type instanceof ArrayType) && !(type instanceof RecordType);
		IASTInitializerClause[] clauses = list.getClauses();
		if (clauses.length == 1 && isAggregate(type) && clauses[0] instanceof IASTExpression e && Aggregates.isString(type)) {
			Expression only = lowering.expressions().lower(e, scope);
			if (only instanceof StringLiteral) {
				return only;
			}
		}
		return scalar && clauses.length == 1 ? clause(clauses[0], type, scope) : list(list, type, scope);
	}

	private static boolean isAggregate(Type type) {
		return type instanceof ArrayType || type instanceof RecordType;
	}

	@Override
	public Expression list(IASTInitializerList list, Type type, Scope scope) {
		SourceRange range = lowering.places().of(list);
		ListedParts given = new ListClauses(lowering, list, scope).of(type);
		if (!ListedCode.isNeeded(given)) {
			return given.list(range);
		}
		Type whole = type instanceof ArrayType array && array.length().isEmpty() ? ofLength(array, given.end(), range) : type;
		Temporaries temporaries = scope.frame().temporaries();
		Variable variable = temporaries.fresh(lowering.unit(), whole, range);
		Expression object = new VariableReference(variable, range);
		ListedCode code = new ListedCode(lowering, range, scope);
		temporaries.makes(variable, place -> code.at(place, given));
		return new Comma(code.at(Addresses.of(object, range), given), object, range);
	}

	@Override
	public Optional<Expression> made(Expression address, IASTInitializer initializer, Type type, Scope scope) {
		if (isEmpty(initializer, scope) && type instanceof ArrayType) {
			ListedParts none = new ListedParts(type);
			SourceRange range = lowering.places().of(initializer);
			parts.omitted(none, range, scope);
			return Optional.of(new ListedCode(lowering, range, scope).at(address, none));
		}
		Optional<IASTInitializerList> list = braced(initializer).filter(l -> type instanceof ArrayType || l.getClauses().length > 0)
				.filter(l -> parts.mayRunCode(type) && !parts.isTakenWhole(l, type, scope));
		if (list.isEmpty()) {
			return Optional.empty();
		}
		int mark = scope.frame().temporaries().mark();
		ListedParts given = new ListClauses(lowering, list.get(), scope).of(type);
		if (!ListedCode.isNeeded(given)) {
			scope.frame().temporaries().taken(mark);
			return Optional.empty();
		}
		return Optional.of(new ListedCode(lowering, lowering.places().of(list.get()), scope).at(address, given));
	}

	@Override
	public Optional<Expression> row(Expression address, IASTInitializer initializer, Type type, Scope scope) {
		return braced(initializer).filter(l -> type instanceof ArrayType && !Aggregates.isString(type))
				.map(l -> new ListedCode(lowering, lowering.places().of(l), scope).at(address,
						new ListClauses(lowering, l, scope).of(type)));
	}

	@Override
	public Type completed(Type type, IASTInitializer initializer, Scope scope) {
		Optional<IASTInitializerList> list = braced(initializer);
		if (list.isEmpty() || !(type instanceof ArrayType array) || array.length().isPresent() || !parts.mayRunCode(type)) {
			return type;
		}
		int mark = scope.frame().temporaries().mark();
		long length = new ListClauses(lowering, list.get(), scope).of(type).end();
		scope.frame().temporaries().taken(mark);
		return ofLength(array, length, lowering.places().of(list.get()));
	}

	private static Type ofLength(ArrayType array, long length, SourceRange range) {
		return new ArrayType(array.element(), Optional.of(new IntegerLiteral(length, IntegerType.SIZE, range)));
	}

	private static Optional<IASTInitializerList> braced(IASTInitializer initializer) {
		IASTInitializerClause clause = initializer instanceof IASTEqualsInitializer e ? e.getInitializerClause()
				: initializer instanceof IASTInitializerList l ? l : null;
		return clause instanceof IASTInitializerList list ? Optional.of(list) : Optional.empty();
	}
}
