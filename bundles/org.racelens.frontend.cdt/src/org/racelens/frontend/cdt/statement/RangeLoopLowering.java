package org.racelens.frontend.cdt.statement;

import java.util.ArrayList;
import java.util.List;
import java.util.Optional;
import org.eclipse.cdt.core.dom.ast.IASTDeclarator;
import org.eclipse.cdt.core.dom.ast.IASTInitializerClause;
import org.eclipse.cdt.core.dom.ast.IASTSimpleDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTRangeBasedForStatement;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTReferenceOperator;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPASTStructuredBindingDeclaration;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPClassType;
import org.eclipse.cdt.core.dom.ast.cpp.ICPPMethod;
import org.racelens.frontend.cdt.lowering.LoweringParts;
import org.racelens.frontend.cdt.lowering.Operators;
import org.racelens.frontend.cdt.lowering.Statements;
import org.racelens.frontend.cdt.source.Declarators;
import org.racelens.frontend.cdt.source.Places;
import org.racelens.frontend.cdt.unit.Addresses;
import org.racelens.frontend.cdt.unit.Arithmetic;
import org.racelens.frontend.cdt.unit.Scope;
import org.racelens.frontend.cdt.unit.Scope.OfVariable;
import org.racelens.frontend.cdt.unit.Unit;
import org.racelens.frontend.cdt.unit.Unlowered;
import org.racelens.model.expression.Expression;
import org.racelens.model.expression.Expression.Binary;
import org.racelens.model.expression.Expression.Dereference;
import org.racelens.model.expression.Expression.Increment;
import org.racelens.model.expression.Expression.IntegerLiteral;
import org.racelens.model.expression.Expression.Subscript;
import org.racelens.model.expression.Expression.VariableReference;
import org.racelens.model.expression.Operator;
import org.racelens.model.expression.Type;
import org.racelens.model.expression.Type.ArrayType;
import org.racelens.model.expression.Type.IntegerType;
import org.racelens.model.expression.Type.PointerType;
import org.racelens.model.expression.Type.RecordType;
import org.racelens.model.expression.Variable;
import org.racelens.model.expression.Variable.Storage;
import org.racelens.model.source.SourceRange;
import org.racelens.openmp.program.Statement;
import org.racelens.openmp.program.Statement.Block;
import org.racelens.openmp.program.Statement.Declaration;
import org.racelens.openmp.program.Statement.Loop;
import org.racelens.openmp.program.Statement.Unmodelled;

/** {@code for (T x : range)}: over an array a loop over its index, over an object whose iterators are pointers a loop over a pointer. */
final class RangeLoopLowering {
	private final LoweringParts lowering;

	RangeLoopLowering(LoweringParts lowering) {
		this.lowering = lowering;
	}

	Statement lower(ICPPASTRangeBasedForStatement s, SourceRange range, Scope outer) {
		Scope scope = outer.inner();
		Expression object = s.getInitializerClause() == null ? null : lowering.expressions().lower(s.getInitializerClause(), scope);
		boolean oneName = s.getDeclaration() instanceof ICPPASTStructuredBindingDeclaration
				|| s.getDeclaration() instanceof IASTSimpleDeclaration d && d.getDeclarators().length == 1;
		boolean place = object instanceof VariableReference || object instanceof Dereference || object instanceof Expression.Member
				|| object instanceof Subscript;
		if (oneName && place && !isSimple(object)) {
			return named(s, object, range, scope);
		}
		if (oneName && place && object.type() instanceof ArrayType a && a.length().isPresent()) {
			return overArray(s, object, a, range, scope);
		}
		boolean made = oneName && !place && object != null && object.type() instanceof RecordType
				&& !lowering.constructions().isDestroyed(object.type());
		return made
				? named(s, lowering.constructions().referred(object, scope), range, scope)
				: overObject(s, object, oneName && place, range, scope);
	}

	private static boolean isSimple(Expression e) {
		return e instanceof VariableReference || e instanceof Dereference d && d.pointer() instanceof VariableReference
				|| e instanceof Expression.Member m && isSimple(m.object());
	}

	/** The range is evaluated once: a reference to it takes its place, and a temporary lives as long as that. C++17 [stmt.ranged] */
	private Statement named(ICPPASTRangeBasedForStatement s, Expression object, SourceRange range, Scope scope) {
		SourceRange place = object.range();
		Variable pointer = lowering.unit()
				.numbered(new Variable(0, "(range)", new PointerType(object.type(), false), Storage.LOCAL, true, place));
		Declaration declared = new Declaration(pointer, Optional.of(Addresses.ofArgument(object)), place);
		Expression referred = new Dereference(new VariableReference(pointer, place), object.type(), place);
		Statement loop = object.type() instanceof ArrayType a && a.length().isPresent()
				? overArray(s, referred, a, range, scope)
				: overObject(s, referred, true, range, scope);
		return loop instanceof Unmodelled ? loop : new Block(List.of(declared, loop), range);
	}

	private Statement overObject(ICPPASTRangeBasedForStatement s, Expression object, boolean place, SourceRange range, Scope scope) {
		Optional<Expression> begin = place ? iterator(object, "begin", scope) : Optional.empty();
		Optional<Expression> end = place ? iterator(object, "end", scope) : Optional.empty();
		if (begin.isEmpty() || end.isEmpty()) {
			return unmodelled(s, object, range, scope);
		}
		return begin.get().type() instanceof PointerType
				? overPointers(s, begin.get(), end.get(), range, scope)
				: overIterators(s, begin.get(), end.get(), range, scope).orElseGet(() -> unmodelled(s, object, range, scope));
	}

	/** A loop over an object of an iterator class: its operators are called. */
	private Optional<Statement> overIterators(ICPPASTRangeBasedForStatement s, Expression begin, Expression end, SourceRange range,
			Scope scope) {
		SourceRange place = begin.range();
		Variable iterator = lowering.unit().numbered(new Variable(0, "(iterator)", begin.type(), Storage.LOCAL, false, place));
		Variable bound = lowering.unit().numbered(new Variable(0, "(end)", end.type(), Storage.LOCAL, true, place));
		Expression use = new VariableReference(iterator, place);
		Operators operators = lowering.expressions().operators();
		Optional<Expression> test = operators.call("operator !=", List.of(use, new VariableReference(bound, place)), s, place, scope);
		Optional<Expression> update = operators.call("operator ++", List.of(use), s, place, scope);
		Optional<Expression> element = operators.call("operator *", List.of(use), s, place, scope);
		if (test.isEmpty() || update.isEmpty() || element.isEmpty() || lowering.constructions().isDestroyed(begin.type())) {
			return Optional.empty();
		}
		Statement init = Statements.single(copied(iterator, begin, scope), place);
		List<Statement> before = new ArrayList<>(copied(bound, end, scope));
		before.add(loop(s, init, test.get(), update.get(), element.get(), range, scope));
		return Optional.of(new Block(before, range));
	}

	/** A variable that starts as a copy of an object. */
	private List<Statement> copied(Variable variable, Expression value, Scope scope) {
		SourceRange place = variable.declaration();
		Optional<Expression> copy = value.type().equals(variable.type())
				? lowering.constructions().started(Addresses.of(new VariableReference(variable, place), place), value, scope)
				: Optional.empty();
		return copy.<List<Statement>>map(
				c -> List.of(new Declaration(variable, Optional.empty(), place), new Statement.ExpressionStatement(c, place)))
				.orElseGet(() -> List.of(new Declaration(variable, Optional.of(value), place)));
	}

	/** The call of a member that yields a pointer. */
	private Optional<Expression> iterator(Expression object, String name, Scope scope) {
		ICPPClassType type = lowering.records().classOf(object.type()).orElse(null);
		if (type == null) {
			return Optional.empty();
		}
		for (ICPPMethod m : type.getDeclaredMethods()) {
			if (m.getName().equals(name) && m.getParameters().length == 0) {
				Expression self = Addresses.of(object, object.range());
				Expression call = lowering.expressions().calls().direct(m, Optional.of(self), new IASTInitializerClause[0], object.range(),
						scope);
				return Optional.of(call).filter(c -> c.type() instanceof PointerType || c.type() instanceof RecordType);
			}
		}
		return Optional.empty();
	}

	private Statement unmodelled(ICPPASTRangeBasedForStatement s, Expression object, SourceRange range, Scope scope) {
		List<Statement> parts = new ArrayList<>();
		if (object != null) {
			parts.add(new Statement.ExpressionStatement(object, object.range()));
		}
		if (s.getDeclaration() != null) {
			parts.addAll(s.getDeclaration() instanceof ICPPASTStructuredBindingDeclaration
					? List.of()
					: lowering.declarations().local(s.getDeclaration(), scope));
		}
		parts.addAll(lowering.statements().lower(s.getBody(), scope));
		return new Unmodelled(Unit.statementGap(range, Unlowered.LOOP_OVER_THIS_RANGE_IS_NOT_MODELLED.of()), parts, range);
	}

	private Statement overArray(ICPPASTRangeBasedForStatement s, Expression array, ArrayType type, SourceRange range, Scope scope) {
		SourceRange place = array.range();
		Variable index = lowering.unit().numbered(new Variable(0, "(index)", IntegerType.SIZE, Storage.LOCAL, false, place));
		Expression use = new VariableReference(index, place);
		Expression zero = new IntegerLiteral(0, IntegerType.SIZE, place);
		Expression test = new Binary(Operator.LESS, use, type.length().get(), IntegerType.BOOL, place);
		Statement init = new Declaration(index, Optional.of(zero), place);
		Expression update = new Increment(true, false, use, IntegerType.SIZE, place);
		return loop(s, init, test, update, new Subscript(array, use, type.element(), place), range, scope);
	}

	private Statement overPointers(ICPPASTRangeBasedForStatement s, Expression begin, Expression end, SourceRange range, Scope scope) {
		SourceRange place = begin.range();
		Variable iterator = lowering.unit().numbered(new Variable(0, "(iterator)", begin.type(), Storage.LOCAL, false, place));
		Variable bound = lowering.unit().numbered(new Variable(0, "(end)", end.type(), Storage.LOCAL, true, place));
		Expression use = new VariableReference(iterator, place);
		Expression test = new Binary(Operator.NOT_EQUAL, use, new VariableReference(bound, place), IntegerType.BOOL, place);
		Statement init = new Declaration(iterator, Optional.of(begin), place);
		Expression update = new Increment(true, false, use, begin.type(), place);
		Expression element = new Dereference(use, Arithmetic.pointee(begin.type()), place);
		Statement loop = loop(s, init, test, update, element, range, scope);
		return new Block(List.of(new Declaration(bound, Optional.of(end), place), loop), range);
	}

	private Statement loop(ICPPASTRangeBasedForStatement s, Statement init, Expression test, Expression update, Expression element,
			SourceRange range, Scope scope) {
		List<Statement> body = new ArrayList<>();
		body.addAll(s.getDeclaration() instanceof ICPPASTStructuredBindingDeclaration binding
				? lowering.declarations().bound(binding, element, scope)
				: element((IASTSimpleDeclaration) s.getDeclaration(), element, scope));
		body.add(lowering.statements().body(s.getBody(), Places.end(s.getInitializerClause()), scope));
		return new Loop(Optional.of(init), Optional.of(test), Optional.of(update), false,
				new Block(lowering.destruction().atEnd(body, scope), range), range);
	}

	private List<Statement> element(IASTSimpleDeclaration declaration, Expression element, Scope scope) {
		IASTDeclarator d = declaration.getDeclarators()[0];
		boolean reference = d.getPointerOperators().length > 0 && d.getPointerOperators()[0] instanceof ICPPASTReferenceOperator;
		boolean deduced = Declarators.isAuto(declaration.getDeclSpecifier());
		Type base = deduced ? element.type() : lowering.types().specified(declaration.getDeclSpecifier(), scope);
		Type type = reference ? new PointerType(base, false) : base;
		Variable written = new Variable(0, d.getName().toString(), type, Storage.LOCAL, declaration.getDeclSpecifier().isConst(),
				lowering.places().of(d.getName()));
		Variable variable = lowering.unit().numbered(reference ? written.reference() : written);
		scope.declare(d.getName().toString(), new OfVariable(variable, reference));
		return copied(variable,
				reference ? Addresses.of(element, element.range()) : lowering.conversions().to(base, element, scope),
				scope);
	}
}
